import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const read = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data;

/** A row of each table that an order has none of at first; $1 is the order's number. */
const parts = {
  corrections: `insert into order_correction
    (order_pk, order_version, field, before, after, corrected_by, member_name)
    values ($1, 2, 'occupation', '"Nurse"', '"Teacher"', 'traveller', 'Traveller')`,
  askedCorrections: `insert into asked_correction (order_pk, order_version, field, before, after)
    values ($1, 1, 'occupation', '"Nurse"', '"Teacher"')`,
  conversation: `insert into order_message (order_pk, kind, author, body)
    values ($1, 'message', 'traveller', 'Is it done?')`,
  disputes: `insert into dispute
    (dispute_id, order_pk, came_by, gateway, gateway_dispute_id, network, kind, opened_at)
    values ('DP-77', $1, 'hand', 'Oceanpay', 'case-77', 'visa', 'chargeback', now())`,
  further_payments: `insert into order_payment (order_pk, transaction_id, gateway)
    values ($1, 'TX-77', 'Oceanpay')`,
};

test.each(Object.entries(parts))(
  '%s come with an order that was opened before it had any',
  async (name, insert) => {
    const orderId = await app.newOrder();
    const rows = async () => Reflect.get((await read(orderId)) ?? {}, name);
    expect(await rows()).toEqual([]);
    await app.pool.query(insert, [(await app.order(orderId)).id]);
    expect(await rows()).toHaveLength(1);
    // This time it is known to have some.
    expect(await rows()).toHaveLength(1);
  },
);

test('so does a request for a refund', async () => {
  const orderId = await app.newOrder();
  expect((await read(orderId))?.refundRequest).toBeNull();
  const insert = `insert into refund_request (order_pk, reason, stage, share) values ($1, 'plans', 'working', 50)`;
  await app.pool.query(insert, [(await app.order(orderId)).id]);
  for (let time = 0; time < 2; time++) {
    expect((await read(orderId))?.refundRequest).toMatchObject({ reason: 'plans', share: 50 });
  }
});
