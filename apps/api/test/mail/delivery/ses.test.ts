import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { certificateUrl, fakeSns, snsHost, topicArn } from './sns.ts';
import { deliveryOf, type WebhookApp, webhookApp } from './webhook-app.ts';

const sns = fakeSns();
let app: WebhookApp;
beforeAll(async () => {
  app = await webhookApp(sns.web);
});
afterAll(() => app.stop());

const at = '2026-11-20T10:00:00.000Z';
type Sent = Awaited<ReturnType<WebhookApp['sentMail']>>;
const mailOf = ({ id, providerMessageId }: Sent) => ({
  messageId: providerMessageId,
  tags: { pabean_mail: [id], 'ses:from-domain': ['example.com'] },
});
const bounce = (mail: Sent, bounceType = 'Permanent') => ({
  eventType: 'Bounce',
  mail: mailOf(mail),
  bounce: {
    bounceType,
    bounceSubType: 'General',
    timestamp: at,
    bouncedRecipients: [
      {
        emailAddress: 'maren@example.com',
        diagnosticCode: 'smtp; 550 5.1.1 <maren@example.com> unknown',
      },
    ],
  },
});
const refused = { http: 403, status: 0, message: 'This call is not signed as it should be.' };

describe('a genuine notification', () => {
  test.each(['1', '2'])('of signature version %s is recorded, words and time too', async (v) => {
    const mail = await app.sentMail('ses');
    expect(
      await app.sns(sns.notification(bounce(mail), { SignatureVersion: v, Subject: 'Mail' })),
    ).toMatchObject({ http: 200, status: 1 });
    expect(await deliveryOf(app, mail)).toMatchObject({
      delivery: 'bounced',
      delivery_words: 'General: smtp; 550 5.1.1 <maren@example.com> unknown',
      delivery_at: at,
      history: [
        {
          action: 'mail-delivery',
          detail: { mailId: mail.id, provider: 'AWS', state: 'bounced' },
        },
      ],
    });
  });

  test('the history holds neither the address nor the words', async () => {
    const mail = await app.sentMail('ses');
    await app.sns(sns.notification(bounce(mail)));
    const history = await app.history(mail.orderId);
    // An id of a mail may have these three digits, but no blank behind them.
    expect(JSON.stringify(history)).not.toMatch(/example\.com|Maren|550 /);
    expect(history[0]).toMatchObject({ actor_kind: 'system', actor_name: 'AWS', ip: null });
  });

  test.each([
    ['Transient', 'bounced-soft'],
    ['Undetermined', 'bounced-soft'],
    ['Permanent', 'bounced'],
  ])('%s bounce: %s', async (type, state) => {
    const mail = await app.sentMail('ses');
    await app.sns(sns.notification(bounce(mail, type)));
    expect(await deliveryOf(app, mail)).toMatchObject({ delivery: state });
  });

  test('feedback without tags is known by the id of SES', async () => {
    const mail = await app.sentMail('ses');
    const told = {
      notificationType: 'Delivery',
      mail: { messageId: mail.providerMessageId },
      delivery: { timestamp: at, smtpResponse: '250 ok' },
    };
    await app.sns(sns.notification(told));
    expect(await deliveryOf(app, mail)).toMatchObject({
      delivery: 'delivered',
      delivery_words: '250 ok',
    });
  });

  test('delays, complaints and rejections are told too', async () => {
    const states = [];
    for (const told of [
      { eventType: 'DeliveryDelay', deliveryDelay: { delayType: 'MailboxFull', timestamp: at } },
      {
        eventType: 'Complaint',
        complaint: { complaintFeedbackType: 'abuse', timestamp: at },
      },
      { eventType: 'Reject', reject: { reason: 'Bad content' } },
    ]) {
      const mail = await app.sentMail('ses');
      await app.sns(sns.notification({ ...told, mail: mailOf(mail) }));
      const { delivery, delivery_words } = await deliveryOf(app, mail);
      states.push([delivery, delivery_words]);
    }
    expect(states).toEqual([
      ['deferred', 'MailboxFull'],
      ['complained', 'abuse'],
      ['bounced', 'Bad content'],
    ]);
  });

  test.each([
    { eventType: 'Open', mail: { messageId: 'x' } },
    { hello: 'world' },
    'Successfully validated SNS topic for Amazon SES event publishing.',
  ])('that tells of no delivery changes nothing: %j', async (message) => {
    const { n } = await events();
    expect(await app.sns(sns.notification(message))).toMatchObject({ http: 200 });
    expect(await events()).toEqual({ n });
  });

  test("of a message that is not ours changes nothing, and is no fault of SNS's", async () => {
    const { n } = await events();
    const stranger = { id: 'not-ours', providerMessageId: 'not-ours-either', orderId: '' };
    expect(await app.sns(sns.notification(bounce(stranger)))).toMatchObject({ http: 200 });
    expect(await events()).toEqual({ n });
  });

  test('the certificate was fetched once for all of them', () => {
    expect(sns.asked).toEqual([certificateUrl]);
  });
});

describe('refused, and nothing recorded', () => {
  test.each<[string, (mail: Sent) => Record<string, string>]>([
    ['signed by another key', (mail) => sns.notification(bounce(mail), {}, makeCertificate())],
    [
      'changed after it was signed',
      (mail) => ({ ...sns.notification(bounce(mail)), Subject: 'x' }),
    ],
    ['no signature', (mail) => ({ ...sns.notification(bounce(mail)), Signature: '' })],
    [
      'the other version claimed',
      (mail) => ({ ...sns.notification(bounce(mail)), SignatureVersion: '1' }),
    ],
    [
      'another topic, rightly signed',
      (mail) => sns.notification(bounce(mail), { TopicArn: `${topicArn}-other` }),
    ],
    [
      'older than a provider tries, rightly signed',
      (mail) =>
        sns.notification(bounce(mail), {
          Timestamp: new Date(Date.now() - 26 * 3_600_000).toISOString(),
        }),
    ],
    ['without a time', (mail) => sns.notification(bounce(mail), { Timestamp: 'yesterday' })],
  ])('%s', async (_, forge) => {
    const mail = await app.sentMail('ses');
    expect(await app.sns(forge(mail))).toMatchObject(refused);
    expect(await deliveryOf(app, mail)).toMatchObject({ delivery: null, history: [] });
  });

  test.each([
    'https://sns.eu-west-1.amazonaws.com.example.com/SimpleNotificationService-1.pem',
    'https://example.com/SimpleNotificationService-1.pem',
    'https://sns.eu-west-1.amazonaws.com@example.com/SimpleNotificationService-1.pem',
    'https://bucket.s3.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem',
    'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/SimpleNotificationService-1.pem',
    'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem',
    'https://sns.eu-west-1.amazonaws.com/?Action=GetTopicAttributes&x=.pem',
    'https://sns.eu-west-1.amazonaws.com/certificate.txt',
    'file:///etc/passwd.pem',
    '',
  ])('a certificate at %s is not even asked for', async (SigningCertURL) => {
    const mail = await app.sentMail('ses');
    const before = sns.asked.length;
    expect(await app.sns(sns.notification(bounce(mail), { SigningCertURL }))).toMatchObject(
      refused,
    );
    expect(sns.asked).toHaveLength(before);
    expect(await deliveryOf(app, mail)).toMatchObject({ delivery: null });
  });

  test.each([undefined, `${topicArn}-other`])('another topic in the header: %s', async (named) => {
    const headers = {
      'content-type': 'text/plain',
      ...(named && { 'x-amz-sns-topic-arn': named }),
    };
    expect(await app.post('/api/webhooks/ses', '{}', headers)).toMatchObject(refused);
  });

  test.each(['', 'null', '[]', '{}', '{"Type":"Notification"}', '\u0000', '<xml/>'])(
    'no message of SNS: %j',
    async (payload) => {
      const headers = { 'content-type': 'text/plain', 'x-amz-sns-topic-arn': topicArn };
      expect(await app.post('/api/webhooks/ses', payload, headers)).toMatchObject({ http: 422 });
    },
  );
});

describe('the subscription', () => {
  test('is confirmed at the address that SNS names', async () => {
    const message = sns.confirmation();
    expect(await app.sns(message)).toMatchObject({ http: 200, message: 'Confirmed.' });
    expect(sns.asked.at(-1)).toBe(new URL(message.SubscribeURL as string).href);
  });

  test.each([
    'https://example.com/?Action=ConfirmSubscription',
    'http://169.254.169.254/latest/meta-data',
    `${snsHost.replace('eu-west-1', 'us-east-1')}/?Action=ConfirmSubscription`,
    snsHost.replace('https', 'http'),
  ])('%s is never asked, even rightly signed', async (SubscribeURL) => {
    const before = sns.asked.length;
    expect(await app.sns(sns.confirmation({ SubscribeURL }))).toMatchObject(refused);
    expect(sns.asked).toHaveLength(before);
  });

  test('of another topic is not confirmed', async () => {
    const before = sns.asked.length;
    const TopicArn = topicArn.replace('123456789012', '210987654321');
    expect(await app.sns(sns.confirmation({ TopicArn }))).toMatchObject(refused);
    expect(sns.asked).toHaveLength(before);
  });

  test('that could not be confirmed is tried again by SNS', async () => {
    sns.fail(true);
    expect(await app.sns(sns.confirmation())).toMatchObject({ http: 503 });
    sns.fail(false);
  });
});

test('a certificate that cannot be had now is asked for again, and the call told to come back', async () => {
  const own = fakeSns();
  const other = await webhookApp(own.web);
  try {
    const mail = await other.sentMail('ses');
    const message = own.notification(bounce(mail));
    own.fail(true);
    expect(await other.sns(message)).toMatchObject({ http: 503 });
    own.fail(false);
    // Not at once: whoever forges calls must not send this server out with each of them.
    for (let i = 0; i < 5; i++) expect(await other.sns(message)).toMatchObject({ http: 503 });
    expect(own.asked).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 21_000, toFake: ['Date'] });
    expect(await other.sns(message)).toMatchObject({ http: 200 });
    expect(own.asked).toHaveLength(2);
    expect(await deliveryOf(other, mail)).toMatchObject({ delivery: 'bounced' });
  } finally {
    vi.useRealTimers();
    await other.stop();
  }
});

test('forged calls that name ever new certificates send the server out ten times a minute', async () => {
  const own = fakeSns();
  const other = await webhookApp(own.web);
  try {
    own.fail(true);
    for (let i = 0; i < 30; i++) {
      const SigningCertURL = `${snsHost}/forged-${i}.pem`;
      const forged = { ...own.notification({}), SigningCertURL };
      expect(await other.sns(forged)).toMatchObject({ http: 503 });
    }
    expect(own.asked).toHaveLength(10);
  } finally {
    await other.stop();
  }
});

test('a certificate that has expired proves nothing', async () => {
  const own = fakeSns(makeCertificate({ from: -400, to: -35 }));
  const other = await webhookApp(own.web);
  try {
    expect(await other.sns(own.confirmation())).toMatchObject(refused);
  } finally {
    await other.stop();
  }
});

const events = () =>
  app.db
    .selectFrom('mail_event')
    .select((is) => is.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();

test('an id of SES that no database can hold is no failure of ours', async () => {
  const mail = await app.sentMail('ses');
  const told = (messageId: string) => ({
    eventType: 'Delivery',
    mail: { messageId, tags: { pabean_mail: [mail.id] } },
    delivery: {},
  });
  expect(await app.sns(sns.notification(told('a'), { MessageId: 'a\0' }))).toMatchObject({
    http: 422,
  });
  expect(await app.sns(sns.notification(told('a\0')))).toMatchObject({ http: 200 });
  expect(await deliveryOf(app, mail)).toMatchObject({ delivery: 'delivered' });
});
