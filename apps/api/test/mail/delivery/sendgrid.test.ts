import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { fakeSns } from './sns.ts';
import { deliveryOf, type WebhookApp, webhookApp } from './webhook-app.ts';

let app: WebhookApp;
beforeAll(async () => {
  app = await webhookApp(fakeSns().web);
});
afterAll(() => app.stop());

const time = 1_790_000_000;
type Sent = Awaited<ReturnType<WebhookApp['sentMail']>>;
/** As Sendgrid writes an event; their ids of a message grow on the way. */
const event = (mail: Sent, name: string, more: object = {}) => ({
  email: 'maren@example.com',
  timestamp: time,
  event: name,
  pabean_mail: mail.id,
  sg_event_id: randomUUID(),
  sg_message_id: `${mail.providerMessageId}.recvd-77d8.0`,
  ...more,
});
const refused = { http: 403, status: 0, message: 'This call is not signed as it should be.' };
const now = () => Math.floor(Date.now() / 1000);

test.each([
  ['bounce', { type: 'bounce', reason: '550 5.1.1 no such user' }, 'bounced'],
  ['bounce', { type: 'blocked', reason: '421 4.7.0 try later' }, 'bounced-soft'],
  ['dropped', { reason: 'Bounced Address' }, 'bounced'],
  ['deferred', { response: '451 greylisted' }, 'deferred'],
  ['delivered', { response: '250 OK' }, 'delivered'],
  ['spamreport', {}, 'complained'],
])('%s with %j: %s', async (name, more: { reason?: string; response?: string }, state) => {
  const mail = await app.sentMail('sendgrid');
  expect(await app.sendgrid([event(mail, name, more)])).toMatchObject({ http: 200, status: 1 });
  expect(await deliveryOf(app, mail)).toMatchObject({
    delivery: state,
    delivery_words: more.reason ?? more.response ?? null,
    delivery_at: new Date(time * 1000).toISOString(),
    history: [
      { action: 'mail-delivery', detail: { mailId: mail.id, provider: 'Sendgrid', state } },
    ],
  });
});

test('a message without our argument is known by the id that Sendgrid gave', async () => {
  const mail = await app.sentMail('sendgrid');
  await app.sendgrid([event(mail, 'delivered', { pabean_mail: undefined })]);
  expect(await deliveryOf(app, mail)).toMatchObject({ delivery: 'delivered' });
});

test('one call tells of many messages, ours and not ours', async () => {
  const [one, other] = [await app.sentMail('sendgrid'), await app.sentMail('sendgrid')];
  const stranger = { id: "1' or '1'='1", providerMessageId: 'other', orderId: '' };
  const batch = [
    event(one, 'processed'),
    event(stranger, 'bounce', { type: 'bounce' }),
    event(other, 'delivered'),
    event(one, 'open'),
    event(one, 'deferred'),
  ];
  expect(await app.sendgrid(batch)).toMatchObject({ http: 200 });
  expect(await deliveryOf(app, one)).toMatchObject({ delivery: 'deferred' });
  expect(await deliveryOf(app, other)).toMatchObject({ delivery: 'delivered' });
});

test.each([
  ['of a kind without a time', { event: 'of_a_later_day', sg_event_id: 'a' }],
  ['that is none', 'text'],
  ['with an id that no database can hold', { event: 'bounce', timestamp: 1, sg_event_id: 'a\0' }],
  ['with a name that is none', { event: 1, timestamp: 1 }],
])('an event %s costs the others of its batch nothing', async (_, odd) => {
  const mail = await app.sentMail('sendgrid');
  const told = event(mail, 'bounce', { type: 'bounce', reason: null, response: '550 no' });
  const about = typeof odd === 'string' ? odd : { pabean_mail: mail.id, ...odd };
  expect(await app.sendgrid([about, told])).toMatchObject({ http: 200 });
  expect(await deliveryOf(app, mail)).toMatchObject({
    ...{ delivery: 'bounced', delivery_words: '550 no', told: ['bounced'] },
  });
});

test("the sample events of Sendgrid's own test button are taken and mean nothing", async () => {
  const sample = { email: 'example@test.com', event: 'bounce', timestamp: now() };
  expect(
    await app.sendgrid([{ ...sample, sg_event_id: 'x==', sg_message_id: 'y.filter1' }]),
  ).toMatchObject({ http: 200 });
  expect(await app.sendgrid([])).toMatchObject({ http: 200 });
});

describe('the order in which events come makes no difference', () => {
  const told = ['deferred', 'delivered', 'bounce', 'spamreport'];
  const orders = [
    { names: told, states: ['deferred', 'delivered', 'bounced', 'complained'] },
    { names: told.toReversed(), states: ['complained'] },
    { names: ['bounce', 'delivered', 'deferred', 'spamreport'], states: ['bounced', 'complained'] },
  ];
  test.each(orders)('$names', async ({ names, states }) => {
    const mail = await app.sentMail('sendgrid');
    for (const name of names) await app.sendgrid([event(mail, name)]);
    expect(await deliveryOf(app, mail)).toMatchObject({ delivery: 'complained', told: states });
  });

  test('a delivery that is told later hides no bounce', async () => {
    const mail = await app.sentMail('sendgrid');
    await app.sendgrid([event(mail, 'bounce', { type: 'bounce', reason: 'no such user' })]);
    await app.sendgrid([event(mail, 'delivered', { timestamp: time + 60 })]);
    expect(await deliveryOf(app, mail)).toMatchObject({
      delivery: 'bounced',
      delivery_words: 'no such user',
      told: ['bounced'],
    });
  });

  test('of two equal ones the earlier words stand', async () => {
    const mail = await app.sentMail('sendgrid');
    await app.sendgrid([event(mail, 'deferred', { response: 'second', timestamp: time + 60 })]);
    await app.sendgrid([event(mail, 'deferred', { response: 'first' })]);
    expect(await deliveryOf(app, mail)).toMatchObject({
      delivery_words: 'first',
      told: ['deferred'],
    });
  });
});

test('a repeated event, alone or replayed, is one event', async () => {
  const mail = await app.sentMail('sendgrid');
  const same = event(mail, 'bounce', { type: 'bounce' });
  const timestamp = String(now() - 3600);
  for (let turn = 0; turn < 3; turn++) {
    expect(await app.sendgrid([same, same], { timestamp })).toMatchObject({ http: 200 });
  }
  await Promise.all([app.sendgrid([same]), app.sendgrid([same])]);
  const kept = await app.db
    .selectFrom('mail_event')
    .select('id')
    .where('mail_id', '=', mail.id)
    .execute();
  expect(kept).toHaveLength(1);
  expect(await deliveryOf(app, mail)).toMatchObject({ told: ['bounced'] });
});

test('many calls at once about one message leave one truth', async () => {
  const mail = await app.sentMail('sendgrid');
  const names = ['deferred', 'delivered', 'bounce', 'delivered', 'deferred', 'spamreport'];
  const answers = await Promise.all(names.map((name) => app.sendgrid([event(mail, name)])));
  expect(answers.map(({ http }) => http)).toEqual(names.map(() => 200));
  const { delivery, told } = await deliveryOf(app, mail);
  expect(delivery).toBe('complained');
  expect(told.at(-1)).toBe('complained');
});

describe('refused, and nothing recorded', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
  test.each<[string, { key?: typeof stranger; timestamp?: string; sent?: string }]>([
    ['signed by another key', { key: stranger }],
    ['another body than the signed one', { sent: '[]' }],
    ['the same JSON with another space', { sent: '[ ]' }],
    ['more than a day old, rightly signed', { timestamp: String(now() - 26 * 3600) }],
    ['of the future, rightly signed', { timestamp: String(now() + 3600) }],
    ['no time, rightly signed', { timestamp: 'now' }],
  ])('%s', async (_, how) => {
    const mail = await app.sentMail('sendgrid');
    expect(await app.sendgrid([event(mail, 'bounce')], how)).toMatchObject(refused);
    expect(await deliveryOf(app, mail)).toMatchObject({ delivery: null, history: [] });
  });

  test('without a signature, or with none that is one', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await app.post('/api/webhooks/sendgrid', '[]', headers)).toMatchObject(refused);
    const nonsense = {
      ...headers,
      'x-twilio-email-event-webhook-signature': 'nonsense',
      'x-twilio-email-event-webhook-timestamp': String(now()),
    };
    expect(await app.post('/api/webhooks/sendgrid', '[]', nonsense)).toMatchObject(refused);
  });

  test.each([{ event: 'bounce' }, 'text', [{ event: 1 }], null])(
    'rightly signed, but no events: %j',
    async (events) => {
      expect(await app.sendgrid(events)).toMatchObject({ http: 422, status: 0 });
    },
  );
});

test('words that no database can hold, or that never end, stay readable', async () => {
  const mail = await app.sentMail('sendgrid');
  const reason = `550 \u0000bad\r\n${'x'.repeat(5000)}\ud800`;
  expect(await app.sendgrid([event(mail, 'bounce', { reason })])).toMatchObject({ http: 200 });
  const { delivery_words } = await deliveryOf(app, mail);
  expect(delivery_words).toMatch(/^550 {1,2}bad x+$/);
  expect(delivery_words).toHaveLength(1000);
});

test('without configuration there is no such call', async () => {
  const bare = await testApp();
  try {
    for (const provider of ['ses', 'sendgrid']) {
      const answer = await fetch(`${bare.url}/api/webhooks/${provider}`, {
        method: 'POST',
        body: '[]',
      });
      expect(answer.status).toBe(404);
    }
  } finally {
    await bare.stop();
  }
});
