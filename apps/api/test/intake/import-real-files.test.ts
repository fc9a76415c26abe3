import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatReport, importOrders } from '../../src/usecases/import/import-orders.ts';
import { freshDatabase, type TestDatabase } from '../support/index.ts';
import { columns, csvLine, travellerOf } from './orders.ts';

const shared = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const csv = join(shared, 'orders.csv');
const ndjson = join(shared, 'orders.ndjson');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pabean-import-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const copied = async (file: string) => {
  const copy = join(folder, file.slice(shared.length));
  // The list of rejected lines belongs into this test's folder and not beside the shared files.
  await copyFile(file, copy);
  return copy;
};

test.skipIf(!existsSync(csv))('../shared/data/orders.csv, twice', async () => {
  const file = await copied(csv);
  const report = await importOrders({ db: database.db, file });
  expect(report).toMatchObject({ read: 312, imported: 300, rejected: 11, duplicates: 1 });
  expect(formatReport(report)).toMatch(/^orders\.csv: 300 imported, 11 rejected, 1 duplicate /);
  const rejected = (await readFile(`${file}.rejected`, 'utf8')).trim().split('\n');
  expect(rejected.map((line) => JSON.parse(line).reason)).toMatchInlineSnapshot(`
    [
      "has 3 cells, the header has 27",
      "email: is not an e-mail address; confirm_email: is not an e-mail address",
      "doa: is not a calendar date (YYYY-MM-DD)",
      "processing_mode: is not Standard, Priority or Future",
      "full_name: is missing",
      "confirm_email: differs from email",
      "passport_number: has more than 40 characters",
      "order_id: is not an order id (6 to 32 letters, digits, dashes)",
      "amount: is below 0",
      "created_at: is not a moment (ISO 8601 with zone)",
      "order_id: is not an order id (6 to 32 letters, digits, dashes)",
    ]
  `);
  const lines = rejected.map((line) => JSON.parse(line).line as number);
  expect(lines).toEqual([...lines].sort((one, other) => one - other));
  const again = await importOrders({ db: database.db, file });
  expect(again).toMatchObject({ imported: 0, rejected: 11, duplicates: 301 });
});

test.skipIf(!existsSync(ndjson))('../shared/data/orders.ndjson, twice', async () => {
  const file = await copied(ndjson);
  const report = await importOrders({ db: database.db, file });
  expect(report).toMatchObject({ imported: 500, rejected: 0, duplicates: 0, rejectedFile: null });
  const again = await importOrders({ db: database.db, file });
  expect(again).toMatchObject({ imported: 0, rejected: 0, duplicates: 500 });
});

test('20,000 lines need no more memory than a few', async () => {
  const file = join(folder, 'long.csv');
  const handle = await open(file, 'w');
  await handle.write(`${columns.join(',')}\r\n`);
  for (let thousand = 0; thousand < 20; thousand += 1) {
    const lines = Array.from({ length: 1000 }, (_, index) => {
      const number = 10_000 + thousand * 1000 + index;
      return csvLine({ order_id: `LONG-${number}`, ...travellerOf(number) });
    });
    await handle.write(`${lines.join('\r\n')}\r\n`);
  }
  await handle.close();
  const used: number[] = [];
  const report = await importOrders({
    db: database.db,
    file,
    onProgress({ read }) {
      if (read % 5000 !== 0) return;
      collectGarbage();
      used.push(process.memoryUsage().heapUsed);
    },
  });
  expect(report).toMatchObject({ imported: 20_000, rejected: 0 });
  // As objects, 15,000 orders are 30 MB.
  const [first = 0, ...others] = used;
  expect(others.length).toBeGreaterThan(2);
  expect((Math.max(...others) - first) / 1024 / 1024).toBeLessThan(10);
});

/** What is left after it is what is still held; without it the number says when V8 felt like it. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
