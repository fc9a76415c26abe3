import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeSpent } from '../../src/db/queries/housekeeping.ts';
import { commitLater, flushCommits } from '../../src/db/queries/intake-file.ts';
import { formatReport, importOrders } from '../../src/usecases/import/import-orders.ts';
import { freshDatabase, type TestDatabase } from '../support/index.ts';
import { columns, csvLine, sentOrder, travellerOf } from './orders.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pabean-import-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function importing(name: string, content: string | Buffer) {
  const file = join(folder, name);
  await writeFile(file, content);
  const report = await importOrders({ db: database.db, file });
  const rejected = report.rejectedFile && (await readFile(report.rejectedFile, 'utf8'));
  return {
    file,
    report,
    rejected: (rejected || '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { line: number; reason: string; record: string }),
  };
}

/** As a spreadsheet exports it: byte-order mark, CRLF, line breaks in cells. */
const csv = (...lines: string[]) => `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
const ids = async () =>
  (await database.db.selectFrom('orders').select('order_id').orderBy('order_id').execute()).map(
    (row) => row.order_id,
  );

test('a CSV file: the good ones are taken, every bad one is named with line and reason', async () => {
  const good = csvLine({
    order_id: 'GOOD-01',
    full_name: 'Two\r\nlines, "quoted"',
    paid: 'TRUE',
    familyMember: '[{"family_member_name":"Adi"}]',
  });
  const content = csv(
    good,
    csvLine({ order_id: 'BAD-001', email: 'nobody' }),
    'too,few,cells',
    '',
    csvLine({ order_id: 'BAD-002', doa: '31/02/2026', paid: 'maybe' }),
    csvLine({ order_id: '../../etc/passwd' }),
    csvLine({ order_id: 'BAD-003', familyMember: '[{' }),
    good,
    csvLine({ order_id: 'GOOD-02', full_name: '=HYPERLINK("http://example.com")' }),
    ','.repeat(columns.length - 1),
  );
  const { file, report, rejected } = await importing('orders.csv', content);
  expect(report).toMatchObject({ read: 8, imported: 2, rejected: 5, duplicates: 1 });
  expect(rejected.map(({ line, reason }) => ({ line, reason }))).toEqual([
    { line: 4, reason: 'email: is not an e-mail address' },
    { line: 5, reason: `has 3 cells, the header has ${columns.length}` },
    {
      line: 7,
      reason: 'paid: is neither true nor false; doa: is not a calendar date (YYYY-MM-DD)',
    },
    { line: 8, reason: 'order_id: is not an order id (6 to 32 letters, digits, dashes)' },
    { line: 9, reason: 'familyMember: is not JSON' },
  ]);
  expect(rejected[1]?.record).toBe('too,few,cells');
  expect(formatReport(report)).toContain('orders.csv: 2 imported, 5 rejected, 1 duplicate (');
  expect(await ids()).toEqual(['GOOD-01', 'GOOD-02']);
  const names = await database.db
    .selectFrom('orders')
    .select(['full_name', 'process_status'])
    .orderBy('order_id')
    .execute();
  expect(names).toEqual([
    { full_name: 'Two\nlines, "quoted"', process_status: 'New' },
    { full_name: '=HYPERLINK("http://example.com")', process_status: 'Pending' },
  ]);

  const again = await importOrders({ db: database.db, file });
  expect(again).toMatchObject({ read: 8, imported: 0, rejected: 5, duplicates: 3 });
});

test('a quote that opens by mistake costs its own line and no other', async () => {
  const plain = (id: string, number = 1) =>
    csvLine({ order_id: id, place_of_arrival: 'Bali', ...travellerOf(number) }).replaceAll('"', '');
  const many = Array.from({ length: 300 }, (_, index) => plain(`PLAIN-${1000 + index}`, index));
  const content = csv(
    csvLine({ order_id: 'GOOD-01' }),
    plain('BROKEN-1').replace('Sari', '"Sari'),
    csvLine({ order_id: 'GOOD-02', full_name: 'Two\nlines' }),
    csvLine({ order_id: 'GOOD-03' }),
    plain('BROKEN-2').replace('Sari', 'Sa"ri'),
    csvLine({ order_id: 'GOOD-04' }),
    plain('BROKEN-3').replace('Sari', '"Sari'),
    ...many,
  );
  const { report, rejected } = await importing('orders.csv', content);
  expect(rejected.map(({ line }) => line)).toEqual([3, 7, 9]);
  expect(report).toMatchObject({ imported: 304, rejected: 3 });
});

test('an NDJSON file, by its name or by its first letter', async () => {
  const line = (more: Record<string, unknown>) => JSON.stringify(sentOrder(more));
  const content = [
    line({ order_id: 'JSON-01' }),
    '{"half":',
    '[]',
    line({ order_id: 'JSON-02', fullname: 'Typo' }),
    line({ order_id: 'JSON-03', familyMember: [{}] }),
    '',
    line({ order_id: 'JSON-04' }),
  ].join('\n');
  const { report, rejected } = await importing('orders.ndjson', content);
  expect(report).toMatchObject({ read: 6, imported: 2, rejected: 4, duplicates: 0 });
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'is not JSON'],
    [3, 'is a list and not one order'],
    [4, 'fullname: is not a field that is known here'],
    [5, 'familyMember.0.family_member_name: is missing'],
  ]);
  const unnamed = await importing('orders.txt', content);
  expect(unnamed.report).toMatchObject({ imported: 0, rejected: 4, duplicates: 2 });
});

test('characters that are no UTF-8 cost their line; another encoding is said', async () => {
  const bytes = Buffer.from(
    csv(csvLine({ order_id: 'GOOD-01' }), csvLine({ order_id: 'BAD-001' })),
  );
  bytes[bytes.lastIndexOf('Sari')] = 0xff;
  const { report, rejected } = await importing('orders.csv', bytes);
  expect(report).toMatchObject({ imported: 1, rejected: 1 });
  expect(rejected[0]).toMatchObject({ line: 3, reason: 'is not written in UTF-8' });
  const utf16 = Buffer.from(`\uFEFF${csvLine()}`, 'utf16le');
  await expect(importing('wide.csv', utf16)).rejects.toThrow('UTF-16');
});

test('a header that is not one of orders stops everything', async () => {
  const wrong = (header: string) => importing('orders.csv', `${header}\n${csvLine()}\n`);
  await expect(wrong([...columns, 'e-mail', 'full_name'].join(','))).rejects.toThrow(
    'Nothing was imported: unknown column e-mail; repeated column full_name.',
  );
  await expect(wrong('order_id,full_name')).rejects.toThrow(
    /missing columns processing_mode, .*email, .*doa/,
  );
  await expect(wrong(columns.join(';'))).rejects.toThrow('Columns are separated by commas.');
  await expect(importing('empty.csv', '')).rejects.toThrow('The file is empty.');
  await expect(importing('list.txt', '[{}]')).rejects.toThrow('one JSON list');
  await expect(importOrders({ db: database.db, file: join(folder, 'absent.csv') })).rejects.toThrow(
    'there is no such file',
  );
  expect(await ids()).toEqual([]);
});

test('orders without an id are known again by what they say', async () => {
  const content = csv(
    csvLine({ full_name: 'One' }),
    csvLine({ full_name: 'Two' }),
    csvLine({ full_name: 'One' }),
  );
  const { file, report } = await importing('orders.csv', content);
  expect(report).toMatchObject({ imported: 2, duplicates: 1, rejected: 0 });
  expect(await importOrders({ db: database.db, file })).toMatchObject({
    imported: 0,
    duplicates: 3,
  });
});

test('they still are when the answers of old calls have been removed', async () => {
  const { file } = await importing('orders.csv', csv(csvLine({ full_name: 'One' })));
  await database.db
    .insertInto('idempotent_answer')
    .values({ key: 'intake/orders:old', request_sha256: '', answer: '[]' })
    .execute();
  await database.pool.query("update idempotent_answer set created_at = now() - interval '40 days'");
  await removeSpent(database.db);
  expect(await importOrders({ db: database.db, file })).toMatchObject({
    imported: 0,
    duplicates: 1,
  });
  const left = await database.db.selectFrom('idempotent_answer').select('key').execute();
  expect(left).toEqual([{ key: expect.stringMatching(/^import:/) }]);
});

test('the list of rejected lines goes away when nothing is rejected any more', async () => {
  const first = await importing('orders.csv', csv(csvLine({ order_id: 'FIX-001', doa: 'soon' })));
  expect(first.report.rejectedFile).toBe(`${first.file}.rejected`);
  const second = await importing('orders.csv', csv(csvLine({ order_id: 'FIX-001' })));
  expect(second.report).toMatchObject({ imported: 1, rejectedFile: null });
  await expect(readFile(`${first.file}.rejected`)).rejects.toThrow('ENOENT');
});

test('what only the database refuses is rejected alone', async () => {
  await database.pool.query(
    "alter table orders add constraint surprise check (full_name <> 'Surprise')",
  );
  const names = ['Ayu', 'Surprise', 'Made'];
  const lines = names.map((full_name, index) => csvLine({ order_id: `DB-00${index}`, full_name }));
  const { report, rejected } = await importing('orders.csv', csv(...lines));
  expect(report).toMatchObject({ imported: 2, rejected: 1 });
  expect(rejected[0]).toMatchObject({ line: 3, reason: expect.stringContaining('surprise') });
});

test('an import that is broken off keeps what it stored, and a rerun completes it', async () => {
  const lines = Array.from({ length: 6000 }, (_, index) =>
    csvLine({ order_id: `LONG-${1000 + index}`, ...travellerOf(index) }),
  );
  const file = join(folder, 'orders.csv');
  await writeFile(file, csv(csvLine({ order_id: 'BAD-001', doa: '' }), ...lines));
  const stop = new AbortController();
  const broken = importOrders({
    db: database.db,
    file,
    signal: stop.signal,
    onProgress: ({ imported }) => imported > 0 && stop.abort(new Error('enough')),
  });
  await expect(broken).rejects.toThrow('enough');
  const stored = (await ids()).length;
  expect(stored % 500).toBe(0);
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(6000);
  const rest = await importOrders({ db: database.db, file });
  expect(rest).toMatchObject({ imported: 6000 - stored, duplicates: stored, rejected: 1 });
});

test('commits that did not wait for the disk are on it when the import says so', async () => {
  const position = async (name: 'insert' | 'flush') => {
    const { rows } = await sql<{ at: string }>`
      select ${sql.raw(`pg_current_wal_${name}_lsn()`)} - '0/0'::pg_lsn as at
    `.execute(database.db);
    return Number(rows[0]?.at);
  };
  for (let round = 0; round < 5; round += 1) {
    await database.db.transaction().execute(async (trx) => {
      await commitLater(trx);
      await sql`select pg_logical_emit_message(true, 'test', 'written')`.execute(trx);
    });
    const committed = await position('insert');
    await database.db.transaction().execute(flushCommits);
    expect(await position('flush')).toBeGreaterThanOrEqual(committed);
  }
});
