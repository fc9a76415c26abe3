import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 downloads'],
  [1, '1 download'],
  [2, '2 downloads'],
])('%i is counted as %s', (count, words) => {
  expect(counted(count, 'download')).toBe(words);
});

test('a word with a plural of its own', () => {
  expect(counted(1, 'entry', 'entries')).toBe('1 entry');
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
