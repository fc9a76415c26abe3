import { describe, expect, it } from 'vitest';
import { toListRow } from '../../shared/orders/list-row.ts';
import { orderRow } from '../../testing/sample-orders.ts';
import {
  allSelected,
  nothingSelected,
  selectedCount,
  tableSelection,
  ticked,
  tooMany,
  wholeOf,
} from './selection.ts';

const row = (order_id: string) => toListRow(orderRow({ order_id }));
const [one, two, three] = [row('1'), row('2'), row('3')];

describe('single orders', () => {
  it('are counted, ticked and unticked, and keep what was seen of them', () => {
    const both = ticked(nothingSelected, [one, two], true);
    expect(selectedCount(both, 5000)).toBe(2);
    expect(wholeOf(both, 5000)).toBe('some');
    expect(both).toMatchObject({
      kind: 'orders',
      orders: new Map([
        ['1', one],
        ['2', two],
      ]),
    });
    expect(selectedCount(ticked(both, [one], false), 5000)).toBe(1);
    expect(tableSelection(both, [two, three])).toEqual({ 2: true });
  });

  it('can be changed however many they are: in parts', () => {
    expect(tooMany(ticked(nothingSelected, [one], true), 5_000_000, false)).toBeUndefined();
  });
});

describe('all orders', () => {
  it('are a number and exceptions, whatever the list holds', () => {
    const but = ticked(allSelected, [two], false);
    expect(selectedCount(but, 1_204_331)).toBe(1_204_330);
    expect(wholeOf(but, 1_204_331)).toBe('some');
    expect(wholeOf(ticked(but, [two], true), 1_204_331)).toBe('all');
    expect(tableSelection(but, [one, two, three])).toEqual({ 1: true, 3: true });
  });

  it('are not changed when they are more than a call takes, and that is said', () => {
    expect(tooMany(allSelected, 1001, false)).toMatch(/At most 1,000 orders/);
    expect(tooMany(ticked(allSelected, [two], false), 1001, false)).toBeUndefined();
    expect(tooMany(allSelected, 1000, false)).toBeUndefined();
    // Of a search that has found more than it counted, nobody knows how many.
    expect(tooMany(allSelected, 900, true)).toMatch(/At most/);
  });

  it('of an empty list are none', () => {
    expect(wholeOf(allSelected, 0)).toBe('none');
    expect(selectedCount(ticked(allSelected, [one], false), 0)).toBe(0);
  });
});
