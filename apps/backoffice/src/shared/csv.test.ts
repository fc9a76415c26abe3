import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes what would break a cell, and runs nothing', () => {
  expect(
    csvOf([
      ['plain', 'two, parts', 'a "word"', 'two\nlines'],
      ['=1+1', '-2', -2, null],
      ['@SUM(A1)', '+49 30', '\tx', ''],
    ]),
  ).toBe(
    '\uFEFFplain,"two, parts","a ""word""","two\nlines"\r\n' +
      "'=1+1,'-2,-2,\r\n" +
      "'@SUM(A1),'+49 30,'\tx,\r\n",
  );
});
