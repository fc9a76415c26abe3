import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOrders } from '../../src/usecases/import/import-orders.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { sentOrder } from './orders.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  headers = { 'X-Intake-Key': app.intakeKey };
});
afterAll(() => app.stop());

const send = (body: object) => app.call('intakeOrders', { body: body as never }, { headers });
const pay = (order_id: string) =>
  app.call('intakePayments', { body: { order_id, transaction_id: 'TX-1' } }, { headers });
const fieldWords =
  'is true, but an order with this id is here already and not paid: confirm its payment with /intake/payments';

test('an order that is here unpaid and comes again as paid is refused, and its way is named', async () => {
  const order = sentOrder({ order_id: 'LATER-01' });
  await send(order);
  const answer = await send({ ...order, paid: true, transaction_id: 'TX-1' });
  expect(answer).toMatchObject({
    http: 409,
    status: 0,
    message:
      'LATER-01 is here already and not paid. Confirm its payment with /intake/payments. No order of this call was taken.',
    errors: [{ path: 'paid', message: fieldWords }],
  });
  expect(await app.order('LATER-01')).toMatchObject({ process_status: 'Pending', version: 1 });
});

test('nothing of its list is taken, also where both are in one list, and each is named', async () => {
  await send(sentOrder({ order_id: 'LATER-02' }));
  const paid = (order_id: string) => sentOrder({ order_id, paid: true });
  const list = [paid('LATER-03'), paid('LATER-02'), sentOrder({ order_id: 'LATER-04' })];
  expect(await send([...list, paid('LATER-04')])).toMatchObject({
    http: 409,
    message:
      'LATER-02, LATER-04 are here already and not paid. Confirm their payments with /intake/payments. No order of this call was taken.',
    errors: [
      { path: '1.paid', message: fieldWords },
      { path: '3.paid', message: fieldWords },
    ],
  });
  await expect(app.order('LATER-03')).rejects.toThrow();
  await expect(app.order('LATER-04')).rejects.toThrow();
});

test('of many the first ten are named, and how many more there are', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    sentOrder({ order_id: `LATER-M${10 + index}`, passport_number: `M12345${index}` }),
  );
  await send(many);
  const { message, errors } = await send(many.map((order) => ({ ...order, paid: true })));
  expect(message).toMatch(/^LATER-M10, .*LATER-M19 and 2 more are here/);
  expect(errors).toHaveLength(12);
});

test('a repeat is none of these, whatever became of its order', async () => {
  const there = '1 order was there already.';
  const asPaid = sentOrder({ order_id: 'LATER-05', paid: true });
  const unpaid = sentOrder({ order_id: 'LATER-06' });
  await send([asPaid, unpaid]);
  expect(await send(asPaid)).toMatchObject({ http: 200, message: there });
  expect(await send(unpaid)).toMatchObject({ http: 200, message: there });
  await pay('LATER-06');
  expect(await send(unpaid)).toMatchObject({ http: 200, message: there });
  expect(await send({ ...unpaid, paid: true })).toMatchObject({ http: 200, message: there });
});

test('a call that was refused does not use up its key', async () => {
  const order = sentOrder({ order_id: 'LATER-07' });
  await send(order);
  const paid = () =>
    app.call(
      'intakeOrders',
      { body: { ...order, paid: true } as never },
      { headers: { ...headers, 'Idempotency-Key': 'later-7' } },
    );
  expect(await paid()).toMatchObject({ http: 409 });
  await pay('LATER-07');
  expect(await paid()).toMatchObject({ http: 200 });
});

test('an import rejects the line with the same reason, and takes the others', async () => {
  await send(sentOrder({ order_id: 'LATER-08' }));
  const folder = await mkdtemp(join(tmpdir(), 'pabean-paid-later-'));
  const file = join(folder, 'orders.ndjson');
  const lines = [
    sentOrder({ order_id: 'LATER-09', paid: true }),
    sentOrder({ order_id: 'LATER-08', paid: true }),
    sentOrder({ order_id: 'LATER-09', paid: true }),
  ];
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const report = await importOrders({ db: app.db, file });
  expect(report).toMatchObject({ read: 3, imported: 1, duplicates: 1, rejected: 1 });
  const rejected = JSON.parse(await readFile(report.rejectedFile ?? '', 'utf8'));
  expect(rejected).toMatchObject({ line: 2, reason: `paid: ${fieldWords}` });
  await pay('LATER-08');
  expect(await importOrders({ db: app.db, file })).toMatchObject({ duplicates: 3, rejected: 0 });
  await rm(folder, { recursive: true });
});
