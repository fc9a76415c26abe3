import { roles } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let rani: SignedIn;
let dewa: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [rani, dewa] = [await app.signIn('Team', 'Rani'), await app.signIn('Manager', 'Dewa')];
});
afterAll(() => app.stop());

const pay = (order_id: string, transaction_id: string) =>
  app.call(
    'intakePayments',
    { body: { order_id, transaction_id, gateway: 'Gateway Two' } },
    { headers: { 'X-Intake-Key': app.intakeKey } },
  );

/** An order that was paid twice. */
async function paidTwice(): Promise<string> {
  const orderId = await app.newOrder({ process_status: 'Pending' });
  await pay(orderId, 'TX-First');
  await pay(orderId, 'TX-Second');
  return orderId;
}

const settle = (orderId: string, more: object = {}, as = rani) =>
  app.call(
    'settlePayment',
    {
      body: {
        ...{ orderId, transactionId: 'TX-Second', outcome: 'paid-back' },
        ...{ note: 'At the gateway, on its second try.', ...more },
      },
    },
    as,
  );
const waiting = async () => (await app.call('getUnsettledPayments', {}, rani)).data;
const look = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, rani)).data;

describe('a payment beside the one of its order', () => {
  test('waits until somebody says what became of it', async () => {
    const orderId = await paidTwice();
    expect(await look(orderId)).toMatchObject({
      further_payments: [
        {
          transaction_id: 'TX-Second',
          merchant_name: null,
          gateway: 'Gateway Two',
          received_at: expect.stringMatching(/^\d{4}-.*Z$/),
          settled: null,
        },
      ],
    });
    const before = await waiting();
    expect(before?.payments.map((payment) => payment.order_id)).toContain(orderId);
    const answer = await settle(orderId);
    expect(answer).toMatchObject({
      http: 200,
      data: {
        transaction_id: 'TX-Second',
        settled: { by: 'Rani', outcome: 'paid-back', note: 'At the gateway, on its second try.' },
      },
    });
    const after = await look(orderId);
    expect(after?.further_payments).toEqual([answer.data]);
    expect(after?.remark[0]).toMatchObject({
      remark_name: 'Rani',
      remark: 'The other payment, TX-Second, was paid back: At the gateway, on its second try.',
    });
    const left = await waiting();
    expect(left?.total).toBe((before?.total ?? 0) - 1);
    expect(left?.payments.map((payment) => payment.order_id)).not.toContain(orderId);
    // The order is what it was.
    expect(after).toMatchObject({ version: 2, process_status: 'New' });
  });

  test('is settled once, however often it is pressed', async () => {
    const orderId = await paidTwice();
    const answers = await Promise.all([
      settle(orderId),
      settle(orderId, { transactionId: 'tx-second' }),
      settle(orderId, { outcome: 'kept' }, dewa),
    ]);
    const codes = answers.map(({ http }) => http).sort();
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(codes);
    const remarks = (await look(orderId))?.remark.filter(({ remark_name: by }) => by !== 'Intake');
    expect(remarks).toHaveLength(1);
    const refused = await settle(orderId, { note: 'Other words.' }, dewa);
    const [settled] = (await look(orderId))?.further_payments ?? [];
    const words = settled?.settled?.by === 'Rani' ? 'was paid back' : 'was owed too, so we keep it';
    expect(refused).toMatchObject({
      http: 409,
      message: `${settled?.settled?.by} settled it before: the other payment ${words}.`,
    });
  });

  test('of another order, or of none, is not found', async () => {
    const [orderId, other] = [await paidTwice(), await app.newOrder()];
    expect(await settle(other)).toMatchObject({ http: 404 });
    expect(await settle('no-such-order')).toMatchObject({ http: 404 });
    // The payment of the order's own row is none.
    expect(await settle(orderId, { transactionId: 'TX-First' })).toMatchObject({ http: 404 });
  });

  test('needs an outcome and what was found', async () => {
    const orderId = await paidTwice();
    for (const wrong of [{ outcome: 'lost' }, { note: ' ' }, { note: 'x'.repeat(1001) }]) {
      expect(await settle(orderId, wrong)).toMatchObject({ http: 422 });
    }
    expect((await look(orderId))?.further_payments).toMatchObject([{ settled: null }]);
  });

  test('is the order’s own for a bank, once it is the same by another name', async () => {
    const orderId = await paidTwice();
    const caseOf = async () => {
      const body = {
        ...{ dispute_id: `d-${orderId}`, gateway: 'Gateway Two', network: 'mastercard' },
        ...{ kind: 'chargeback', reason_code: '4841', transaction_id: 'TX-SECOND' },
        order_id: orderId,
      };
      const headers = { 'X-Intake-Key': app.intakeKey };
      const [told] = (await app.call('intakeDisputes', { body }, { headers })).data ?? [];
      const params = { disputeId: told?.dispute_id ?? '' };
      return (await app.call('getDispute', { params }, rani)).data;
    };
    const before = await caseOf();
    expect(before?.order).toMatchObject({ other_payment: true });
    expect(before?.summary.words).not.toContain('was confirmed');
    await settle(orderId, { outcome: 'same-payment' });
    const after = await caseOf();
    expect(after?.order).toMatchObject({ order_id: orderId, other_payment: false });
    expect(after?.summary.words).toContain('The payment was confirmed on');
    expect(after?.summary.words).toContain('It is one order with one payment');
    expect(after?.needs).toContainEqual(
      expect.objectContaining({ id: 'no_recurring', facts: expect.stringMatching(/^One payment/) }),
    );
  });

  test.each(roles)('may be settled by %s', async (role) => {
    expect(await settle(await paidTwice(), {}, await app.signIn(role))).toMatchObject({
      http: 200,
    });
  });
});

test('the longest wait is first', async () => {
  const orders = [await paidTwice(), await paidTwice()];
  const [first, second] = orders;
  await app.db
    .updateTable('order_payment')
    .set({ received_at: '2026-01-01T00:00:00Z' })
    .where('order_pk', '=', (await app.order(second ?? '')).id)
    .execute();
  const listed = (await waiting())?.payments.map(({ order_id: id }) => id);
  expect(listed?.filter((id) => orders.includes(id))).toEqual([second, first]);
});
