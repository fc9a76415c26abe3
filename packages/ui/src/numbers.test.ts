import { expect, test } from 'vitest';
import { groupDigits, groupedCount } from './numbers.ts';

test('digits are grouped by three', () => {
  expect([0, 999, 12486].map(groupDigits)).toEqual(['0', '999', '12,486']);
});

test.each([
  [0, '0 orders'],
  [1, '1 order'],
  [12486, '12,486 orders'],
])('%i is counted as %s', (count, words) => {
  expect(groupedCount(count, 'order')).toBe(words);
});

test('a word with a plural of its own', () => {
  expect(groupedCount(1, 'entry is', 'entries are')).toBe('1 entry is');
  expect(groupedCount(1204, 'entry is', 'entries are')).toBe('1,204 entries are');
});
