import { expect, it } from 'vitest';
import { mailLevel, refusedShare } from './mail-share.ts';

it.each([
  // Nothing was tried.
  [0, 0, 'fine'],
  // Two wrong addresses among two say nothing yet.
  [0, 2, 'fine'],
  [0, 3, 'warning'],
  [0, 4, 'warning'],
  [0, 5, 'wrong'],
  [148, 3, 'fine'],
  [147, 3, 'warning'],
  [120, 5, 'wrong'],
  [121, 5, 'warning'],
  [10_000, 100, 'fine'],
] as const)('%i sent and %i refused: %s', (sent, refused, level) => {
  expect(mailLevel({ sent, refused })).toBe(level);
});

it('tells the share of what was tried', () => {
  expect(refusedShare({ sent: 0, refused: 0 })).toBe(0);
  expect(refusedShare({ sent: 3, refused: 1 })).toBe(0.25);
});
