import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newOrder } from '../features/view-order/testing/long-order.ts';
import { paths } from '../shared/paths.ts';
import { clearSession } from '../shared/session/session-store.ts';
import { json } from '../testing/fake-fetch.ts';
import { office, onOrder } from './palette/testing/open-palette.tsx';

afterEach(clearSession);

const detailsCall = `/api/admin/get-orders-details/${newOrder.order_id}`;
const minuteMs = 60_000;

/** Stands in for the browser's observers. @returns tells the one of an element */
function stubSights() {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  type Tell = (changes: readonly { readonly isIntersecting: boolean }[]) => void;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: Tell;
      constructor(tell: Tell) {
        this.#tell = tell;
      }
      observe(target: Element) {
        watched.set(target, (isIntersecting) => this.#tell([{ isIntersecting }]));
      }
      disconnect() {}
    },
  );
  return (target: Element, isInSight: boolean) => act(() => watched.get(target)?.(isInSight));
}

const bar = () => screen.getAllByRole('banner')[0] as HTMLElement;
const words = () => bar().querySelector('p')?.textContent;
const title = () => screen.getByRole('heading', { level: 1 });

async function openOrder(changes: object = {}) {
  const tell = stubSights();
  const now = Date.now();
  const order = {
    ...newOrder,
    opens_at: new Date(now - minuteMs).toISOString(),
    file_by_at: new Date(now + (15 * 60 + 38) * minuteMs).toISOString(),
    ...changes,
  };
  const { router } = office(paths.viewOrder(newOrder.order_id), 'Team', {
    [detailsCall]: () => json({ status: 1, message: 'Order details.', data: order }),
  });
  await onOrder();
  return { router, tell };
}

it('tells order, name, status and clock while the head has scrolled away', async () => {
  const { tell } = await openOrder();
  expect(words()).toBe('Welcome, Rani');
  tell(title(), false);
  expect(words()).toBe('Order 104777Maren Ostrowick-ValeNew15 h 38 min');
  // For the eye alone: the heading stays the one that is read.
  expect(bar().querySelector('p > [aria-hidden="true"]')?.textContent).toContain('Order 104777');
  expect(bar().querySelector('p')?.closest('[aria-live], [role="status"]')).toBeNull();
  expect(title().textContent).toBe('Order 104777');
  tell(title(), true);
  expect(words()).toBe('Welcome, Rani');
});

it('shows a name as it was written, and no clock of an order that waits for nothing', async () => {
  const { tell } = await openOrder({
    full_name: 'عبد الرحمن <b>الخفاجي</b>',
    process_status: 'Completed',
  });
  tell(title(), false);
  expect([...bar().querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    '104777',
    'عبد الرحمن <b>الخفاجي</b>',
  ]);
  expect(words()).toMatch(/Completed$/);
});

it('of an erased order shows what its head shows, and is gone with it', async () => {
  const { tell, router } = await openOrder({ full_name: null, process_status: 'Deleted' });
  tell(title(), false);
  expect(words()).toBe('Order 104777Deleted');
  await act(() => router.navigate(paths.admin));
  await waitFor(() => expect(words()).toBe('Welcome, Rani'));
});
