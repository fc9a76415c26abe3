import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvCell, csvLines, csvMark } from './csv.ts';

test.each<[CsvCell, string]>([
  ['Bali', 'Bali'],
  ['', ''],
  [null, ''],
  [0, '0'],
  [-5, '-5'],
  ['a, b', '"a, b"'],
  ['"Ann"', '"""Ann"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['+62', "'+62"],
  ['-5', "'-5"],
  ['@name', "'@name"],
  ['＝1+1', "'＝1+1"],
  ['Ann;＠x', "Ann;'＠x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['1=1', '1=1'],
  ['=a,b', '"\'=a,b"'],
  ['Ann;=1+1', "Ann;'=1+1"],
  ['Ann\n=1+1', '"Ann\n\'=1+1"'],
  ['Ann\t@x', "Ann\t'@x"],
  ['Ann; 1=1', 'Ann; 1=1'],
  ['Ann;"=1+1;', '"Ann;\'""=1+1;"'],
  ['Ann;"Bo"', '"Ann;""Bo"""'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLines([[cell]])).toBe(`${written}\r\n`);
});

test('cells have commas between them, and each line its end', () => {
  expect(csvLines([])).toBe('');
  expect(
    csvLines([
      ['a', 1, null],
      ['b', 2, 'c'],
    ]),
  ).toBe('a,1,\r\nb,2,c\r\n');
  expect(csvMark).toBe('\uFEFF');
});

/** The cells of one line, as any reader of RFC 4180 reads them. */
function cellsOf(line: string): string[] {
  const found = `,${line.replace(/\r\n$/, '')}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g);
  return [...found].map(([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare);
}

test('every text comes back from its line, and none begins a formula, whatever separates cells', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...'ab",;\r\n=+-@\t\' ') }), {
    minLength: 1,
  });
  const bare = (cell: string) => cell.replace(/(^|[;\t\r\n])'+(?=[\t\r]|"*[=+\-@])/g, '$1');
  fc.assert(
    fc.property(texts, (cells) => {
      const line = csvLines([cells]);
      const read = cellsOf(line);
      expect(read.map(bare)).toEqual(cells.map(bare));
      expect(read.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      const semicolons = line.split(/[;\t\r\n]/).slice(1);
      expect(semicolons.filter((cell) => /^"*[=+\-@]/.test(cell))).toEqual([]);
    }),
  );
});
