import { expect, it, vi } from 'vitest';
import { csvOf, saveCsv } from './csv.ts';

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

it('keeps the bytes of a file while a browser may still read them', () => {
  vi.useFakeTimers();
  const kept = new Set<string>();
  const createObjectURL = () => {
    kept.add('blob:1');
    return 'blob:1';
  };
  const revokeObjectURL = (address: string) => void kept.delete(address);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveCsv('orders.csv', 'a\r\n');
  // Some begin only after the click has returned.
  vi.advanceTimersByTime(10_000);
  expect(kept.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(kept.size).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
