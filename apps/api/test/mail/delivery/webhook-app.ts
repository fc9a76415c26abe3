import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { MailTransport } from '@pabean/domain';
import { openSns } from '../../../src/adapters/mail/delivery/sns-signature.ts';
import type { SnsWeb } from '../../../src/adapters/mail/delivery/sns-web.ts';
import { buildApp } from '../../../src/app.ts';
import { testApp } from '../../support/app.ts';
import { type SnsFields, topicArn } from './sns.ts';

/** Sendgrid's side of the signature. */
export const sendgridKeys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

const seconds = () => Math.floor(Date.now() / 1000);

/** The real server with both webhooks configured and a stand-in for the addresses of SNS. */
export async function webhookApp(web: SnsWeb) {
  const key = sendgridKeys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const base = await testApp({ env: { SES_SNS_TOPIC_ARN: topicArn, SENDGRID_WEBHOOK_KEY: key } });
  const server = await buildApp({
    services: { ...base.services, sns: openSns(web) },
    serveApps: false,
  });

  async function post(url: string, payload: string, headers: Record<string, string>) {
    const answer = await server.inject({ method: 'POST', url, payload, headers });
    return { http: answer.statusCode, ...answer.json<{ status: number; message: string }>() };
  }

  return {
    ...base,
    /** As SNS does: JSON that says it is plain text. */
    sns: (fields: SnsFields) =>
      post('/api/webhooks/ses', JSON.stringify(fields), {
        'content-type': 'text/plain; charset=UTF-8',
        'x-amz-sns-topic-arn': topicArn,
      }),
    sendgrid(
      events: unknown,
      { timestamp = String(seconds()), key = sendgridKeys.privateKey, sent = '' } = {},
    ) {
      const body = JSON.stringify(events);
      const signature = sign('sha256', Buffer.from(timestamp + body), key).toString('base64');
      return post('/api/webhooks/sendgrid', sent || body, {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-signature': signature,
        'x-twilio-email-event-webhook-timestamp': timestamp,
      });
    },
    post,
    /** A message that was sent, of a new order unless one is named. */
    async sentMail(transport: MailTransport, orderId?: string) {
      const order = await base.order(orderId ?? (await base.newOrder()));
      const id: string = randomUUID();
      const mail = { id, providerMessageId: randomUUID().replaceAll('-', '') };
      await base.db
        .insertInto('mail_message')
        .values({
          id: mail.id,
          order_pk: order.id,
          kind: 'resend',
          recipient: 'maren@example.com',
          subject: 'Your customs declaration',
          html: '<p>Hello</p>',
          body_text: 'Hello',
          document_id: null,
          mail_service_provider: transport === 'ses' ? 'AWS' : 'Sendgrid',
          state: 'sent',
          transport,
          provider_message_id: mail.providerMessageId,
          created_by: null,
          sent_at: new Date(),
        })
        .execute();
      return { ...mail, orderId: order.order_id };
    },
    async stop() {
      await server.close();
      await base.stop();
    },
  };
}

export type WebhookApp = Awaited<ReturnType<typeof webhookApp>>;

/** Where a message stands, and what the history of its order says of it. */
export async function deliveryOf(app: WebhookApp, mail: { id: string; orderId: string }) {
  const row = await app.db
    .selectFrom('mail_message')
    .select(['delivery', 'delivery_words', 'delivery_at'])
    .where('id', '=', mail.id)
    .executeTakeFirstOrThrow();
  const history = (await app.history(mail.orderId)).map(({ action, detail }) => ({
    action,
    detail,
  }));
  return { ...row, history, told: history.map(({ detail }) => detail.state) };
}
