import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const preview = (orderId: string, question: object) =>
  app.call('previewQuestion', { body: { orderId, ...question } }, team);

test('shows the letter that goes out, in the language of the question', async () => {
  const orderId = await app.newOrder({ language: 'ar', doa: '2027-01-15' });
  const question = { template: 'passportPhoto', language: 'de', wants: 'file' };
  const { data } = await preview(orderId, question);
  expect(data?.subject).toBe(`Wir brauchen etwas von Ihnen (Auftrag ${orderId})`);
  expect(data?.recipient).toBe('maren@example.com');
  expect(data?.html).toContain('>Datei senden<');

  // What is asked then is what was shown, and nothing was queued before.
  expect(await app.history(orderId)).toEqual([]);
  await app.call('askTraveller', { body: { orderId, ...question } }, team);
  const [sent] = await app.db.selectFrom('mail_message').select(['subject', 'html']).execute();
  expect(sent).toEqual({ subject: data?.subject, html: data?.html });
});

test('takes a question that is not whole, and shows markup as text', async () => {
  const orderId = await app.newOrder();
  expect(await preview(orderId, {})).toMatchObject({ http: 200 });
  const { data } = await preview(orderId, { text: '<img src=x>' });
  expect(data?.html).toContain('&lt;img src=x&gt;');
});

test('says when the reminder goes out and when the order is moved', async () => {
  const before = Date.now();
  const { data } = await preview(await app.newOrder(), {});
  const hoursTo = (at = '') => Math.round((Date.parse(at) - before) / 3_600_000);
  expect([hoursTo(data?.reminder_at), hoursTo(data?.overdue_at)]).toEqual([24, 48]);
});

test('has no recipient where the order has none, and no letter for an order that is gone', async () => {
  expect((await preview(await app.newOrder({ email: null }), {})).data?.recipient).toBe('');
  const gone = await app.newOrder({ erased_at: new Date().toISOString() });
  expect(await preview(gone, {})).toMatchObject({ http: 404 });
  expect(await preview('9999999', {})).toMatchObject({
    http: 404,
    message: 'There is no order 9999999.',
  });
});
