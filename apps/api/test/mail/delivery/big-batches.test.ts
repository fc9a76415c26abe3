import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyHistory } from '../../../src/usecases/history-chain/verify.ts';
import { fakeSns } from './sns.ts';
import { deliveryOf, type WebhookApp, webhookApp } from './webhook-app.ts';

let app: WebhookApp;
beforeAll(async () => {
  app = await webhookApp(fakeSns().web);
});
afterAll(() => app.stop());

const event = ({ id }: { id: string }, name: string) => ({
  timestamp: 1_790_000_000,
  event: name,
  pabean_mail: id,
  sg_event_id: randomUUID(),
});
const keptEvents = async (mail: { id: string }) =>
  (await app.db.selectFrom('mail_event').select('id').where('mail_id', '=', mail.id).execute())
    .length;

/** How often a call takes a connection of its own: once for each transaction. */
async function turnsOf(call: () => Promise<{ http: number }>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
  };
  app.pool.on('acquire', count);
  const { http } = await call();
  app.pool.off('acquire', count);
  expect(http).toBe(200);
  return turns;
}

test('a call of hundreds of events of one message takes few turns at the database', async () => {
  const mail = await app.sentMail('sendgrid');
  const events = Array.from({ length: 299 }, () => event(mail, 'deferred'));
  const batch = [...events, event(mail, 'bounce')];
  // What looks at the database's health beside it has turns, too.
  expect(await turnsOf(() => app.sendgrid(batch))).toBeLessThan(20);
  expect(await deliveryOf(app, mail)).toMatchObject({
    ...{ delivery: 'bounced', told: ['deferred', 'bounced'] },
  });
  await app.sendgrid(batch);
  expect(await keptEvents(mail)).toBe(300);
});

test('one call writes several rows of one history, each behind the one before', async () => {
  const mail = await app.sentMail('sendgrid');
  const other = await app.sentMail('sendgrid', mail.orderId);
  const [first, ...later] = ['deferred', 'delivered', 'bounce'].map((name) => event(mail, name));
  const batch = [first, event(other, 'delivered'), ...later, first, event(mail, 'deferred')];
  expect(await app.sendgrid(batch)).toMatchObject({ http: 200 });
  const history = await app.history(mail.orderId);
  expect(history.map(({ detail }) => [detail.mailId, detail.state])).toEqual([
    [mail.id, 'deferred'],
    [other.id, 'delivered'],
    [mail.id, 'delivered'],
    [mail.id, 'bounced'],
  ]);
  expect(await verifyHistory({ db: app.db, order: null })).toMatchObject({ broken: 0 });
});

test('the same big call twice at once, and the other way round, is one', async () => {
  const mails = await Promise.all(Array.from({ length: 60 }, () => app.sentMail('sendgrid')));
  const events = mails.flatMap((mail) => [event(mail, 'deferred'), event(mail, 'delivered')]);
  const answers = await Promise.all(
    [events, events.toReversed(), events].map((batch) => app.sendgrid(batch)),
  );
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
  for (const mail of mails) {
    expect(await keptEvents(mail)).toBe(2);
    expect(await deliveryOf(app, mail)).toMatchObject({ delivery: 'delivered' });
  }
});
