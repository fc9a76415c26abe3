import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { newCase, paidOrder } from '../support/disputes.ts';
import { pagesOf } from '../support/pdf.ts';

let app: TestApp;
let admin: SignedIn;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  headers = { 'X-Intake-Key': app.intakeKey };
});
afterAll(() => app.stop());

const pay = (order_id: string, more: object = {}) =>
  app.call(
    'intakePayments',
    { body: { order_id, transaction_id: 'TX-FIRST', gateway: 'Gateway One', ...more } },
    { headers },
  );
const second = { transaction_id: 'TX-Second', gateway: 'Gateway Two', merchant_name: 'EXAMPLE' };
const remarksOf = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, admin)).data?.remark;
const found = async (searchVal: string, folderName = 'allOrder') =>
  (
    await app.call('searchOrder', { body: { start: 0, end: 10, searchVal, folderName } }, admin)
  ).data?.map((row) => row.order_id);

/** An order that was paid twice. */
async function paidTwice(): Promise<string> {
  const orderId = await app.newOrder({ process_status: 'Pending' });
  await pay(orderId);
  await pay(orderId, second);
  return orderId;
}

test('a payment with another transaction is told to staff, once, and changes nothing', async () => {
  const orderId = await app.newOrder({ process_status: 'Pending' });
  await pay(orderId);
  const order = await app.order(orderId);
  const words = 'The order was paid before; this payment was noted as another one.';
  expect(await pay(orderId, second)).toMatchObject({ http: 200, message: words });
  expect(await app.order(orderId)).toEqual(order);
  const again = await Promise.all([
    pay(orderId, second),
    pay(orderId, { ...second, transaction_id: ' tx-second' }),
    pay(orderId),
    pay(orderId, { transaction_id: 'tx-first' }),
  ]);
  for (const { message } of again) expect(message).toMatch(/nothing changed/);
  expect(await remarksOf(orderId)).toMatchObject([
    {
      remark_name: 'Intake',
      remark:
        'A payment with another transaction came in: TX-Second, EXAMPLE, Gateway Two. The order was paid already, by TX-FIRST.',
      status_refund: '',
    },
  ]);
  const history = await app.history(orderId);
  expect(history.map(({ action, order_version }) => [action, order_version])).toEqual([
    ['paid', 2],
    ['paid', 2],
    ['remarked', 2],
  ]);
  // The rows outlive an erasure, and a transaction tells a person.
  expect(JSON.stringify(history)).not.toMatch(/tx-/i);
  const timeline = await app.call('getOrderHistory', { params: { orderId } }, admin);
  expect(timeline.data?.map((row) => row.words)).toContain(
    'A payment with another transaction came in by Gateway Two',
  );
});

test('the shop’s other name of the payment that the order came with is no second one', async () => {
  const orderId = await paidOrder(
    app,
    { transaction_id: 'shop-7' },
    { gateway_payment_id: 'pi_7' },
  );
  expect((await pay(orderId, { transaction_id: 'pi_7' })).message).toMatch(/nothing changed/);
  expect(await remarksOf(orderId)).toEqual([]);
});

test('the order is found by the second transaction: by staff, and by its case', async () => {
  const orderId = await paidTwice();
  const transaction_id = `TX-${orderId}`;
  await pay(orderId, { ...second, transaction_id });
  expect(await found(transaction_id.toLowerCase())).toEqual([orderId]);
  const body = {
    ...{ dispute_id: 'd-second', gateway: 'solidgate', network: 'visa', kind: 'chargeback' },
    transaction_id,
  };
  const { data } = await app.call('intakeDisputes', { body }, { headers });
  expect(data?.[0]).toMatchObject({ order_id: orderId });
});

test('what is on record of the first payment is not said of a case about the second', async () => {
  const orderId = await paidOrder(app, {
    transaction_id: 'TX-FIRST',
    paid_at: '2026-11-14T09:20:00Z',
  });
  await pay(orderId, second);
  const caseAbout = async (transaction_id: string) => {
    const body = {
      ...{ dispute_id: `about ${transaction_id}`, gateway: 'solidgate', network: 'visa' },
      ...{ kind: 'chargeback', reason_code: '10.4', order_id: orderId, transaction_id },
    };
    const [found] = (await app.call('intakeDisputes', { body }, { headers })).data ?? [];
    const params = { disputeId: found?.dispute_id ?? '' };
    const { data } = await app.call('getDispute', { params }, admin);
    const { bytes } = await app.call('getDisputePack', { params }, admin);
    return { ...data, pack: (await pagesOf(bytes ?? new Uint8Array())).join(' ') };
  };
  const first = await caseAbout('TX-FIRST');
  expect(first).toMatchObject({ order: { other_payment: false } });
  expect(first.summary?.words).toContain('was confirmed on 14-11-2026');
  expect(first.pack).toContain('203.0.113.42');
  const other = await caseAbout('TX-Second');
  expect(other).toMatchObject({ order: { other_payment: true } });
  expect(other.summary?.words).not.toContain('was confirmed');
  expect(other.pack).toContain('TX-Second');
  expect(other.pack).not.toContain('203.0.113.42');
});

test('no bank is told of one payment then', async () => {
  const orderId = await paidTwice();
  const disputeId = await newCase(app, orderId, { reason_code: '13.2' });
  const { data } = await app.call('getDispute', { params: { disputeId } }, admin);
  expect(data?.summary.words).toContain('The payment was confirmed on');
  expect(data?.summary.words).not.toContain('one payment');
});

test('an order whose second payment is young is kept for its bank as one that was just paid', async () => {
  const orderId = await paidOrder(app, {
    process_status: 'Deleted',
    paid_at: '2020-01-01T00:00:00Z',
  });
  const body = { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag: true };
  await pay(orderId, second);
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({
    http: 409,
    errors: [{ path: 'confirmDisputed', message: orderId }],
  });
});

test('erasing the order leaves nothing of it', async () => {
  const orderId = await paidTwice();
  const body = { orderId: [orderId], updatingStatus: 'Deleted' };
  await app.call('changeOrderStatus', { body }, admin);
  const erase = { ...body, permanentDeletedFlag: true, confirmDisputed: [orderId] };
  expect(await app.call('changeOrderStatus', { body: erase }, admin)).toMatchObject({ http: 200 });
  const { id } = await app.order(orderId);
  const rows = await app.db
    .selectFrom('order_payment')
    .selectAll()
    .where('order_pk', '=', id)
    .execute();
  expect(rows).toEqual([]);
});
