import { expect, it } from 'vitest';
import { orderRow } from '../../testing/sample-orders.ts';
import { toListRow } from './list-row.ts';

// 01:30 of the next day at Bali; staff anywhere west of it still have the day before.
const now = new Date('2026-11-23T17:30:00Z');

it('tells the days until the arrival by the clock of the place', () => {
  const row = orderRow({ doa: '2026-11-24', arrival_zone: 'WITA' });
  expect(toListRow(row, now).arrival).toEqual({ text: 'today', urgency: 'today' });
  const earlier = orderRow({ doa: '2026-11-23', arrival_zone: 'WITA' });
  expect(toListRow(earlier, now).arrival).toEqual({ text: 'yesterday', urgency: 'past' });
});
