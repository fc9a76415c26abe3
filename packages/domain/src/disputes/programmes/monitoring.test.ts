import { expect, it } from 'vitest';
import { linesOn } from './monitoring.ts';

it.each([
  ['2026-03-31', 220],
  ['2026-04-01', 150],
  ['2026-11-23', 150],
])('on %s the line of Visa is %i basis points', (day, basisPoints) => {
  const lines = linesOn(day).filter(({ id }) => id === 'visa-vamp');
  expect(lines.map((line) => [line.basisPoints, line.leastEvents])).toEqual([[basisPoints, 1500]]);
});

it('does not know a programme before its day', () => {
  const early = linesOn('2026-09-30').map(({ id }) => id);
  expect(early).not.toContain('visa-merp');
  expect(linesOn('2026-10-01').map(({ id }) => id)).toContain('visa-merp');
});
