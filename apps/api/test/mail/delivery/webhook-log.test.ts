import { randomUUID, sign } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSns } from '../../../src/adapters/mail/delivery/sns-signature.ts';
import { Refusal } from '../../../src/core/refusal.ts';
import { takeSendgridCall } from '../../../src/usecases/mail/delivery/take-sendgrid.ts';
import { takeSnsCall } from '../../../src/usecases/mail/delivery/take-sns.ts';
import { fakeSns, type SnsFields, snsHost, topicArn } from './sns.ts';
import { sendgridKeys, type WebhookApp, webhookApp } from './webhook-app.ts';

const sns = fakeSns();
let app: WebhookApp;
beforeAll(async () => {
  app = await webhookApp(sns.web);
});
afterAll(() => app.stop());

let lines: { level: number; msg: string; err?: { message: string } }[] = [];
beforeEach(() => {
  lines = [];
});
const log = pino(
  { base: null, timestamp: false },
  { write: (line) => lines.push(JSON.parse(line)) },
);
const [info, warn] = [30, 40];

/** What is answered, or how it is refused. */
const endOf = (call: Promise<string>) =>
  call.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, message: error.message };
  });
const unsigned = { status: 403, message: 'This call is not signed as it should be.' };
const noCall = { status: 404, message: 'There is no such call.' };
const refusal = (provider: string, wrong: string) => ({
  level: warn,
  provider,
  wrong,
  msg: 'a webhook call was refused',
});
/** The services of an installation without webhooks. */
const withoutWebhooks = () => {
  const { env } = app.services;
  const webhooks = { topicArn: undefined, sendgridKey: undefined };
  return { ...app.services, env: { ...env, mail: { ...env.mail, webhooks } } };
};

describe('Sendgrid', () => {
  const seconds = () => String(Math.floor(Date.now() / 1000));
  /** A call that is rightly signed unless a signature is given. */
  const call = (text: string, timestamp = seconds(), signature?: string) => {
    const right = sign('sha256', Buffer.from(timestamp + text), sendgridKeys.privateKey);
    const headers: Record<string, string> = {
      'X-Twilio-Email-Event-Webhook-Signature': signature ?? right.toString('base64'),
      'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
    };
    return endOf(takeSendgridCall(app.services, Buffer.from(text), (name) => headers[name], log));
  };

  test('events are counted', async () => {
    const mail = await app.sentMail('sendgrid');
    const event = { event: 'delivered', timestamp: 1_790_000_000, pabean_mail: mail.id };
    const told = [
      { ...event, sg_event_id: 'one' },
      { ...event, sg_event_id: 'one' },
      { ...event, sg_event_id: 'two', pabean_mail: randomUUID() },
    ];
    expect(await call(JSON.stringify(told))).toBe('Recorded.');
    expect(lines).toEqual([
      { level: info, provider: 'sendgrid', kept: 1, repeated: 1, unknown: 1, msg: 'mail events' },
    ]);
  });

  test('a wrong signature is noted', async () => {
    expect(await call('[]', seconds(), 'bm9uc2Vuc2U=')).toEqual(unsigned);
    expect(lines).toEqual([refusal('sendgrid', 'signature')]);
  });

  test.each([
    ['signed', () => `+${seconds()}`],
    ['broken', () => `${seconds()}.0`],
    ['in milliseconds', () => `${seconds()}000`],
    ['of yesterday', () => String(Number(seconds()) - 26 * 3600)],
  ])('a time that is %s is noted', async (_, timestamp) => {
    expect(await call('[]', timestamp())).toEqual(unsigned);
    expect(lines).toEqual([refusal('sendgrid', 'time')]);
  });

  test.each(['no JSON', '"text"', '{}'])('%s is no list of events', async (text) => {
    const message = 'These are no events of Sendgrid.';
    expect(await call(text)).toEqual({ status: 422, message });
    expect(lines).toEqual([]);
  });

  test('without a key there is no such call', async () => {
    const end = endOf(takeSendgridCall(withoutWebhooks(), Buffer.from('[]'), () => undefined, log));
    expect(await end).toEqual(noCall);
  });
});

describe('SNS', () => {
  const call = (fields: SnsFields | string, by = sns) => {
    const text = typeof fields === 'string' ? fields : JSON.stringify(fields);
    const services = { ...app.services, sns: openSns(by.web) };
    return endOf(takeSnsCall(services, Buffer.from(text), log));
  };
  const told = (mailId: string) => ({
    eventType: 'Delivery',
    mail: { messageId: 'sample', tags: { pabean_mail: [mailId] } },
    delivery: { timestamp: '2026-11-20T10:00:00.000Z', smtpResponse: '250 ok' },
  });

  test('events are counted', async () => {
    const mail = await app.sentMail('ses');
    const message = sns.notification(told(mail.id));
    expect(await call(message)).toBe('Recorded.');
    expect(await call(message)).toBe('Recorded.');
    expect(await call(sns.notification({ hello: 'world' }))).toBe('Recorded.');
    const counts = { kept: 0, repeated: 0, unknown: 0 };
    const line = { level: info, provider: 'ses', msg: 'mail events' };
    expect(lines).toEqual([
      { ...line, ...counts, kept: 1 },
      { ...line, ...counts, repeated: 1 },
      { ...line, ...counts },
    ]);
  });

  test.each<[string, () => SnsFields]>([
    ['topic', () => sns.notification({}, { TopicArn: `${topicArn}-other` })],
    ['time', () => sns.notification({}, { Timestamp: 'yesterday' })],
    ['signature', () => ({ ...sns.notification({}), Subject: 'x' })],
    ['address', () => sns.confirmation({ SubscribeURL: 'https://example.com/' })],
  ])('a wrong %s is noted', async (wrong, message) => {
    expect(await call(message())).toEqual(unsigned);
    expect(lines).toEqual([refusal('ses', wrong)]);
  });

  test('what is no message is none', async () => {
    const message = 'This is no message of SNS.';
    expect(await call('{}')).toEqual({ status: 422, message });
  });

  test('without a topic there is no such call', async () => {
    const end = endOf(takeSnsCall(withoutWebhooks(), Buffer.from('{}'), log));
    expect(await end).toEqual(noCall);
  });

  test('the beginning and the end of the subscription are noted', async () => {
    expect(await call(sns.confirmation())).toBe('Confirmed.');
    expect(await call(sns.confirmation({ Type: 'UnsubscribeConfirmation' }))).toBe('Noted.');
    expect(lines).toEqual([
      { level: info, msg: 'The SNS subscription is confirmed' },
      { level: warn, msg: 'The SNS subscription was ended: no more delivery reports' },
    ]);
    // The end is not answered with a new beginning.
    expect(sns.asked.filter((href) => href.startsWith(`${snsHost}/?`))).toHaveLength(1);
  });

  test('a certificate that cannot be had is noted, and the call told to come back', async () => {
    const own = fakeSns();
    own.fail(true);
    expect(await call(own.notification({}), own)).toEqual({
      status: 503,
      message: 'The signature cannot be checked at the moment.',
    });
    expect(lines).toMatchObject([
      {
        level: warn,
        err: { message: 'fetch failed' },
        msg: 'the certificate of SNS could not be had',
      },
    ]);
  });

  test('so is a subscription that cannot be confirmed', async () => {
    const own = fakeSns();
    const known = openSns(own.web);
    const services = { ...app.services, sns: known };
    const take = (fields: SnsFields) =>
      endOf(takeSnsCall(services, Buffer.from(JSON.stringify(fields)), log));
    // The certificate is known from then on.
    await take(own.notification({}));
    lines = [];
    own.fail(true);
    expect(await take(own.confirmation())).toEqual({
      status: 503,
      message: 'The subscription could not be confirmed at the moment.',
    });
    expect(lines).toMatchObject([
      {
        level: warn,
        err: { message: 'fetch failed' },
        msg: 'the subscription could not be confirmed',
      },
    ]);
  });
});
