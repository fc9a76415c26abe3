import { fireEvent, screen } from '@testing-library/react';
import { openOffice } from '../../../testing/draw.tsx';
import { fakeFetch, json, type Sent } from '../../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../../testing/staff.ts';

/** The call of the folder that is opened. */
export const newOrders = '/api/admin/get-orders-list/newOrder';
/** Orders of these ids, of so many. */
export const rowsOf = (ids: readonly string[], total: number) =>
  json({ status: 1, message: 'Orders.', data: ids.map((id) => wireRow(id)), total });

/** 25 orders: 100001 on page 1, 100011 on page 2, 100021 on page 3. */
export function openNewOrders(
  address: string,
  role: 'Team' | 'Manager' = 'Team',
  more: object = {},
) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    [newOrders]: ({ query: { page } }: Sent) =>
      rowsOf([`1000${Number(page) - 1}1`, `1000${Number(page) - 1}2`], 25),
    '/api/admin/search-order': () => rowsOf(['100077'], 1),
    ...more,
  });
  const router = openOffice(address, role);
  return { router, sent };
}
/** Where the router stands. */
export const addressOf = (router: ReturnType<typeof openOffice>) =>
  router.state.location.pathname + router.state.location.search;
/** Ticks the row of an order. */
export const tick = (id: string) => fireEvent.click(screen.getByLabelText(`Select order ${id}`));
