import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isSameText } from '../core/same-text.ts';
import type { Services } from '../usecases/services.ts';

/** One line, for a person or a scraper. */
interface PlainAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type MetricsServices = Pick<Services, 'env' | 'meters' | 'figures' | 'logger'>;

/**
 * `/metrics` on the port of everything: for whoever has the token, where no port of its own is
 * configured. Never a page of an app.
 */
export function registerMetrics(app: FastifyInstance, services: MetricsServices): void {
  const { port, token } = services.env.metrics;
  app.get('/metrics', async (request, reply) => {
    const isHere = token !== undefined && port === undefined;
    const { status, headers, text } = isHere
      ? await answerMetrics(request.headers.authorization, services)
      : nothingHere;
    return reply
      .code(status)
      .headers({ 'Content-Type': plain, ...headers })
      .send(text);
  });
}

/** A listener for metrics alone. Where a token is configured it is asked for here too. */
export function metricsServer(services: MetricsServices): Server {
  return createServer(async (request, response) => {
    const { status, headers, text } = await answerTo(request, services);
    response.writeHead(status, { 'Content-Type': plain, 'Cache-Control': 'no-store', ...headers });
    response.end(request.method === 'HEAD' ? undefined : text);
  });
}

const plain = 'text/plain; charset=utf-8';
const nothingHere: PlainAnswer = { status: 404, text: 'There is nothing at this address.\n' };

async function answerTo(request: IncomingMessage, services: MetricsServices): Promise<PlainAnswer> {
  const path = (request.url ?? '/').split('?')[0];
  if (path !== '/metrics') return nothingHere;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, text: 'Metrics are only read.\n', headers: { Allow: 'GET, HEAD' } };
  }
  return answerMetrics(request.headers.authorization, services);
}

async function answerMetrics(
  authorization: string | undefined,
  { env, meters, figures, logger }: MetricsServices,
): Promise<PlainAnswer> {
  const { token } = env.metrics;
  if (token !== undefined && !isSameText(authorization ?? '', `Bearer ${token}`)) {
    return {
      status: 401,
      text: 'The metrics token is missing or wrong.\n',
      headers: { 'WWW-Authenticate': 'Bearer' },
    };
  }
  try {
    const page = await meters.page(await figures.read());
    return page === null
      ? nothingHere
      : { status: 200, text: page.text, headers: { 'Content-Type': page.type } };
  } catch (error) {
    logger.error({ err: error }, 'metrics failed');
    return { status: 500, text: 'The metrics could not be read.\n' };
  }
}
