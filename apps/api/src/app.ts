import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Meters } from './core/metric-events.ts';
import { handlers } from './endpoints/index.ts';
import { type BodyPatience, guardBodies, usualPatience } from './http/body-guard.ts';
import { answerClientError } from './http/client-error.ts';
import { allowCompression } from './http/compression.ts';
import { allowApps } from './http/cross-origin.ts';
import { callName, registerCalls } from './http/dispatch.ts';
import { answerError, noSuchCall } from './http/errors.ts';
import { answerExpectations } from './http/expect-continue.ts';
import { readJson } from './http/json-bodies.ts';
import { noteLost } from './http/lost-connection.ts';
import { registerMetrics } from './http/metrics-server.ts';
import { transportSecurity } from './http/public-https.ts';
import { registerUploads } from './http/uploads-route.ts';
import { registerWebhooks } from './http/webhooks-route.ts';
import { registerStatic } from './static/index.ts';
import { belongsToApi, readableUrl } from './static/route.ts';
import type { Services } from './usecases/services.ts';

/** What an app is made of. */
export interface AppDeps {
  readonly services: Services;
  /** Serve the built apps too, unless they are served elsewhere. */
  readonly serveApps?: boolean;
  /** Serve Storybook beside the apps, as the demo does. */
  readonly demo?: boolean;
  /** How long bodies may take; shorter in tests. */
  readonly bodyPatience?: Partial<BodyPatience> | undefined;
}

/** Builds the whole server without a socket. */
export async function buildApp({
  services,
  serveApps = !services.env.appsElsewhere,
  demo = false,
  bodyPatience,
}: AppDeps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.logger;
  const secureAnswer = (request: FastifyRequest, reply: FastifyReply) => {
    keepPrivate(request, reply);
    reply.headers(transportSecurity(services.env, request.protocol));
  };
  const app = Fastify({
    loggerInstance,
    trustProxy: trustProxy(services.env.trustProxy),
    genReqId: (request) => knownId(request.headers['x-request-id']) ?? randomUUID(),
    // Fastify's own lines hold the address and the whole URL; ours hold neither (house rules).
    logController: new LogController({ disableRequestLogging: true }),
    // A graceful stop closes idle connections at once and waits for the busy ones.
    forceCloseConnections: 'idle',
    // A request that comes over a connection of before is answered to the end, with its last word.
    return503OnClosing: false,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 300 },
    // A broken link in a mail still opens the portal, which says so in the traveller's language.
    rewriteUrl: ({ url = '/' }) => (belongsToApi(url) ? url : readableUrl(url)),
    // An address of the API that cannot be decoded never reaches a route, nor its error handler.
    frameworkErrors: (error, request, reply) => {
      secureAnswer(request, reply);
      return answerError(error, request, reply);
    },
  });
  // Only what a browser asks about first (CORS) is read; a plain form of another site is not.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await allowCompression(app);
  // The reader tells what was too large in our words.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.setErrorHandler(answerError);
  app.server.maxConnections = services.env.maxConnections;
  answerExpectations(app);
  guardBodies(app, { ...usualPatience, ...bodyPatience });
  // Behind the guard, which closes the connection of a body that is refused.
  readJson(app, services.tokens);
  // Hooks of each call do their work at once, without a promise each.
  app.addHook('onRequest', (request, reply, done) => {
    secureAnswer(request, reply);
    done();
  });
  // Before it is said that nothing is at an address: a browser asks there what it may send.
  allowApps(app, services.env);
  app.addHook('onRequest', (request, _reply, done) => {
    // Before the body: what leads nowhere is not read.
    if (request.is404) noSuchCall().catch(done);
    else done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (services.readiness.isDraining()) reply.header('Connection', 'close');
    done();
  });
  app.addHook('onRequestAbort', async (request) => {
    noteLost(request);
    services.meters.call(callName(request), 499);
  });
  app.addHook('onResponse', (request, reply, done) => {
    noteAnswer(request, reply, services.meters);
    done();
  });
  registerCalls(app, services, handlers);
  registerUploads(app, services);
  registerWebhooks(app, services);
  registerMetrics(app, services);
  app.all('/api/*', { onRequest: noSuchCall }, noSuchCall);
  if (serveApps) await registerStatic(app, services.env, { demo });
  return app;
}

/** Counts a call and writes its line. */
function noteAnswer(request: FastifyRequest, reply: FastifyReply, meters: Meters): void {
  meters.call(callName(request), reply.statusCode, reply.elapsedTime / 1000);
  if (reply.statusCode < 400 && !request.url.startsWith('/api/')) return;
  request.log.info(
    {
      method: request.method,
      // The pattern, never the address itself: ids and link signatures stay out of the log.
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  );
}

/** Answers are somebody's own. What may be kept, a built file for example, says so itself later. */
function keepPrivate(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'X-Request-Id': request.id,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
}

/** A proxy's request id, if it is harmless enough for a log line. */
function knownId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

/** A number of proxies means: believe that many hops, counted from us. */
function trustProxy(setting: false | number | string[]) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}
