import type { FastifyInstance } from 'fastify';
import type { Env } from '../core/env.ts';

/** What a page of another origin may send beside what any page may. */
const requestHeaders = 'Authorization, Content-Type, If-Range, Purpose, Range';
/** What it may read beside what any page may. */
const answerHeaders =
  'Accept-Ranges, Content-Disposition, Content-Range, Date, ETag, Retry-After, X-Request-Id';
/** Seconds that a browser keeps a permission: the most that any of them does. */
const keepFor = 86_400;

/**
 * Lets the two apps call from hosts of their own, with the traveller's cookie, and no other page. Without
 * such hosts nothing is said: pages of this server share its origin.
 */
export function allowApps(
  app: FastifyInstance,
  { appsElsewhere, publicUrls }: Pick<Env, 'appsElsewhere' | 'publicUrls'>,
): void {
  if (!appsElsewhere) return;
  const origins = Object.values(publicUrls).map((url) => new URL(url).origin);
  app.addHook('onRequest', async (request, reply) => {
    // Also where there is none: a cache must not hand the answer for one origin to another.
    reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': answerHeaders,
    });
    const isQuestion = request.headers['access-control-request-method'] !== undefined;
    if (request.method !== 'OPTIONS' || !isQuestion) return;
    return reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT',
        'Access-Control-Allow-Headers': requestHeaders,
        'Access-Control-Max-Age': keepFor,
        'Cache-Control': `private, max-age=${keepFor}`,
      })
      .send();
  });
}
