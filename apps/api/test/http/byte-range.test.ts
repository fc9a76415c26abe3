import { expect, test } from 'vitest';
import { byteRange } from '../../src/http/byte-range.ts';

test.each([
  [undefined, null],
  ['', null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-3', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
])('%j of 100 bytes is %j', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test('an empty file has no range', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
