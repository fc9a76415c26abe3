import { describe, expect, it } from 'vitest';
import { ports } from '../ports/ports.ts';
import { arrivalMoments, plannedProcessingDate } from './arrival-clock.ts';

const moments = (doa: string | null, place: string | null, hour?: string) => {
  const { opensAt, fileByAt, landsAt, zone } = arrivalMoments({ doa, place, hour: hour ?? null });
  return [opensAt, fileByAt, landsAt, zone];
};

describe('arrivalMoments', () => {
  it.each([
    ['Bali (DPS)', '2026-11-20T16:00:00.000Z', '2026-11-23T16:00:00.000Z', 'WITA'],
    ['Jakarta', '2026-11-20T17:00:00.000Z', '2026-11-23T17:00:00.000Z', 'WIB'],
    ['DJJ', '2026-11-20T15:00:00.000Z', '2026-11-23T15:00:00.000Z', 'WIT'],
  ])('begins at midnight of %s, three days before', (place, opens, fileBy, zone) => {
    expect(moments('2026-11-24', place)).toEqual([opens, fileBy, null, zone]);
  });

  it('is filed 12 hours before an hour that is on record, also after midnight', () => {
    expect(moments('2026-11-24', 'DPS', '00:40')).toEqual([
      '2026-11-20T16:00:00.000Z',
      '2026-11-23T04:40:00.000Z',
      '2026-11-23T16:40:00.000Z',
      'WITA',
    ]);
  });

  it.each([['24:00'], ['9:30'], ['109:30'], ['09:300'], ['banana'], ['']])(
    'knows no hour in %j',
    (hour) => {
      expect(moments('2026-11-24', 'DPS', hour)).toEqual(moments('2026-11-24', 'DPS'));
    },
  );

  it.each([
    ['over the 29th of February', '2028-03-01', '2028-02-26T16:00:00.000Z'],
    ['on the 29th of February', '2028-02-29', '2028-02-25T16:00:00.000Z'],
    ['in a year without one', '2027-03-01', '2027-02-25T16:00:00.000Z'],
    ['over a year', '2027-01-02', '2026-12-29T16:00:00.000Z'],
  ])('counts days of the calendar %s', (_what, doa, opens) => {
    expect(moments(doa, 'DPS')[0]).toBe(opens);
  });

  it.each([
    [null, 'DPS', 'WITA'],
    ['2027-02-29', 'DPS', 'WITA'],
    ['24-11-2026', 'DPS', 'WITA'],
    ['2026-11-24', 'Changi', null],
    ['2026-11-24', 'Jakarta or Bali', null],
    ['2026-11-24', null, null],
  ])('has no moment for %j at %j', (doa, place, zone) => {
    expect(moments(doa, place)).toEqual([null, null, null, zone]);
  });

  it('follows the rules of the server', () => {
    const rules = { hoursBeforeLanding: 24, hoursBeforeDay: 6 };
    const day = { doa: '2026-11-24', place: 'DPS' };
    expect(arrivalMoments(day, rules).fileByAt).toBe('2026-11-23T10:00:00.000Z');
    expect(arrivalMoments({ ...day, hour: '12:00' }, rules).fileByAt).toBe(
      '2026-11-23T04:00:00.000Z',
    );
  });

  it('is never to be filed before it may be', () => {
    const rules = { hoursBeforeLanding: 12, hoursBeforeDay: 500 };
    const { opensAt, fileByAt } = arrivalMoments({ doa: '2026-11-24', place: 'DPS' }, rules);
    expect(fileByAt).toBe(opensAt);
  });

  it.each(ports)('opens at $id at midnight of that place', ({ id, name, zone }) => {
    const { opensAt } = arrivalMoments({ doa: '2026-11-24', place: `${name}` });
    const hours = { WIB: '17', WITA: '16', WIT: '15' }[zone];
    expect(opensAt, id).toBe(`2026-11-20T${hours}:00:00.000Z`);
  });
});

describe('plannedProcessingDate', () => {
  const planned = (doa: string, createdAt: string, place: string | null = 'DPS') =>
    plannedProcessingDate({ doa, createdAt, place });

  it.each([
    ['the day the window opens', '2026-11-24', '2026-11-01T10:00:00Z', '2026-11-21'],
    ['across a month', '2026-12-01', '2026-11-01T10:00:00Z', '2026-11-28'],
    ['across a year', '2027-01-01', '2026-11-01T10:00:00Z', '2026-12-29'],
    ['over a leap day', '2028-03-01', '2026-11-01T10:00:00Z', '2028-02-27'],
    ['not before the order came in', '2026-11-22', '2026-11-21T10:00:00Z', '2026-11-21'],
    ['after an arrival that is over', '2026-11-10', '2026-11-21T10:00:00Z', '2026-11-21'],
    ['by the day of the place', '2026-11-22', '2026-11-21T16:30:00Z', '2026-11-22'],
    ['whatever zone wrote it', '2026-11-22', '2026-11-21T11:30:00-05:00', '2026-11-22'],
  ])('is %s', (_what, doa, createdAt, expected) => {
    expect(planned(doa, createdAt)).toBe(expected);
    expect(plannedProcessingDate({ doa, createdAt: new Date(createdAt), place: 'DPS' })).toBe(
      expected,
    );
  });

  it('takes the day of UTC for a place that is not known', () => {
    expect(planned('2026-11-22', '2026-11-21T16:30:00Z', 'somewhere')).toBe('2026-11-21');
    expect(planned('2026-11-24', '2026-11-01T10:00:00Z', null)).toBe('2026-11-21');
  });

  it('says which of the two is no date', () => {
    expect(() => planned('2026-02-30', '2026-11-21T10:00:00Z')).toThrow(
      'Not a calendar date: 2026-02-30',
    );
    expect(() => planned('2026-11-24', 'noon')).toThrow('Not a moment: noon');
  });
});
