import { stubSight } from '@pabean/ui/testing/stub-sight';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOrderInBar } from '../../../shared/orders/order-in-bar.ts';
import type { OrderDetail } from '../order-store.ts';
import { newOrder } from '../testing/long-order.ts';
import { useTitleInBar } from './useTitleInBar.ts';

/** An order's title on screen. */
function open(order: OrderDetail = newOrder) {
  const title = { current: document.createElement('h1') };
  return renderHook((shown: OrderDetail) => useTitleInBar(shown, title), { initialProps: order });
}
const inBar = () => useOrderInBar.getState().order;

test('tells the order while its title is out of sight, as it is by now', () => {
  const tell = stubSight(true);
  const { rerender } = open();
  expect(inBar()).toBeNull();
  act(() => tell(false));
  expect(inBar()).toEqual({
    orderId: '104777',
    name: 'Maren Ostrowick-Vale',
    status: 'New',
    clock: {
      until: 'filing',
      opensAt: newOrder.opens_at,
      fileByAt: newOrder.file_by_at,
      arrives: newOrder.doa,
      zone: 'WITA',
    },
  });
  rerender({ ...newOrder, full_name: 'Maren Vale', process_status: 'Completed' });
  expect(inBar()).toMatchObject({ name: 'Maren Vale', status: 'Completed' });
  act(() => tell(true));
  expect(inBar()).toBeNull();
});

test('goes by the last of several changes', () => {
  const tell = stubSight();
  open();
  act(() => tell(false, true));
  expect(inBar()).toBeNull();
  act(() => tell(true, false));
  expect(inBar()?.orderId).toBe('104777');
});

test('of an erased order tells what is left of it', () => {
  stubSight(false);
  open({ ...newOrder, full_name: null, process_status: 'Deleted' });
  expect(inBar()).toEqual({ orderId: '104777', name: null, status: 'Deleted', clock: null });
});

test('tells nothing any more once the order was left', () => {
  stubSight(false);
  const { unmount } = open();
  expect(inBar()).not.toBeNull();
  unmount();
  expect(inBar()).toBeNull();
});

test('tells nothing where nobody can say what is in sight', () => {
  open();
  expect(inBar()).toBeNull();
});
