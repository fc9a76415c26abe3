import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { makeBodyMemory } from './body-memory.ts';

/** What bodies of travellers, staff and strangers take together while they arrive. */
const smallBytes = 8 * 1024 * 1024;
/** What the shops' lists of orders take together: eight of the largest ones. */
const largeBytes = 64 * 1024 * 1024;
/** A call that takes more than this is one of the intake's, whose callers have its key. */
const smallLimit = 1024 * 1024;

/**
 * Reads JSON. A body that stalls is ended after a while; until then a thousand of them hold no more
 * than one budget: a new one takes the place of the oldest.
 */
export function readJson(app: FastifyInstance): void {
  const small = makeBodyMemory(smallBytes);
  const large = makeBodyMemory(largeBytes);
  const admitBody = makeMemberBodies();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (request, payload: IncomingMessage, done) => {
    const limit = request.routeOptions.bodyLimit;
    const memory = limit > smallLimit ? large : small;
    const read = async () => {
      if (Number(request.headers['content-length']) > limit) {
        throw new Refusal(413, 'That is too large.');
      }
      const leave = admitBody(request);
      return memory.collect(payload, limit).finally(leave);
    };
    read().then((body) => parse(request, body.toString(), done), done);
  });
}

/** What is no large body: it fits into what a socket holds anyhow. */
const littleBytes = 16 * 1024;
/** Large bodies of one member that arrive at the same time; the back office sends one after the other. */
const bodiesPerMember = 8;

/** Lets each member send a few large bodies at a time; what is refused is not read. */
function makeMemberBodies(): (request: FastifyRequest) => () => void {
  const arriving = new Map<number, number>();
  return (request) => {
    const id = request.caller?.member?.id;
    const isLittle = Number(request.headers['content-length']) <= littleBytes;
    if (id === undefined || isLittle) return () => {};
    const count = arriving.get(id) ?? 0;
    if (count >= bodiesPerMember) {
      throw new Refusal(429, 'Too many large requests at once.', { retryAfter: 5 });
    }
    arriving.set(id, count + 1);
    return () => {
      const left = (arriving.get(id) ?? 1) - 1;
      if (left === 0) arriving.delete(id);
      else arriving.set(id, left);
    };
  };
}
