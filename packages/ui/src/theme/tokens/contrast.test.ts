import { expect, test } from 'vitest';
import { palettes } from '../palettes.ts';
import { statusTones } from '../tones.ts';
import { contrast } from './contrast.ts';
import { hexOf, pairs, portalPairs, statusPairs } from './pairs.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['rgb(255, 255, 255)', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  [palettes.gray[9], '#ffffff', 16.69],
])('%s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('what can be seen through has no contrast of its own', () => {
  expect(() => contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toThrow('no solid colour');
});

test.each([...pairs, ...portalPairs, ...statusPairs].map((pair) => [pair.use, pair] as const))(
  '%s is apart enough',
  (_, { front, back, least }) => {
    expect(contrast(hexOf(front), hexOf(back))).toBeGreaterThanOrEqual(least);
  },
);

test('every status has its text, its icon and its filled shade', () => {
  const statuses = statusTones.filter((tone) => tone in palettes);
  expect(statusPairs).toHaveLength(3 * statuses.length);
});
