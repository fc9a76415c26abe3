import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tokens } from '../adapters/tokens.ts';
import { Refusal } from '../core/refusal.ts';

/** What is no large body: it fits into what a socket holds anyhow. */
const littleBytes = 16 * 1024;
/** Large bodies of one member that arrive at the same time; the back office sends one after the other. */
const bodiesAtOnce = 8;

/**
 * Lets each member send a few large JSON bodies at a time; what is refused is not read. The session
 * that the token names is counted first: while the database is asked whose it is, the connection
 * holds what has come of the body already. A member may have many sessions, so the function that
 * comes back, for the member who is known by then, counts once more.
 */
export function limitStaffBodies(
  app: FastifyInstance,
  tokens: Tokens,
): (request: FastifyRequest) => void {
  const ofSessions = makePlaces<string>();
  const ofMembers = makePlaces<number>();
  app.addHook('onRequest', async (request) => {
    const token = request.headers.authorization;
    if (token === undefined || !isLargeJson(request)) return;
    const session = tokens.readStaffToken(token);
    if (session !== null) ofSessions(session, request);
  });
  return (request) => {
    const id = request.caller?.member?.id;
    if (id !== undefined && isLargeJson(request)) ofMembers(id, request);
  };
}

/** A body in chunks may be large. */
function isLargeJson({ headers }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/form-data')) return false;
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > littleBytes
  );
}

/** Counts requests until their bodies have come whole, or never will. @throws Refusal 429 over the limit */
function makePlaces<Key>(): (key: Key, request: FastifyRequest) => void {
  const arriving = new Map<Key, number>();
  return (key, request) => {
    const count = arriving.get(key) ?? 0;
    if (count >= bodiesAtOnce) {
      throw new Refusal(429, 'Too many large requests at once.', { retryAfter: 5 });
    }
    arriving.set(key, count + 1);
    request.raw.once('close', () => {
      const left = (arriving.get(key) ?? 1) - 1;
      if (left === 0) arriving.delete(key);
      else arriving.set(key, left);
    });
  };
}
