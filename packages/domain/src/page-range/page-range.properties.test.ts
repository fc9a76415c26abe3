import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCount, pageRange, pageSizes } from './page-range.ts';

const pages = fc.integer({ min: 0, max: 10_000 });
/** Any page that an address may name, also one that is not there. */
const current = fc.integer({ min: -10, max: 10_010 });
const siblings = fc.integer({ min: 0, max: 5 });

/** Calls `check` with every kind of pager there is. */
function forAnyPager(check: (page: number, total: number, beside: number) => void): void {
  fc.assert(fc.property(current, pages, siblings, check), { numRuns: 500 });
}

test('the numbers rise from the first page to the last', () => {
  forAnyPager((page, total, beside) => {
    const numbers = pageRange(page, total, beside).filter((entry) => entry !== 'ellipsis');
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(numbers.at(0)).toBe(total === 0 ? undefined : 1);
    expect(numbers.at(-1)).toBe(total === 0 ? undefined : total);
  });
});

test('the current page and its neighbours are there', () => {
  forAnyPager((page, total, beside) => {
    const range = pageRange(page, total, beside);
    const near = Math.min(Math.max(page, 1), total);
    for (let other = near - beside; other <= near + beside; other += 1) {
      if (other >= 1 && other <= total) expect(range).toContain(other);
    }
  });
});

test('an ellipsis stands exactly where numbers are left out', () => {
  forAnyPager((page, total, beside) => {
    const range = pageRange(page, total, beside);
    for (const [index, entry] of range.entries()) {
      const next = range[index + 1];
      if (entry === 'ellipsis') {
        const gap = Number(next) - Number(range[index - 1]);
        expect(gap).toBeGreaterThan(1);
      } else if (typeof next === 'number') expect(next).toBe(entry + 1);
    }
  });
});

test('the pager has one width for one list', () => {
  forAnyPager((page, total, beside) => {
    expect(pageRange(page, total, beside).length).toBe(pageRange(1, total, beside).length);
  });
});

test('the pages hold all rows and none is empty, but for the one page of an empty list', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(...pageSizes), (total, size) => {
      const count = pageCount(total, size);
      const rows = size === 'All' ? Math.max(1, total) : size;
      expect(count * rows).toBeGreaterThanOrEqual(total);
      expect((count - 1) * rows).toBeLessThan(Math.max(1, total));
    }),
  );
});
