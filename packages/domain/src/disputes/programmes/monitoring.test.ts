import { expect, it } from 'vitest';
import { linesOn, programmeLines } from './monitoring.ts';

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

it('counts a line on its first day and on its last, and always where no day was read', () => {
  const of = (validFrom: string | null, validTo: string | null) => {
    const [line] = programmeLines;
    if (line === undefined) throw new Error('no line');
    const days = ['2026-01-31', '2026-02-01', '2026-02-15', '2026-02-28', '2026-03-01'];
    return days.filter((day) => linesOn(day, [{ ...line, validFrom, validTo }]).length === 1);
  };
  expect(of('2026-02-01', '2026-02-28')).toEqual(['2026-02-01', '2026-02-15', '2026-02-28']);
  expect(of('2026-02-15', null)).toEqual(['2026-02-15', '2026-02-28', '2026-03-01']);
  expect(of(null, '2026-02-01')).toEqual(['2026-01-31', '2026-02-01']);
  expect(of(null, null)).toHaveLength(5);
});

it.each([
  ['visa-vamp', 'visa', 'this month', 150, 1500],
  ['visa-vamp-cemea', 'visa', 'this month', 220, 150],
  ['visa-merp', 'visa', 'this month', null, null],
  ['mastercard-ecm', 'mastercard', 'month before', 150, 100],
  ['mastercard-hecm', 'mastercard', 'month before', 300, 300],
])('%s of %s divides by the payments of %s', (id, network, payments, basisPoints, leastEvents) => {
  expect(linesOn('2026-11-23').filter((line) => line.id === id)).toEqual([
    expect.objectContaining({ network, payments, basisPoints, leastEvents }),
  ]);
});

it('says of every line what it is, where it counts and what is divided', () => {
  for (const { id, name, regions, formula, note } of programmeLines) {
    for (const words of [name, formula, ...regions]) expect(words, id).not.toBe('');
    expect(regions.length, id).toBeGreaterThan(0);
    expect(note, id).not.toBe('');
  }
});
