import { expect, test } from 'vitest';
import { csvRecords } from '../../../src/usecases/import/csv-records.ts';
import { allOf } from '../../support/all-of.ts';
import { linesOf } from './lines-of.ts';

/** What every order has to have. */
const needed = [
  'processing_mode',
  'full_name',
  'dob',
  'nationality',
  'passport_number',
  'email',
  'phone_number',
  'country_code',
  'place_of_arrival',
  'doa',
];
const recordsOf = (...lines: Parameters<typeof linesOf>) => allOf(csvRecords(linesOf(...lines)));
const trouble = (header: string) => recordsOf(header, '1').catch((error: Error) => error.message);

/** The value that one record has for these columns, the needed ones left empty. */
async function recordWith(cells: Record<string, string>) {
  const header = [...needed, ...Object.keys(cells)].join(',');
  const written = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const [record] = await recordsOf(header, `${','.repeat(needed.length)}${written.join(',')}`);
  return record;
}

test('a record has the values of its cells, without blanks around them', async () => {
  const header = [' full_name ', ...needed.filter((name) => name !== 'full_name')].join(',');
  const row = ` Sari Example ${','.repeat(needed.length - 1)}2026-12-20`;
  expect(await recordsOf(header, row, 'x')).toEqual([
    { line: 2, raw: row, value: { full_name: 'Sari Example', doa: '2026-12-20' } },
    { line: 3, raw: 'x', trouble: `has 1 cell, the header has ${needed.length}` },
  ]);
});

test.each(['familyMember', 'importingGoods', 'goodsDetails'])('%s is JSON', async (column) => {
  expect(await recordWith({ [column]: '{"a":[1]}' })).toMatchObject({
    value: { [column]: { a: [1] } },
  });
  expect(await recordWith({ [column]: '{"a"' })).toMatchObject({
    line: 2,
    trouble: `${column}: is not JSON`,
  });
  expect(await recordWith({ [column]: ' ', paid: 'TRUE' })).toMatchObject({
    value: { paid: true },
  });
});

test.each([
  ['TRUE', true],
  ['true', true],
  ['False', false],
  ['yes', 'yes'],
])('paid and notify of %s are %s; other cells stay texts', async (cell, paid) => {
  const others = { transaction_id: 'true', amount: '39' };
  expect(await recordWith({ paid: cell, notify: cell, ...others })).toMatchObject({
    value: { paid, notify: paid, ...others },
  });
});

const other = needed.slice(1).join(',');

test.each([
  ['processing_mode', `missing columns ${needed.slice(1).join(', ')}`],
  [`${other},processing_mode,fullname`, 'unknown column fullname'],
  [`${other},processing_mode,,toString`, 'unknown columns (no name), toString'],
  [`${other},processing_mode,paid,full_name`, 'repeated column full_name'],
  [
    `${other},email,${'x'.repeat(61)}`,
    `unknown column ${'x'.repeat(60)}; repeated column email; missing column processing_mode`,
  ],
])('a header of %s is refused', async (header, problem) => {
  expect(await trouble(header)).toBe(`Nothing was imported: ${problem}.`);
});

test('of many columns ten are named', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `col${index + 1}`);
  const whole = needed.join(',');
  expect(await trouble(`${whole},${names(10).join(',')}`)).toBe(
    `Nothing was imported: unknown columns ${names(10).join(', ')}.`,
  );
  expect(await trouble(`${whole},${names(12).join(',')}`)).toBe(
    `Nothing was imported: unknown columns ${names(10).join(', ')} and 2 more.`,
  );
});

test.each([';', '\t'])('a file whose columns are separated by %j is told so', async (separator) => {
  expect(await trouble(needed.join(separator))).toMatch(/\. Columns are separated by commas\.$/);
  expect(await trouble(`a${separator}b,${needed.slice(1).join(',')}`)).not.toContain('separated');
});

test('without a header there is nothing', async () => {
  await expect(recordsOf()).rejects.toThrow('The file is empty.');
  await expect(recordsOf('', ',,')).rejects.toThrow('The file is empty.');
  const line = { text: '?', trouble: 'is not written in UTF-8' };
  await expect(recordsOf(line)).rejects.toThrow('The first line is not written in UTF-8.');
});
