import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/index.ts';
import { takeSendgridCall } from '../services/mail/delivery/take-sendgrid.ts';
import { takeSnsCall } from '../services/mail/delivery/take-sns.ts';
import { headerOf } from './header.ts';

/** The largest batch of Sendgrid has 768 KB, a message of SNS 256 KB. */
const bodyLimit = 1024 * 1024;

/**
 * What the mail providers tell of messages they took. No calls of the contract: the provider says
 * what they look like, none of our apps makes them, and their bodies are signed byte by byte, so
 * that they are read as they come, whatever kind they say they are.
 */
export function registerWebhooks(app: FastifyInstance, services: Services): void {
  app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    webhooks.post('/api/webhooks/ses', { bodyLimit }, (request, reply) =>
      answer(request, reply, (body) => takeSnsCall(services, body, request.log)),
    );
    webhooks.post('/api/webhooks/sendgrid', { bodyLimit }, (request, reply) =>
      answer(request, reply, (body) =>
        takeSendgridCall(services, body, headerOf(request), request.log),
      ),
    );
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  take: (body: Buffer) => Promise<string>,
): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return reply.send({ status: 1, message: await take(body) });
}
