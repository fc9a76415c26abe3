import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** What a person reads when the framework refuses before a handler runs. */
const words: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is no such call.',
  413: 'That is too large.',
  415: 'That kind of content is not accepted here.',
};

/** Turns whatever was thrown into the envelope; internals go to the log and never to the answer. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return reply.code(status).send({ status: 0, message: words[status] ?? words[400] });
  }
  request.log.error({ err: error }, 'call failed');
  return reply
    .code(500)
    .send({ status: 0, message: 'Something went wrong on our side. Please try again.' });
}

/** The answer for an address below `/api` that no call has. */
export function noSuchCall(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ status: 0, message: words[404] });
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  return reply.code(refusal.status).send({
    status: refusal.status === 401 ? 401 : 0,
    message: refusal.message,
    ...(refusal.errors.length > 0 && { errors: refusal.errors }),
  });
}
