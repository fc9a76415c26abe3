import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatReport, reasonCounter } from '../../src/usecases/import/import-report.ts';
import { progressBar, progressLine } from '../../src/usecases/import/progress.ts';
import { openRejectedFile } from '../../src/usecases/import/rejected-file.ts';

const progress = {
  bytes: 50,
  totalBytes: 100,
  read: 12_000,
  imported: 11_990,
  rejected: 3,
  seconds: 1.5,
};
const rejected = { line: 7, reasons: ['doa: is missing', 'email: is missing'], raw: 'a,\n"b"' };

test('the report counts, explains and says where the rejected lines are', () => {
  const report = {
    file: '/somewhere/orders.csv',
    read: 12_004,
    imported: 12_000,
    rejected: 3,
    duplicates: 1,
    rejectedFile: '/somewhere/orders.csv.rejected',
    seconds: 2.04,
    byReason: { 'email: is missing': 1, 'doa: is missing': 2 },
  };
  expect(formatReport(report)).toBe(
    [
      'orders.csv: 12,000 imported, 3 rejected, 1 duplicate (2.0 s)',
      '  2 × doa: is missing',
      '  1 × email: is missing',
      'Rejected lines: /somewhere/orders.csv.rejected',
    ].join('\n'),
  );
});

test('ever new reasons are counted together in the end', () => {
  const reasons = reasonCounter();
  for (let n = 0; n < 300; n += 1) reasons.add(`column${n}: is not a field`);
  expect(Object.keys(reasons.counts())).toHaveLength(101);
  expect(reasons.counts()['other reasons']).toBe(200);
});

test('a bar is drawn on a terminal and nowhere else', () => {
  const written: string[] = [];
  const stream = (isTTY: boolean) => ({
    isTTY,
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
  });
  const silent = progressBar(stream(false));
  silent.update(progress);
  silent.done();
  expect(written).toEqual([]);
  const bar = progressBar(stream(true));
  bar.update(progress);
  bar.update(progress);
  bar.done();
  expect(written).toHaveLength(2);
  expect(progressLine(progress)).toBe(
    '███████████████░░░░░░░░░░░░░░░ 50 %  12,000 orders  8,000 a second  3 rejected',
  );
});

test('the list of rejected lines shows itself only when it is whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-rejected-'));
  const file = join(folder, 'orders.csv');
  const broken = await openRejectedFile(file, folder);
  await broken.add({ ...rejected, raw: 'x'.repeat(100_000) });
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^orders\.csv\.rejected\.arriving-/),
  ]);
  await broken.discard();
  expect(await readdir(folder)).toEqual([]);
  const whole = await openRejectedFile(file, folder);
  await whole.add(rejected);
  expect(await whole.finish()).toBe(`${file}.rejected`);
  expect(await readdir(folder)).toEqual(['orders.csv.rejected']);
  await rm(folder, { recursive: true });
});

// The superuser may write anywhere, so there is nothing to see.
test.skipIf(process.getuid?.() === 0)('beside a file that nobody may write to', async () => {
  const [locked, elsewhere] = await Promise.all([
    mkdtemp(join(tmpdir(), 'pabean-locked-')),
    mkdtemp(join(tmpdir(), 'pabean-elsewhere-')),
  ]);
  await chmod(locked, 0o555);
  const list = await openRejectedFile(join(locked, 'orders.csv'), elsewhere);
  await list.add(rejected);
  expect(await list.finish()).toBe(join(elsewhere, 'orders.csv.rejected'));
  await Promise.all([locked, elsewhere].map((folder) => rm(folder, { recursive: true })));
});
