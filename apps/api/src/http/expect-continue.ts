import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A sender that asks first (`Expect: 100-continue`) is told to go on once its call is known and
 * permitted. One that is refused hears so instead, and never sends the body.
 */
export function answerExpectations(app: FastifyInstance): void {
  const waiting = new WeakSet<FastifyRequest['raw']>();
  app.server.on('checkContinue', (request, response) => {
    waiting.add(request);
    app.server.emit('request', request, response);
  });
  // After `onRequest`, which decides who may call, and before the body is read.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (waiting.delete(request.raw)) reply.raw.writeContinue();
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (waiting.has(request.raw)) reply.header('Connection', 'close');
    done();
  });
}
