import { describe, expect, it } from 'vitest';
import { defaultPageSize, pageCount, pageRange, pageSizes } from './page-range.ts';

const shown = (current: number, total: number, siblings?: number) =>
  pageRange(current, total, siblings)
    .map((entry) => (entry === 'ellipsis' ? '…' : entry))
    .join(' ');

describe('pageRange', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [3, 5, '1 2 3 4 5'],
    [6, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 4 5 … 7'],
    [4, 7, '1 2 3 4 5 … 7'],
    [5, 7, '1 … 3 4 5 6 7'],
    [7, 7, '1 … 3 4 5 6 7'],
    [1, 13, '1 2 3 4 5 … 13'],
    [4, 13, '1 2 3 4 5 … 13'],
    [5, 13, '1 … 4 5 6 … 13'],
    [9, 13, '1 … 8 9 10 … 13'],
    [10, 13, '1 … 9 10 11 12 13'],
    [13, 13, '1 … 9 10 11 12 13'],
    [1, 1491, '1 2 3 4 5 … 1491'],
  ])('shows page %i of %i as "%s"', (current, total, expected) => {
    expect(shown(current, total)).toBe(expected);
  });

  it('follows another number of siblings', () => {
    expect(shown(5, 5, 0)).toBe('1 2 3 4 5');
    expect(shown(4, 9, 0)).toBe('1 … 4 … 9');
    expect(shown(4, 7, 2)).toBe('1 2 3 4 5 6 7');
    expect(shown(10, 20, 2)).toBe('1 … 8 9 10 11 12 … 20');
  });

  it.each([-3, 0])('treats page %i as the first', (current) => {
    expect(shown(current, 13)).toBe(shown(1, 13));
  });

  it('treats a page beyond the end as the last', () => {
    expect(shown(99, 13)).toBe(shown(13, 13));
  });

  it('always shows the current page, its neighbours and both ends, at one width', () => {
    for (let total = 7; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const range = pageRange(current, total);
        for (const page of [1, current - 1, current, current + 1, total]) {
          if (page >= 1 && page <= total) expect(range).toContain(page);
        }
        expect(range).toHaveLength(7);
        const numbers = range.filter((entry) => entry !== 'ellipsis');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});

describe('pageCount', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [128, 10, 13],
    [14902, 500, 30],
    [14902, 'All', 1],
  ] as const)('%i rows at %s a page make %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  it('offers the sizes of the specification and starts with one of them', () => {
    expect(pageSizes).toEqual([10, 25, 50, 100, 500, 'All']);
    expect(pageSizes).toContain(defaultPageSize);
  });
});
