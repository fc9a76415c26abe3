import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { order, sentOrder } from './orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { STATEMENT_NAME: 'EXAMPLE TRAVEL SVC' } });
});
afterAll(() => app.stop());

const send = (body: object) =>
  app.call(
    'intakeOrders',
    { body },
    { headers: { 'x-intake-key': app.services.secrets.intakeKey } },
  );

const mailsOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .where('o.order_id', '=', orderId)
    .select(['m.kind', 'm.recipient', 'm.subject', 'm.body_text', 'm.html', 'o.language'])
    .execute();

test('an order that asks for it gets one letter, however often it is sent', async () => {
  const body = order({
    order_id: 'NOTIFY-1',
    notify: true,
    paid: true,
    amount: 39,
    currency: 'USD',
  });
  expect((await send(body)).http).toBe(200);
  expect((await send(body)).http).toBe(200);
  const mails = await mailsOf('NOTIFY-1');
  expect(mails).toMatchObject([
    { kind: 'orderReceived', subject: 'We have your application (order NOTIFY-1)' },
  ]);
  expect(mails[0]?.body_text).toContain('You paid: USD 39.00');
  expect(mails[0]?.body_text).toContain('On your statement: EXAMPLE TRAVEL SVC');
});

test.each([{ notify: false }, {}])('with %j no letter is written', async (more) => {
  const orderId = `SILENT-${JSON.stringify(more).length}`;
  await send(order({ order_id: orderId, ...more }));
  expect(await mailsOf(orderId)).toEqual([]);
});

test('the language comes with the order, in its usual spelling; what is none is refused by name', async () => {
  await send(sentOrder({ order_id: 'LANGUAGE-1', language: 'pt_br', notify: true }));
  expect(await mailsOf('LANGUAGE-1')).toMatchObject([{ language: 'pt-BR' }]);
  const refused = await send(sentOrder({ order_id: 'LANGUAGE-2', language: 'Portuguese!' }));
  expect(refused.http).toBe(422);
  expect(refused.errors).toEqual([
    { path: 'language', message: 'is not a language tag (BCP 47, such as de or pt-BR)' },
  ]);
  expect((await send(sentOrder({ order_id: 'NOTIFY-2', notify: 'soon' }))).errors?.[0]?.path).toBe(
    'notify',
  );
});
