import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGateways } from '../../src/db/queries/gateways.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { pay } from '../support/payments.ts';

let app: TestApp;
let admin: SignedIn;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  await addGateways(app.db, ['Gateway One', 'Gateway Two']);
  headers = { 'X-Intake-Key': app.intakeKey };
});
afterAll(() => app.stop());

const paid = {
  process_status: 'New',
  amount: '69.00',
  currency: 'USD',
  paid_at: '2026-11-01T10:00:00Z',
  gateway: 'Gateway One',
} as const;
let last = 0;
const tell = async (gateway: string, more: object) => {
  const body = {
    ...{ dispute_id: `other-${++last}`, gateway, network: 'visa', kind: 'chargeback' },
    ...more,
  };
  return (await app.call('intakeDisputes', { body }, { headers })).data?.[0];
};
const caseOf = (disputeId = '') => app.call('getDispute', { params: { disputeId } }, admin);
const marksOf = async (disputeId = '') => (await caseOf(disputeId)).data?.marks;

test('the same transaction at another gateway is another payment, once', async () => {
  const orderId = await app.newOrder({ ...paid, transaction_id: '5501' });
  const nothing = 'The payment was confirmed before; nothing changed.';
  expect(await pay(app, orderId, '5501', { gateway: 'gateway one' })).toBe(nothing);
  // It may be another name of the same.
  expect(await pay(app, orderId, '5501', { gateway: 'Nowhere Pay' })).toBe(nothing);
  expect(await pay(app, orderId, '5501', { gateway: 'Gateway Two' })).toMatch(
    /noted as another one/,
  );
  expect(await pay(app, orderId, '5501', { gateway: 'Gateway Two' })).toBe(nothing);
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, admin);
  expect(data?.remark.map(({ remark }) => remark)).toEqual([
    'A payment with the same transaction at another gateway came in: 5501, Gateway Two. The order was paid already, at Gateway One.',
  ]);
  expect(data?.further_payments).toMatchObject([
    { transaction_id: '5501', gateway: 'Gateway Two' },
  ]);
  for (const [gateway, other_payment] of [
    ['Gateway Two', true],
    ['Gateway One', false],
  ] as const) {
    const told = await tell(gateway, { transaction_id: '5501' });
    const { data: one } = await caseOf(told?.dispute_id);
    expect(one).toMatchObject({ order: { order_id: orderId, other_payment }, marks: [] });
  }
});

test('an order that came as paid without a number takes none of a payment at another gateway', async () => {
  const orderId = await app.newOrder({ ...paid, transaction_id: null });
  const another = () => pay(app, orderId, '8801', { gateway: 'Gateway Two' });
  expect(await another()).toMatch(/noted as another one/);
  expect(await another()).toMatch(/nothing changed/);
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, admin);
  expect(data?.remark.map(({ remark }) => remark)).toEqual([
    'A payment at another gateway came in: 8801, Gateway Two. The order was paid already, at Gateway One.',
  ]);
  expect(data?.further_payments).toMatchObject([{ transaction_id: '8801' }]);
  expect(await pay(app, orderId, '8800')).toMatch(/its transaction was added/);
  const own = { transaction_id: '8800', gateway: 'Gateway One' };
  expect(await app.order(orderId)).toMatchObject(own);
});

test('a case waits where its number is that of a payment at another gateway, and a person decides', async () => {
  const orderId = await app.newOrder({ ...paid, transaction_id: 'tx77001' });
  const waiting = await tell('Gateway Two', { transaction_id: 'TX77001' });
  expect(waiting).toMatchObject({ order_id: null });
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
  const body = {
    ...{ disputeId: waiting?.dispute_id, version: 1 },
    change: { what: 'order', orderId },
  };
  expect(await app.call('updateDispute', { body }, admin)).toMatchObject({ http: 200 });
  expect(await marksOf(waiting?.dispute_id)).toEqual(['other-gateway']);
});

test('a case that names the order itself is attached, with its mark', async () => {
  const orderId = await app.newOrder({ ...paid, transaction_id: 'tx77002' });
  const named = await tell('Gateway Two', { order_id: orderId });
  expect(named).toMatchObject({ order_id: orderId });
  expect(await marksOf(named?.dispute_id)).toEqual(['other-gateway']);
});

test('of two orders with one number the case takes the one of its gateway', async () => {
  await app.newOrder({ ...paid, transaction_id: '7701' });
  const two = await app.newOrder({ ...paid, gateway: 'Gateway Two', transaction_id: '7701' });
  expect(await tell('gateway two', { transaction_id: '7701' })).toMatchObject({ order_id: two });
  // Neither is known to be its own.
  expect(await tell('solidgate', { transaction_id: '7701' })).toMatchObject({ order_id: null });
  await app.newOrder({ ...paid, gateway: null, transaction_id: '7702' });
  const three = await app.newOrder({ ...paid, transaction_id: '7702' });
  expect(await tell('Gateway One', { transaction_id: '7702' })).toMatchObject({ order_id: three });
});
