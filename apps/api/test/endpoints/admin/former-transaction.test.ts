import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGateways } from '../../../src/db/queries/gateways.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { pay } from '../../support/payments.ts';

let app: TestApp;
let ayu: SignedIn;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  ayu = await app.signIn('Team', 'Ayu Lestari');
  await addGateways(app.db, ['Gateway One', 'Gateway Two']);
  headers = { 'X-Intake-Key': app.intakeKey };
});
afterAll(() => app.stop());

const enter = (orderId: string, transactionId: string) =>
  app.call(
    'defencePackDetails',
    { body: { orderId, transactionId, merchantName: 'Example Acquirer' } },
    ayu,
  );
const look = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, ayu)).data;
const otherNames = async (orderId: string) =>
  (await look(orderId))?.further_payments.map((payment) => [
    payment.transaction_id,
    payment.settled?.outcome ?? null,
  ]);
const isUnsettled = async (orderId: string) =>
  (await app.call('getUnsettledPayments', {}, ayu)).data?.payments.some(
    (payment) => payment.order_id === orderId,
  );
const tell = async (transaction_id: string, gateway = 'Gateway One') => {
  const body = {
    ...{ dispute_id: `${transaction_id} ${gateway}`, gateway, network: 'visa' },
    ...{ kind: 'chargeback', reason_code: '10.4', transaction_id },
  };
  const [told] = (await app.call('intakeDisputes', { body }, { headers })).data ?? [];
  const params = { disputeId: told?.dispute_id ?? '' };
  return (await app.call('getDispute', { params }, ayu)).data;
};
const nothing = 'The payment was confirmed before; nothing changed.';

/** A completed order that was paid by this transaction. */
async function paidBy(transactionId: string): Promise<string> {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  await pay(app, orderId, transactionId, { merchant_name: 'PABEAN' });
  return orderId;
}

test('the number that another one replaces stays a name of the payment', async () => {
  const orderId = await paidBy('T1-A');
  const { paid_at: paidAt } = await app.order(orderId);
  expect(await enter(orderId, 'ACQ-9')).toMatchObject({ http: 200 });
  expect(await look(orderId)).toMatchObject({
    further_payments: [
      {
        transaction_id: 'T1-A',
        merchant_name: 'PABEAN',
        gateway: 'Gateway One',
        // Nobody paid on the day of the entry.
        received_at: paidAt,
        settled: { by: 'Ayu Lestari', outcome: 'same-payment' },
      },
    ],
  });
  expect(await pay(app, orderId, 't1-a')).toBe(nothing);
  expect(await isUnsettled(orderId)).toBe(false);
  for (const name of ['T1-A', 'ACQ-9']) {
    expect(await tell(name)).toMatchObject({ order: { order_id: orderId, other_payment: false } });
  }
});

test('a number entered twice, or otherwise written, replaces none', async () => {
  const orderId = await paidBy('T1-B');
  await enter(orderId, 't1-b');
  expect(await otherNames(orderId)).toEqual([]);
  await Promise.all([enter(orderId, 'ACQ-B'), enter(orderId, 'ACQ-B')]);
  expect(await otherNames(orderId)).toEqual([['t1-b', 'same-payment']]);
});

test('the first number entered back leaves both', async () => {
  const orderId = await paidBy('T1-C');
  for (const number of ['ACQ-C', 'T1-C', 'ACQ-C', 'T1-C']) {
    expect(await enter(orderId, number)).toMatchObject({ http: 200 });
  }
  expect(await app.order(orderId)).toMatchObject({ transaction_id: 'T1-C' });
  expect((await otherNames(orderId))?.sort()).toEqual([
    ['ACQ-C', 'same-payment'],
    ['T1-C', 'same-payment'],
  ]);
  expect(await tell('ACQ-C')).toMatchObject({ order: { other_payment: false } });
});

test('the first number at another gateway is still another payment', async () => {
  const orderId = await paidBy('T1-D');
  await enter(orderId, 'ACQ-D');
  expect(await pay(app, orderId, 'T1-D', { gateway: 'Gateway Two' })).toMatch(
    /noted as another one/,
  );
  expect(await pay(app, orderId, 'T1-D', { gateway: 'Gateway Two' })).toBe(nothing);
  expect(await pay(app, orderId, 'T1-D')).toBe(nothing);
  for (const [gateway, other_payment] of [
    ['Gateway One', false],
    ['Gateway Two', true],
  ] as const) {
    expect(await tell('T1-D', gateway)).toMatchObject({
      order: { order_id: orderId, other_payment },
    });
  }
  const body = { orderId, transactionId: 'T1-D', outcome: 'paid-back', note: 'At Gateway Two.' };
  for (const press of ['first', 'again']) {
    expect(await app.call('settlePayment', { body }, ayu), press).toMatchObject({
      http: 200,
      data: { gateway: 'Gateway Two', settled: { outcome: 'paid-back' } },
    });
  }
  expect(await isUnsettled(orderId)).toBe(false);
});

test('a payment that came with the same number before is not taken for it', async () => {
  const orderId = await paidBy('T1-E');
  await pay(app, orderId, 'T1-E', { gateway: 'Gateway Two' });
  await enter(orderId, 'ACQ-E');
  expect(await isUnsettled(orderId)).toBe(true);
  expect((await otherNames(orderId))?.sort()).toEqual([
    ['T1-E', null],
    ['T1-E', 'same-payment'],
  ]);
});

test('what was paid twice stays unsettled where the other number is entered', async () => {
  const orderId = await paidBy('T1-F');
  await pay(app, orderId, 'T2-F');
  await enter(orderId, 'T2-F');
  await enter(orderId, 'ACQ-F');
  expect((await otherNames(orderId))?.sort()).toEqual([
    ['T1-F', 'same-payment'],
    ['T2-F', null],
  ]);
  expect(await isUnsettled(orderId)).toBe(true);
});
