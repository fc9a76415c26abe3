import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrders } from '../../src/usecases/orders/move-orders.ts';
import { startTestServer, type TestServer } from '../support/index.ts';
import { sentOrder } from './orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
});
afterAll(() => server.stop());

interface Answer {
  http: number;
  status: number;
  message: string;
  data?: { order_id: string; created?: boolean; process_status?: string }[] & {
    process_status?: string;
  };
  errors?: { path: string; message: string }[];
}

async function post(
  call: 'orders' | 'payments',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/api/intake/${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Intake-Key': server.intakeKey,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) };
}

const once = (key: string) => ({ 'Idempotency-Key': key });
const stored = (orderId: string) =>
  server.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
const count = async () =>
  Number(
    (
      await server.db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const actions = async (orderId: string) => {
  const rows = await server.db
    .selectFrom('order_history as h')
    .innerJoin('orders as o', 'o.id', 'h.order_pk')
    .select(['h.action', 'h.order_version', 'h.detail'])
    .where('o.order_id', '=', orderId)
    .orderBy('h.id')
    .execute();
  return rows.map((row) => [row.action, row.order_version]);
};

test('without the intake key nothing comes in', async () => {
  const denied = await post('orders', sentOrder(), { 'X-Intake-Key': 'wrong' });
  expect(denied).toMatchObject({ http: 401, status: 401 });
  const payment = await post('payments', {}, { 'X-Intake-Key': '' });
  expect(payment).toMatchObject({ http: 401, status: 401 });
});

test('one order, and a list, with numbers from the server or ids of their own', async () => {
  const one = await post('orders', sentOrder());
  expect(one).toMatchObject({ http: 200, status: 1, message: '1 order received.' });
  expect(one.data).toEqual([{ order_id: expect.stringMatching(/^\d{6,}$/), created: true }]);
  const list = [sentOrder({ order_id: 'LIST-01', paid: true }), sentOrder({ order_id: 'LIST-02' })];
  expect(await post('orders', list)).toMatchObject({
    message: '2 orders received.',
    data: [
      { order_id: 'LIST-01', created: true },
      { order_id: 'LIST-02', created: true },
    ],
  });
  expect(await post('orders', [...list, sentOrder({ order_id: 'LIST-03' })])).toMatchObject({
    message: '1 order received, 2 were there already.',
  });
  expect(await post('orders', list[0])).toMatchObject({
    http: 200,
    message: '1 order was there already.',
    data: [{ order_id: 'LIST-01', created: false }],
  });
});

test('of a list with one bad order nothing is taken, and every fault is named by its path', async () => {
  const before = await count();
  const bad = sentOrder({
    order_id: 'NONE-02',
    doa: '2026-02-30',
    familyMember: [{ family_member_name: '' }],
    fullname: 'Typo',
  });
  const answer = await post('orders', [sentOrder({ order_id: 'NONE-01' }), bad]);
  expect(answer).toMatchObject({ http: 422, status: 0 });
  expect(answer.errors).toEqual([
    { path: '1.doa', message: 'is not a calendar date (YYYY-MM-DD)' },
    { path: '1.familyMember.0.family_member_name', message: 'is missing' },
    { path: '1.fullname', message: 'is not a field that is known here' },
  ]);
  expect(await count()).toBe(before);
  const { processing_mode: _, ...without } = sentOrder();
  expect((await post('orders', without)).errors).toEqual([
    { path: 'processing_mode', message: 'is missing' },
  ]);
  expect(await post('orders', [])).toMatchObject({ http: 422, message: 'The list is empty.' });
});

test('the same key gives the first answer again, another request with it is refused', async () => {
  const first = await post('orders', sentOrder(), once('shop-1'));
  const before = await count();
  expect(await post('orders', sentOrder(), once('shop-1'))).toEqual(first);
  expect(await count()).toBe(before);
  const other = await post('orders', sentOrder({ full_name: 'Other' }), once('shop-1'));
  expect(other).toMatchObject({ http: 422, message: expect.stringContaining('different request') });
  const long = await post('orders', sentOrder(), once('x'.repeat(201)));
  expect(long).toMatchObject({ http: 422, message: expect.stringContaining('200') });
  expect(await count()).toBe(before);
});

test('ten requests with one key at once: one of them does the work', async () => {
  const before = await count();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post('orders', [sentOrder(), sentOrder()], once('shop-2'))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ http: 200, message: '2 orders received.' });
  expect(await count()).toBe(before + 2);
});

test('a request that failed does not use up its key', async () => {
  await server.pool.query(
    "alter table orders add constraint surprise check (full_name <> 'Surprise')",
  );
  const failed = await post('orders', sentOrder({ full_name: 'Surprise' }), once('shop-3'));
  expect(failed.http).toBe(500);
  await server.pool.query('alter table orders drop constraint surprise');
  const again = await post('orders', sentOrder({ full_name: 'Surprise' }), once('shop-3'));
  expect(again).toMatchObject({ http: 200, message: '1 order received.' });
});

test('500 whole orders fit into a call, one more does not', async () => {
  const many = Array.from({ length: 501 }, (_, index) =>
    sentOrder({ order_id: `MANY-${1000 + index}`, address_in_indonesia: 'x'.repeat(1000) }),
  );
  expect(await post('orders', many)).toMatchObject({ http: 422, status: 0 });
  expect(await post('orders', many.slice(1))).toMatchObject({ message: '500 orders received.' });
});

const payment = (order_id: string, more: Record<string, unknown> = {}) => ({
  order_id,
  transaction_id: 'TXN-EX-1',
  ...more,
});

test('a payment makes a Pending order New, once', async () => {
  await post('orders', sentOrder({ order_id: 'PAY-001', merchant_name: 'EXAMPLE MERCHANT' }));
  const paid = await post('payments', payment('PAY-001', { gateway: 'Gateway Two' }));
  expect(paid).toMatchObject({ http: 200, data: { order_id: 'PAY-001', process_status: 'New' } });
  const order = await stored('PAY-001');
  expect(order).toMatchObject({
    process_status: 'New',
    version: 2,
    transaction_id: 'TXN-EX-1',
    merchant_name: 'EXAMPLE MERCHANT',
    gateway: 'Gateway Two',
  });
  expect(order?.paid_at).not.toBeNull();
  expect(await post('payments', payment('PAY-001', { gateway: 'Gateway Three' }))).toMatchObject({
    http: 200,
    message: expect.stringContaining('nothing changed'),
    data: { process_status: 'New' },
  });
  expect(await stored('PAY-001')).toEqual(order);
  expect(await actions('PAY-001')).toEqual([
    ['received', 1],
    ['paid', 2],
  ]);
});

test('a payment brings its number to an order that came as paid without one, once', async () => {
  await post('orders', sentOrder({ order_id: 'PAY-010', paid: true, gateway: 'Gateway One' }));
  const before = await stored('PAY-010');
  expect(before).toMatchObject({ process_status: 'New', transaction_id: null });
  const more = { merchant_name: 'EXAMPLE MERCHANT', gateway: 'Gateway Two' };
  expect(await post('payments', payment('PAY-010', more))).toMatchObject({
    http: 200,
    message: 'The payment was confirmed before; its transaction was added.',
    data: { process_status: 'New' },
  });
  const order = await stored('PAY-010');
  expect(order).toMatchObject({
    version: 2,
    transaction_id: 'TXN-EX-1',
    merchant_name: 'EXAMPLE MERCHANT',
    gateway: 'Gateway One',
    paid_at: before?.paid_at,
  });
  expect((await actions('PAY-010')).at(-1)).toEqual(['transaction', 2]);
  expect(await post('payments', payment('PAY-010', { transaction_id: 'TXN-EX-2' }))).toMatchObject({
    http: 200,
    message: expect.stringContaining('noted as another one'),
  });
  expect(await stored('PAY-010')).toEqual(order);
});

test('payments that come at once are confirmed once', async () => {
  await post('orders', sentOrder({ order_id: 'PAY-002' }));
  await Promise.all(Array.from({ length: 5 }, () => post('payments', payment('PAY-002'))));
  expect(await stored('PAY-002')).toMatchObject({ version: 2 });
});

test('an order that staff moved on before its payment stays where they put it', async () => {
  await post('orders', sentOrder({ order_id: 'PAY-003' }));
  await server.db
    .updateTable('orders')
    .set({ process_status: 'Awaiting' })
    .where('order_id', '=', 'PAY-003')
    .execute();
  expect(await post('payments', payment('PAY-003'))).toMatchObject({
    data: { process_status: 'Awaiting' },
  });
  expect(await stored('PAY-003')).toMatchObject({
    process_status: 'Awaiting',
    transaction_id: 'TXN-EX-1',
    version: 2,
  });
});

test('an order that was deleted before its payment came is worked on, and its twin is told', async () => {
  const same = { passport_number: 'X7654321', full_name: 'Ines Solberg' };
  await post('orders', [
    sentOrder({ ...same, order_id: 'PAY-004' }),
    sentOrder({ ...same, order_id: 'PAY-005' }),
  ]);
  const isTwice = async (id: string) =>
    (await stored(id))?.checked?.marks.some(({ rule }) => rule.startsWith('twice.'));
  expect([await isTwice('PAY-004'), await isTwice('PAY-005')]).toEqual([true, true]);
  const manager = { kind: 'staff', id: null, name: 'Rani', ip: null } as const;
  const { services } = server;
  await moveOrders(services, manager, { orderId: ['PAY-004'], updatingStatus: 'Deleted' });
  expect(await isTwice('PAY-005')).toBe(false);
  expect(await post('payments', payment('PAY-004'))).toMatchObject({
    data: { process_status: 'New' },
  });
  expect(await stored('PAY-004')).toMatchObject({ process_status: 'New', version: 3 });
  expect((await actions('PAY-004')).slice(-2)).toEqual([
    ['moved', 2],
    ['paid', 3],
  ]);
  expect([await isTwice('PAY-004'), await isTwice('PAY-005')]).toEqual([true, true]);
});

test('a payment for nobody, and one without its number', async () => {
  expect(await post('payments', payment('NOBODY-1'))).toMatchObject({ http: 404, status: 0 });
  const unnamed = await post('payments', { order_id: 'PAY-001' });
  expect(unnamed).toMatchObject({
    http: 422,
    errors: [{ path: 'transaction_id', message: 'is missing' }],
  });
});

test.each(['(0)7700 900.12-3', '0 7700-900 123', '07700900123'])(
  'the telephone number %s is stored, and found, as digits',
  async (phone_number) => {
    const { data } = await post('orders', sentOrder({ phone_number }));
    const order = await stored(data?.[0]?.order_id ?? '');
    expect(order?.phone_number).toBe('07700900123');
    const { telephone } = await server.db
      .selectFrom('order_words')
      .select('telephone')
      .where('order_pk', '=', order?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(telephone).toContain('7700900123');
  },
);
