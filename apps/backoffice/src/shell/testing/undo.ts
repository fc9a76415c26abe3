import { screen } from '@testing-library/react';
import type { OrderRef } from '../../shared/orders/order-actions.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';

export const dewa = 'Dewa moved the order to Completed in the meantime.';
export const stayed = [
  { orderId: '100003', reason: 'The last change of order 100003 cannot be undone.' },
  { orderId: '100002', reason: dewa },
  { orderId: '100004', reason: dewa },
];
export const changed = ['100001'];
export const message = '1 changed, 3 unchanged.';

export type Answer = () => Response | Promise<Response>;
export const done =
  (data: object): Answer =>
  () =>
    json({ status: 1, message, data });
export const refused =
  (data?: object): Answer =>
  () =>
    json({ status: 0, message, data }, 409);

export const show = () => screen.findByRole('button', { name: 'Show the 3 that stayed' });

export async function open(undoChange: Answer, more: Record<string, Answer> = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/get-orders-list/newOrder': () =>
      json({ status: 1, message: 'Orders.', data: [wireRow('100001')], total: 1 }),
    '/api/admin/undo-change': undoChange,
    ...more,
  });
  const router = openOffice('/admin', 'Team');
  await screen.findByLabelText('Select order 100001');
  return { sent, router };
}

export const notRefunded = ['100002', '100003', '100004'].map((orderId) => ({
  orderId,
  reason: `A refund was requested for order ${orderId}. Please accept or refuse it first.`,
}));

export const rows: OrderRef[] = Array.from({ length: 1500 }, (_, index) => ({
  id: String(200_000 + index),
  status: 'New',
  version: 1,
}));
/** Of a change in two parts the second fails. */
export function thenFails(first: Answer): Answer {
  let calls = 0;
  return () => (calls++ === 0 ? first() : json({ status: 0, message: 'Not now.' }, 503));
}
/** The same, where the first part is made. */
export const halfWay = (data: object) =>
  thenFails(() => json({ status: 1, message: 'Deleted.', data }));
export const done1000 = { changed: rows.slice(0, 1000).map(({ id }) => id), skipped: [] };
