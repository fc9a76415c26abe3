import { expect, test } from 'vitest';
import { csvRows } from '../../../src/usecases/import/csv-rows.ts';
import { allOf } from '../../support/all-of.ts';
import { linesOf } from './lines-of.ts';

const rowsOf = (...lines: Parameters<typeof linesOf>) => allOf(csvRows(linesOf(...lines)));
const unreadable = (text: string) => ({ text, trouble: 'is not written in UTF-8' });
const unclosed = 'opens a quote and does not close it';
const stray = 'has a quote inside a cell that is not doubled';
const header = { line: 1, raw: 'a,b', cells: ['a', 'b'] };

test('a row is a line, or several when a cell has line breaks', async () => {
  expect(await rowsOf('a,b', '1, x ', '"2","say ""hi""', 'again"', '3,4')).toEqual([
    header,
    { line: 2, raw: '1, x ', cells: ['1', ' x '] },
    { line: 3, raw: '"2","say ""hi""\nagain"', cells: ['2', 'say "hi"\nagain'] },
    { line: 5, raw: '3,4', cells: ['3', '4'] },
  ]);
});

test('cells may be empty, quoted or not, wherever they stand', async () => {
  const rows = ['a,b', '"1,5","2"', `"""",",,"`, '"a\rb",c', '"",x', 'x,""'];
  expect((await rowsOf(...rows)).slice(1).map((row) => 'cells' in row && row.cells)).toEqual([
    ['1,5', '2'],
    ['"', ',,'],
    ['a\rb', 'c'],
    ['', 'x'],
    ['x', ''],
  ]);
  expect(await rowsOf('a,b', '"1" ,2', ' "1",2')).toEqual([
    header,
    { line: 2, raw: '"1" ,2', trouble: stray },
    { line: 3, raw: ' "1",2', trouble: stray },
  ]);
});

test('rows of nothing are passed over, before the header too', async () => {
  expect(await rowsOf('', ' , ', 'a,b', '', '   ', ',', '""', ',,', '1,2')).toEqual([
    { line: 3, raw: 'a,b', cells: ['a', 'b'] },
    { line: 8, raw: ',,', trouble: 'has 3 cells, the header has 2' },
    { line: 9, raw: '1,2', cells: ['1', '2'] },
  ]);
  expect(await rowsOf()).toEqual([]);
});

test('a row of another width is named with both numbers', async () => {
  expect(await rowsOf('a,b', '1', '1,2,3', '"1"')).toEqual([
    header,
    { line: 2, raw: '1', trouble: 'has 1 cell, the header has 2' },
    { line: 3, raw: '1,2,3', trouble: 'has 3 cells, the header has 2' },
    { line: 4, raw: '"1"', trouble: 'has 1 cell, the header has 2' },
  ]);
});

test('a quote inside a cell costs its row', async () => {
  expect(await rowsOf('a,b', 'x"y"z,1', '3,4')).toEqual([
    header,
    { line: 2, raw: 'x"y"z,1', trouble: stray },
    { line: 3, raw: '3,4', cells: ['3', '4'] },
  ]);
});

test('after a quote that is not closed, reading goes on at the first line that begins a row', async () => {
  expect(await rowsOf('a,b', '"x,1', 'nonsense', '"two', 'lines",2', '3,4')).toEqual([
    header,
    { line: 2, raw: '"x,1\nnonsense', trouble: stray },
    { line: 4, raw: '"two\nlines",2', cells: ['two\nlines', '2'] },
    { line: 6, raw: '3,4', cells: ['3', '4'] },
  ]);
  expect(await rowsOf('a,b', '"x,1', '3,4', '5,6')).toEqual([
    header,
    { line: 2, raw: '"x,1', trouble: unclosed },
    { line: 3, raw: '3,4', cells: ['3', '4'] },
    { line: 4, raw: '5,6', cells: ['5', '6'] },
  ]);
});

test('where no row begins in them, all of its lines are lost', async () => {
  expect(await rowsOf('a,b', '"x,1', 'one', 'two', 'three')).toEqual([
    header,
    { line: 2, raw: '"x,1\none\ntwo\nthree', trouble: unclosed },
  ]);
  expect(await rowsOf('a,b', '1,2', '"x')).toEqual([
    header,
    { line: 2, raw: '1,2', cells: ['1', '2'] },
    { line: 3, raw: '"x', trouble: unclosed },
  ]);
});

test('what follows the lost lines is read, however many of them began no row', async () => {
  expect(await rowsOf('a,b', '"x,1', 'one', 'two', 'three"y', '3,4', '5,6')).toEqual([
    header,
    { line: 2, raw: '"x,1\none\ntwo\nthree"y', trouble: stray },
    { line: 6, raw: '3,4', cells: ['3', '4'] },
    { line: 7, raw: '5,6', cells: ['5', '6'] },
  ]);
});

test('a row has 200 lines at most', async () => {
  const tall = (lines: number) => [
    '"1',
    ...Array.from({ length: lines - 2 }, () => 'more'),
    'end",2',
  ];
  const [, whole] = await rowsOf('a,b', ...tall(200));
  expect(whole).toMatchObject({ line: 2, cells: [tall(200).join('\n').slice(1, -3), '2'] });
  const [, cut] = await rowsOf('a,b', ...tall(201));
  expect(cut).toMatchObject({ line: 2, trouble: unclosed });
});

test('a line that cannot be read is a row, whatever quotes it seems to have', async () => {
  expect(await rowsOf('a,b', unreadable('"?'), '3,4', '"5', unreadable('?",6'), '7,8')).toEqual([
    header,
    { line: 2, raw: '"?', trouble: 'is not written in UTF-8' },
    { line: 3, raw: '3,4', cells: ['3', '4'] },
    { line: 4, raw: '"5\n?",6', trouble: 'is not written in UTF-8' },
    { line: 6, raw: '7,8', cells: ['7', '8'] },
  ]);
});

test('a line that cannot be read takes no other with it', async () => {
  expect(await rowsOf('a,b', unreadable('"?'), 'x', '3,4')).toEqual([
    header,
    { line: 2, raw: '"?', trouble: 'is not written in UTF-8' },
    { line: 3, raw: 'x', trouble: 'has 1 cell, the header has 2' },
    { line: 4, raw: '3,4', cells: ['3', '4'] },
  ]);
});

test('lets its lines go when nobody reads on', async () => {
  let isOpen = true;
  async function* lines() {
    try {
      yield* linesOf('a,b', '1,2', '3,4');
    } finally {
      isOpen = false;
    }
  }
  for await (const row of csvRows(lines())) {
    expect(row).toEqual(header);
    expect(isOpen).toBe(true);
    break;
  }
  expect(isOpen).toBe(false);
});
