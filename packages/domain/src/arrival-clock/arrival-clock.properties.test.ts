import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannedProcessingDate } from './arrival-clock.ts';

const dayLength = 24 * 60 * 60 * 1000;
/** Days from 1900 to 2199, as intake takes them, as the number of days since 1970. */
const dayNumber = fc.integer({ min: -25_567, max: 84_005 });
const isoDay = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
const moments = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});

test('an order is planned for the day its window opens, never before it came in', () => {
  fc.assert(
    fc.property(dayNumber, moments, (arrival, createdAt) => {
      const planned = plannedProcessingDate({ doa: isoDay(arrival), place: null, createdAt });
      const received = Math.floor(createdAt.getTime() / dayLength);
      expect(planned).toBe(isoDay(Math.max(arrival - 3, received)));
    }),
    { numRuns: 300 },
  );
});
