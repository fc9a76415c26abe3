import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CsvRow, csvRows } from '../../src/usecases/import/csv-rows.ts';
import { type Line, readLines } from '../../src/usecases/import/lines.ts';
import { allOf } from '../support/all-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(content: string | Buffer): Promise<CsvRow[]> {
  const file = join(folder, 'orders.csv');
  await writeFile(file, content);
  return allOf(csvRows(readLines(file)));
}

const cellsOf = (rows: readonly CsvRow[]) =>
  rows.map((row) => ('cells' in row ? row.cells : row.trouble));

/** A file of orders as a spreadsheet writes it. */
interface Sheet {
  readonly rows: readonly (readonly string[])[];
  readonly lineEnd: '\n' | '\r\n';
  readonly mark: boolean;
  readonly endOfFile: boolean;
  /** Quotes stand around each cell, or where the cell needs them. */
  readonly quoteAll: boolean;
}

function written({ rows, lineEnd, mark, endOfFile, quoteAll }: Sheet): string {
  const cell = (text: string) =>
    quoteAll || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => row.map(cell).join(','));
  return (mark ? '\uFEFF' : '') + lines.join(lineEnd) + (endOfFile ? lineEnd : '');
}

/** Letters of many scripts, and all that CSV has a meaning for. A lone CR is no line break of a cell. */
const letters = fc.constantFrom(
  ...['"', ',', '\n', ' ', ';', "'", 'a', 'é', '山', '😀', '7', '\t'],
);
const cell = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''));
const rows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  // A row of nothing is what a spreadsheet leaves below its last one.
  .filter((all) => all.every((row) => row.some((text) => text.trim() !== '')));
const sheet: fc.Arbitrary<Sheet> = fc.record({
  rows,
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.boolean(),
  endOfFile: fc.boolean(),
  quoteAll: fc.boolean(),
});

test('what a spreadsheet writes is read back, cell by cell', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, async (one) => {
      expect(cellsOf(await rowsOf(written(one)))).toEqual(one.rows);
    }),
    { numRuns: 300 },
  );
});

test('a row names the line on which it begins, and its text', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (all) => {
      const sheetOf = (some: typeof all) =>
        written({ rows: some, lineEnd: '\n', mark: false, endOfFile: false, quoteAll: true });
      let line = 1;
      const expected = all.map((row) => {
        const raw = sheetOf([row]);
        const place = { line, raw };
        line += raw.split('\n').length;
        return place;
      });
      const read = await rowsOf(sheetOf(all));
      expect(read.map(({ line: at, raw }) => ({ line: at, raw }))).toEqual(expected);
    }),
  );
});

test('a border between two chunks cuts no letter, no cell and no line', async () => {
  // A chunk of a file is 256 kB: the border moves through the letters of the row that stands on it.
  const chunk = 256 * 1024;
  const last = ['"山😀"', 'é,é', 'line\nline'];
  for (let before = 0; before <= 40; before += 1) {
    const filler = 'x'.repeat(chunk - before - 4);
    const all = [[filler, '', ''], last];
    const content = written({
      rows: all,
      lineEnd: '\r\n',
      mark: false,
      endOfFile: true,
      quoteAll: false,
    });
    expect(cellsOf(await rowsOf(content))).toEqual(all);
  }
});

test('no bytes make the reader fail, and no line is read twice or passed by', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).filter((all) => {
    const start = Buffer.from(all.subarray(0, 2)).toString('hex');
    // UTF-16 is refused as a whole.
    return start !== 'fffe' && start !== 'feff';
  });
  const csvLike = fc
    .array(fc.constantFrom('"', ',', '\n', '\r\n', 'a', '""', '",', ',"'), { maxLength: 60 })
    .map((parts) => Buffer.from(parts.join('')));
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes.map(Buffer.from), csvLike), async (content) => {
      const file = join(folder, 'any.csv');
      await writeFile(file, content);
      const lines: Line[] = await allOf(readLines(file));
      const read = await rowsOf(content);
      // Rows of no text are passed over; all other lines belong to one row, in their order.
      const left = lines.filter((line) => line.text.replace(/[\s",]/g, '') !== '');
      const given = read
        .map((row) => row.raw)
        .join('\n')
        .split('\n');
      for (const line of left) expect(given).toContain(line.text);
      const starts = read.map((row) => row.line);
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    }),
    { numRuns: 300 },
  );
});
