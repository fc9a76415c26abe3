import { describe, expect, it } from 'vitest';
import { untilArrival } from './arrival.ts';

describe('untilArrival', () => {
  const noon = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-18', '3 days ago', 'past'],
    ['2026-11-20', 'yesterday', 'past'],
    ['2026-11-21', 'today', 'today'],
    ['2026-11-22', 'tomorrow', 'soon'],
    ['2026-11-23', 'in 2 days', 'soon'],
    ['2026-11-24', 'in 3 days', 'soon'],
    ['2026-11-25', 'in 4 days', 'later'],
    ['2027-11-21', 'in 365 days', 'later'],
  ])('%s is %s: %s', (doa, text, urgency) => {
    expect(untilArrival(doa, noon, 'UTC')).toEqual({ text, urgency });
  });

  it('counts calendar days, not hours: one minute before midnight is still the day before', () => {
    expect(untilArrival('2026-11-22', new Date('2026-11-21T23:59:00Z'), 'UTC').text).toBe(
      'tomorrow',
    );
    expect(untilArrival('2026-11-22', new Date('2026-11-22T00:00:00Z'), 'UTC').text).toBe('today');
  });

  it('goes by the day of the zone it is asked for', () => {
    const evening = new Date('2026-11-21T18:00:00Z');
    expect(untilArrival('2026-11-22', evening, 'Asia/Jakarta').text).toBe('today');
    expect(untilArrival('2026-11-22', evening, 'America/New_York').text).toBe('tomorrow');
  });

  it('is right across days of 23 and 25 hours', () => {
    const zone = 'America/New_York';
    expect(untilArrival('2026-03-09', new Date('2026-03-08T05:30:00Z'), zone).text).toBe(
      'tomorrow',
    );
    expect(untilArrival('2026-11-02', new Date('2026-11-01T04:30:00Z'), zone).text).toBe(
      'tomorrow',
    );
  });

  it.each([null, '', '2026-02-30', '23-11-2026'])('has nothing to say about %j', (doa) => {
    expect(untilArrival(doa, noon)).toEqual({ text: '—', urgency: 'later' });
  });
});
