import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseTrouble } from '../core/database-trouble.ts';
import { Refusal } from '../core/refusal.ts';
import { isLost } from './lost-connection.ts';

/** What a person reads when the framework refuses before a handler runs. */
const words: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is no such call.',
  408: 'The request took too long to arrive.',
  413: 'That is too large.',
  415: 'That kind of content is not accepted here.',
  431: 'The headers of the request are too large.',
};

/** Seconds after which a try is worth it while the database is away or busy. */
const databaseRetryAfter = 5;

/** The envelope of a request that could not be read, as the framework's status says. */
export function unreadable(status: number): { status: 0; message: string | undefined } {
  return { status: 0, message: words[status] ?? words[400] };
}

/** Turns whatever was thrown into the envelope; internals go to the log and never to the answer. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  // It failed because the client has gone; `noteLost` writes the line.
  if (isLost(request)) return reply.code(400).send(unreadable(400));
  const trouble = databaseTrouble(error);
  if (trouble !== null) {
    request.log.warn({ reason: trouble }, 'the database could not be asked');
    return sendRefusal(reply, busy());
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return reply.code(status).send(unreadable(status));
  request.log.error({ err: error }, 'call failed');
  return reply
    .code(500)
    .send({ status: 0, message: 'Something went wrong on our side. Please try again.' });
}

/** Refuses an address that no call has, before its body is read. @throws Refusal 404 */
export async function noSuchCall(): Promise<never> {
  throw new Refusal(404, 'There is no such call.');
}

function busy(): Refusal {
  return new Refusal(503, 'This cannot be done right now. Please try again shortly.', {
    retryAfter: databaseRetryAfter,
  });
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  // The rest of its body is not waited for.
  if (refusal.status === 408) reply.header('Connection', 'close');
  return reply.code(refusal.status).send({
    status: refusal.status === 401 ? 401 : 0,
    message: refusal.message,
    ...(refusal.errors.length > 0 && { errors: refusal.errors }),
    ...(refusal.data && { data: refusal.data }),
  });
}
