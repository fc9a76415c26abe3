import { MISSING } from '@pabean/domain';
import { expect, test } from 'vitest';
import {
  bothTimes,
  day,
  digest,
  minute,
  newYork,
  passportEnd,
  sumWords,
  typed,
  utc,
  value,
} from '../../src/papers/bank-words.ts';

const moment = '2026-11-14T23:59:59.000Z';

test('sums have their currency', () => {
  expect(sumWords(null, 'USD')).toBeNull();
  expect(sumWords('69.00', null)).toBe('69.00');
  expect(sumWords('6900.000', 'JPY')).toBe('JPY 6,900');
});

test('a moment names its zone', () => {
  expect(minute(moment)).toBe('14-11-2026 23:59 UTC');
  expect(utc(moment)).toBe('14-11-2026 23:59:59 UTC');
  expect(newYork(moment)).toBe('14-11-2026 18:59:59 New York');
  expect(bothTimes(moment)).toBe(`${utc(moment)} = ${newYork(moment)}`);
  expect([utc(null), newYork(null), bothTimes(null)]).toEqual([MISSING, MISSING, MISSING]);
  expect([day('2026-11-21'), day(null)]).toEqual(['21-11-2026', MISSING]);
});

test('a value is one paragraph, not endless, and a dash when it is missing', () => {
  expect(value(' two\n words ')).toBe('two words');
  expect(value(7)).toBe('7');
  expect([value(null), value('')]).toEqual([MISSING, MISSING]);
  expect(value('x'.repeat(300))).toBe('x'.repeat(300));
  expect(value('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
  expect(value('😀😀😀', 2)).toBe('😀😀…');
});

test('no full card number leaves for a bank but as an order’s own id', () => {
  const card = '4111111111111111';
  expect(typed(`paid by ${card}`)).toBe('paid by [card ending 1111]');
  expect(typed(`${card} of ${card}`, 300, card)).toBe(`${card} of ${card}`);
  expect(typed(`4012888888881881 of ${card}`, 300, card)).toBe(`[card ending 1881] of ${card}`);
  expect(typed(`paid by ${card}`, 300, 'T-104829')).toBe('paid by [card ending 1111]');
  expect([typed(null), typed('xyz', 2)]).toEqual([MISSING, 'xy…']);
});

test('of a passport number its end is shown, and of a short one nothing', () => {
  expect(passportEnd(' X1234567 ')).toBe('…567');
  expect([passportEnd('X12345'), passportEnd('X1234')]).toEqual(['…345', '…']);
  expect([passportEnd(null), passportEnd('  ')]).toEqual([MISSING, MISSING]);
});

test('a digest is printed in groups', () => {
  expect(digest('0123456789abcdef01')).toBe('01234567 89abcdef 01');
  expect(digest('')).toBe('');
});
