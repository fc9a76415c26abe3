import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the sender is gone before the request was whole or answered. */
export function isLost(request: FastifyRequest): boolean {
  // A request that is made without a socket (inject) has none to lose.
  return request.raw.socket?.destroyed === true;
}

/**
 * Notes a request whose sender went away as 499, the status that proxies log for it: an ordinary
 * lost connection is no fault of ours, and has no answer to log.
 */
export function noteLost(request: FastifyRequest): void {
  request.log.info(
    { method: request.method, route: request.routeOptions.url ?? 'none', status: 499 },
    'request',
  );
}

/** Aborts when the caller goes away before the answer is whole: what it asked for can be given up. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
