import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachWaiting } from '../../../src/usecases/disputes/attach-waiting.ts';
import { sentOrder } from '../../intake/orders.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  headers = { 'X-Intake-Key': app.intakeKey };
});
afterAll(() => app.stop());

let last = 0;
const tell = async (more: object) => {
  const body = {
    ...{ dispute_id: `early-${++last}`, gateway: 'Gateway One', network: 'visa' },
    ...{ kind: 'chargeback', amount: '69.00', currency: 'USD' },
    ...more,
  };
  const { data } = await app.call('intakeDisputes', { body }, { headers });
  expect(data?.[0]).toMatchObject({ order_id: null });
  return data?.[0]?.dispute_id ?? '';
};
const send = (more: Record<string, unknown>) =>
  app.call('intakeOrders', { body: sentOrder(more) as never }, { headers });
const orderOf = async (disputeId: string) => {
  const row = await app.db
    .selectFrom('dispute as d')
    .leftJoin('orders as o', 'o.id', 'd.order_pk')
    .select('o.order_id')
    .where('d.dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
  return row.order_id;
};

test('a case that came before its order is attached once the order is there', async () => {
  const byId = await tell({ order_id: 'EARLY-01' });
  const byTransaction = await tell({ transaction_id: 'TX-Early-2' });
  const byPayment = await tell({ payment_id: 'pi_early_3' });
  await attachWaiting(app.db);
  expect(await orderOf(byId)).toBeNull();
  await send({ order_id: 'EARLY-01', paid: true });
  await send({ order_id: 'EARLY-02', paid: true, transaction_id: 'tx-early-2' });
  await send({ order_id: 'EARLY-03', paid: true, purchase: { gateway_payment_id: 'pi_early_3' } });
  expect(await attachWaiting(app.db)).toBe(3);
  const found = [await orderOf(byId), await orderOf(byTransaction), await orderOf(byPayment)];
  expect(found).toEqual(['EARLY-01', 'EARLY-02', 'EARLY-03']);
  expect(await app.order('EARLY-02')).toMatchObject({ process_status: 'ChargeBack' });
  expect((await app.history('EARLY-02')).slice(-2)).toMatchObject([
    { action: 'dispute', actor_kind: 'system', detail: { dispute: byTransaction } },
    { action: 'moved', actor_kind: 'system', detail: { from: 'New', to: 'ChargeBack' } },
  ]);
  expect(await attachWaiting(app.db)).toBe(0);
  expect(await app.order('EARLY-02')).toMatchObject({ version: 2 });
});

test('so is one that came before its payment, the first or a further one', async () => {
  await send({ order_id: 'EARLY-04' });
  const first = await tell({ transaction_id: 'TX-EARLY-4' });
  const further = await tell({ transaction_id: 'TX-EARLY-5' });
  for (const transaction_id of ['tx-early-4', 'tx-early-5']) {
    await app.call(
      'intakePayments',
      { body: { order_id: 'EARLY-04', transaction_id } },
      { headers },
    );
  }
  expect(await attachWaiting(app.db)).toBe(2);
  expect([await orderOf(first), await orderOf(further)]).toEqual(['EARLY-04', 'EARLY-04']);
});

test('one that two orders fit, or that is over, waits for a person', async () => {
  const ambiguous = await tell({ transaction_id: 'TX-EARLY-6' });
  const over = await tell({ transaction_id: 'TX-EARLY-7', state: 'lost' });
  for (const [order_id, transaction_id] of [
    ['EARLY-06', 'tx-early-6'],
    ['EARLY-07', 'tx-early-6'],
    ['EARLY-08', 'tx-early-7'],
  ]) {
    await send({ order_id, transaction_id, paid: true });
  }
  expect(await attachWaiting(app.db)).toBe(0);
  expect([await orderOf(ambiguous), await orderOf(over)]).toEqual([null, null]);
});

test('of several processes at once one attaches it', async () => {
  const disputeId = await tell({ order_id: 'EARLY-09' });
  await send({ order_id: 'EARLY-09', paid: true });
  const counts = await Promise.all([1, 2, 3].map(() => attachWaiting(app.db)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  const { rows } = await app.pool.query(
    `select e.action from dispute_event e join dispute d on d.id = e.dispute_pk
      where d.dispute_id = $1 order by e.id`,
    [disputeId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['came', 'attached']);
});
