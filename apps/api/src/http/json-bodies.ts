import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Tokens } from '../adapters/tokens.ts';
import { makeBodyMemory } from './body-memory.ts';
import { limitStaffBodies } from './staff-bodies.ts';
import { collectText, requireReadable } from './whole-body.ts';

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
export function readJson(app: FastifyInstance, tokens: Tokens): void {
  const small = makeBodyMemory(smallBytes);
  const large = makeBodyMemory(largeBytes);
  const admitBody = limitStaffBodies(app, tokens);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (request, payload: IncomingMessage, done) => {
    const memory = request.routeOptions.bodyLimit > smallLimit ? large : small;
    const read = async () => {
      requireReadable(request);
      admitBody(request);
      return collectText(memory, request, payload);
    };
    read().then((body) => parse(request, body.toString(), done), done);
  });
}
