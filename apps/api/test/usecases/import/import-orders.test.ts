import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importOrders } from '../../../src/usecases/import/import-orders.ts';
import type { ImportProgress } from '../../../src/usecases/import/progress.ts';
import { sentOrder, travellerOf } from '../../intake/orders.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let folder: string;
let file: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pabean-import-'));
  file = join(folder, 'orders.ndjson');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const orders = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    sentOrder({ order_id: `ORDER-${from + index}`, ...travellerOf(from + index) }),
  );
const write = (...records: object[]) =>
  writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'));
const bad = (id: number) => sentOrder({ order_id: `BAD-00${id}`, doa: 'soon' });
const run = (more: Partial<Parameters<typeof importOrders>[0]> = {}) =>
  importOrders({ db: database.db, file, ...more });
async function stored(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as n from orders');
  return rows[0].n;
}
async function transactionsOf() {
  const { rows } = await database.pool.query(
    'select count(*)::int as n, count(distinct xmin::text)::int as transactions from orders',
  );
  return rows[0];
}

test('a report says everything of its import', async () => {
  await write(...orders(2), bad(1), ...orders(1), bad(2), { ...bad(3), email: 'nobody' });
  const started = performance.now();
  const report = await run();
  const passed = performance.now() - started;
  expect(report).toEqual({
    file,
    read: 6,
    imported: 2,
    rejected: 3,
    duplicates: 1,
    rejectedFile: `${file}.rejected`,
    seconds: expect.any(Number),
    byReason: {
      'doa: is not a calendar date (YYYY-MM-DD)': 3,
      'email: is not an e-mail address': 1,
    },
  });
  expect(report.seconds).toBeGreaterThan(0);
  expect(report.seconds * 1_000).toBeLessThanOrEqual(passed);
  expect((await readFile(`${file}.rejected`, 'utf8')).split('\n')).toHaveLength(4);
});

test('the progress is told every 500 records, and at the end', async () => {
  await write(...orders(600), ...orders(399), bad(1), bad(2));
  const told: ImportProgress[] = [];
  await run({ onProgress: (progress) => told.push(progress) });
  const { size: totalBytes } = await stat(file);
  expect(told.map(({ read }) => read)).toEqual([500, 1000, 1001]);
  expect(told.at(-1)).toEqual({
    bytes: totalBytes,
    totalBytes,
    read: 1001,
    imported: 600,
    rejected: 2,
    seconds: expect.any(Number),
  });
});

test.each([
  [500, 1],
  [501, 2],
])('%i orders are all taken, in %i transactions', async (count, transactions) => {
  await write(...orders(count));
  expect(await run()).toMatchObject({ imported: count, duplicates: 0, rejectedFile: null });
  expect(await transactionsOf()).toEqual({ n: count, transactions });
});

test('orders with large signatures are taken fewer at a time', async () => {
  const signature = `data:image/svg+xml;base64,${'QUJD'.repeat(62_400)}`;
  await write(...orders(40).map((order) => ({ ...order, signature })), bad(1));
  expect(await run()).toMatchObject({ imported: 40, rejected: 1 });
  expect(await transactionsOf()).toEqual({ n: 40, transactions: 3 });
});

test('of a batch that the database refuses, the good ones and the known ones are told apart', async () => {
  await database.pool.query(
    "alter table orders add constraint surprise check (full_name <> 'Surprise')",
  );
  const surprise = sentOrder({ order_id: 'BAD-001', full_name: 'Surprise' });
  await write(...orders(3), surprise, ...orders(2));
  const report = await run();
  expect(report).toMatchObject({ imported: 3, duplicates: 2, rejected: 1 });
  expect(Object.keys(report.byReason)).toEqual([
    expect.stringMatching(/^the database refused it: .*surprise/),
  ]);
  expect(JSON.parse(await readFile(`${file}.rejected`, 'utf8'))).toMatchObject({ line: 4 });
});

test('a database that fails ends the import, and no list is left', async () => {
  await database.pool.query('alter table orders rename to orders_gone');
  const long = { ...bad(1), full_name: 'x'.repeat(70_000) };
  await write(long, ...orders(3));
  await expect(run()).rejects.toThrow('does not exist');
  await write(long, ...orders(1_200));
  await expect(run()).rejects.toThrow('does not exist');
  expect(await readdir(folder)).toEqual(['orders.ndjson']);
});

test('is broken off between two batches', async () => {
  await write(...orders(1_200));
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(run({ signal })).rejects.toThrow('enough');
  expect(await stored()).toBe(500);
});

test('the list of rejected lines lies where it can', async () => {
  await write(bad(1));
  const elsewhere = join(folder, 'elsewhere');
  expect(await run({ elsewhere })).toMatchObject({ rejectedFile: `${file}.rejected` });
});
