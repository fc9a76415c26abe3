import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disputeWebhooks, takeGatewayCall } from '../usecases/disputes/take-webhook.ts';
import { refusedCall } from '../usecases/mail/delivery/refused-call.ts';
import { takeSendgridCall } from '../usecases/mail/delivery/take-sendgrid.ts';
import { takeSnsCall } from '../usecases/mail/delivery/take-sns.ts';
import type { Services } from '../usecases/services.ts';
import { makeBodyMemory } from './body-memory.ts';
import { noSuchCall } from './errors.ts';
import { headerOf } from './header.ts';
import { collectText, requireReadable } from './whole-body.ts';

/** A message of SNS has 256 KB at most before it is written as JSON, a batch of Sendgrid 768 KB. */
const limits = { ses: 512 * 1024, sendgrid: 1024 * 1024, gateway: 1024 * 1024 };

/** Whether a body is signed shows when it is whole: what strangers make us hold until then. */
const heldBytes = 8 * 1024 * 1024;

/**
 * What the mail providers tell of messages they took, and gateways of disputes. No calls of the contract: the provider says
 * what they look like, none of our apps makes them, and their bodies are signed byte by byte, so
 * that they are read as they come, whatever kind they say they are.
 */
export function registerWebhooks(app: FastifyInstance, services: Services): void {
  app.register(async (webhooks) => {
    const { topicArn, sendgridKey } = services.env.mail.webhooks;
    const memory = makeBodyMemory(heldBytes);
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) => {
      requireReadable(request);
      return collectText(memory, request, payload);
    });
    // Before the body: who may not call is not read to. The headers prove nothing yet; they keep
    // callers out who do not even know whose messages these are.
    const sesOnly = async (request: FastifyRequest) => {
      if (topicArn === undefined) await noSuchCall();
      const named = request.headers['x-amz-sns-topic-arn'];
      if (named !== topicArn) throw refusedCall(request.log, 'ses', 'topic');
    };
    const sendgridOnly = async (request: FastifyRequest) => {
      if (sendgridKey === undefined) await noSuchCall();
      const signature = request.headers['x-twilio-email-event-webhook-signature'];
      if (signature === undefined) throw refusedCall(request.log, 'sendgrid', 'signature');
    };
    webhooks.post(
      '/api/webhooks/ses',
      { bodyLimit: limits.ses, onRequest: sesOnly },
      (request, reply) =>
        answer(request, reply, (body) => takeSnsCall(services, body, request.log)),
    );
    webhooks.post(
      '/api/webhooks/sendgrid',
      { bodyLimit: limits.sendgrid, onRequest: sendgridOnly },
      (request, reply) =>
        answer(request, reply, (body) =>
          takeSendgridCall(services, body, headerOf(request), request.log),
        ),
    );
    for (const webhook of disputeWebhooks(services.env)) {
      const { gateway, signatureHeader } = webhook;
      webhooks.post(
        `/api/webhooks/${gateway}`,
        {
          bodyLimit: limits.gateway,
          onRequest: async (request) => {
            if (signatureHeader === null || request.headers[signatureHeader]) return;
            throw refusedCall(request.log, gateway, 'signature');
          },
        },
        (request, reply) =>
          answer(request, reply, (body) =>
            takeGatewayCall(services, webhook, body, headerOf(request), request.log),
          ),
      );
    }
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
