import { travellerStages } from '@pabean/domain';
import { describe, expect, it } from 'vitest';
import { standingAt } from '../../testing/orders.ts';
import { filingOpens } from './filing-opens.ts';

const now = new Date('2026-11-21T10:00:00Z');
const clock = {
  zone: 'Asia/Makassar',
  opens_at: '2026-11-29T16:00:00Z',
  file_by_at: '2026-12-02T16:00:00Z',
};
const arriving = { doa: '2026-12-03', clock };
const at = (stage: Parameters<typeof standingAt>[0], more: object = {}) =>
  filingOpens({ ...standingAt(stage), ...arriving, ...more }, now);

describe('the day on which filing opens', () => {
  it.each(['queued', 'preparing'] as const)('is that of the place, at %s', (stage) => {
    expect(at(stage)).toEqual({ day: '2026-11-30', daysBefore: 3 });
  });

  it.each(travellerStages.filter((stage) => stage !== 'queued' && stage !== 'preparing'))(
    'is not what an order at %s waits for',
    (stage) => expect(at(stage)).toBeNull(),
  );

  it('is as many days before as the clock was made with', () => {
    const opens_at = '2026-11-27T16:00:00Z';
    expect(at('queued', { clock: { ...clock, opens_at } })?.daysBefore).toBe(5);
  });

  it.each([
    ['it has come', { clock: { ...clock, opens_at: now.toISOString() } }],
    ['the place is not known', { clock: null }],
    ['the day is not known', { doa: null }],
    ['nothing is to be filed any more', { clock: { ...clock, file_by_at: null } }],
    ['the scheme takes declarations on the day itself', { doa: '2026-11-30' }],
  ])('is not told where %s', (_, more) => {
    expect(at('queued', more)).toBeNull();
  });
});
