import { describe, expect, it } from 'vitest';
import { readClock } from './clock-words.ts';

const fileByAt = '2026-11-23T16:00:00Z';
const opensAt = '2026-11-20T16:00:00Z';
const read = (now: string, exact = false) =>
  readClock({ opensAt, fileByAt }, '2026-11-24', new Date(now), exact);

describe('readClock', () => {
  it.each([
    ['2026-11-14T10:00:00Z', 'before', 'opens in 6 d'],
    ['2026-11-20T10:30:00Z', 'before', 'opens in 5 h'],
    ['2026-11-20T15:59:59Z', 'before', 'opens in 1 min'],
    ['2026-11-20T16:00:00Z', 'calm', '3 d 0 h'],
    ['2026-11-22T12:00:00Z', 'calm', '1 d 4 h'],
    ['2026-11-22T16:00:00Z', 'calm', '1 d 0 h'],
    ['2026-11-22T16:01:00Z', 'soon', '23 h'],
    ['2026-11-23T01:00:00Z', 'soon', '15 h'],
    ['2026-11-23T06:00:00Z', 'soon', '10 h'],
    ['2026-11-23T06:30:00Z', 'soon', '9 h 30 min'],
    ['2026-11-23T10:00:00Z', 'soon', '6 h 00 min'],
    ['2026-11-23T10:00:01Z', 'soon', '6 h 00 min'],
    ['2026-11-23T10:01:00Z', 'urgent', '5 h 59 min'],
    ['2026-11-23T10:55:00Z', 'urgent', '5 h 05 min'],
    ['2026-11-23T15:20:00Z', 'urgent', '40 min'],
    ['2026-11-23T15:59:30Z', 'urgent', '1 min'],
    ['2026-11-23T16:00:00Z', 'late', 'Late 1 min'],
    ['2026-11-23T16:59:00Z', 'late', 'Late 59 min'],
    ['2026-11-23T17:00:00Z', 'late', 'Late 1 h'],
    ['2026-11-24T16:00:00Z', 'late', 'Late 1 d'],
    ['2026-11-27T17:00:00Z', 'late', 'Late 4 d'],
  ])('at %s is %s: %s', (now, state, text) => expect(read(now)).toEqual({ state, text }));

  it('has minutes in the head of an order', () => {
    expect(read('2026-11-23T00:22:00Z', true).text).toBe('15 h 38 min');
    expect(read('2026-11-22T12:00:00Z', true).text).toBe('1 d 4 h');
    expect(read('2026-11-22T16:00:00Z', true).text).toBe('1 d 0 h');
    expect(read('2026-11-23T15:00:00Z', true).text).toBe('1 h 00 min');
    const now = new Date('2026-11-23T00:22:00Z');
    expect(readClock({ opensAt, fileByAt }, '2026-11-24', now).text).toBe('15 h');
  });

  it('says what is not known', () => {
    const nothing = { opensAt: null, fileByAt: null };
    const now = new Date('2026-11-23T00:00:00Z');
    expect(readClock(nothing, null, now)).toEqual({ state: 'noDate', text: '—' });
    expect(readClock(nothing, '2026-11-24', now)).toEqual({
      state: 'noPort',
      text: 'Port not known',
    });
  });
});
