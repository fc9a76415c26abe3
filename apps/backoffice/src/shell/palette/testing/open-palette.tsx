import type { Role } from '@pabean/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { completedOrder } from '../../../features/view-order/testing/order.ts';
import '../../../features/view-order/ViewOrderScreen.tsx';
import { openOffice } from '../../../testing/draw.tsx';
import { fakeFetch, json } from '../../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../../testing/staff.ts';
import '../Palette.tsx';

export const orderId = completedOrder.order_id;
export const orderName = completedOrder.full_name;
export const found = wireRow('104818', { full_name: 'Movsar Awedikian', process_status: 'New' });
export const searchCall = '/api/admin/search-order';
export const assignCall = '/api/admin/assign-order-status';
export const list = (rows: readonly object[]) =>
  json({ status: 1, message: 'Orders.', data: rows, total: rows.length, more: false });

export function office(address: string, role: Role = 'Admin', more: object = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    '/api/admin/get-orders-list/newOrder': () => list([wireRow('100001'), wireRow('100002')]),
    [searchCall]: () => list([found]),
    [assignCall]: () => json({ status: 1, message: 'Assigned.', data: { changed: ['104818'] } }),
    [`/api/admin/get-orders-details/${orderId}`]: () =>
      json({ status: 1, message: 'Order details.', data: completedOrder }),
    ...more,
  });
  return { router: openOffice(address, role), sent };
}

export const callsTo = (sent: ReturnType<typeof office>['sent'], path: string) =>
  sent.filter((one) => one.path === path);
export const pressKeys = (more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'k',
    code: 'KeyK',
    ctrlKey: true,
    ...more,
  });
export const field = () => screen.findByRole('combobox', { name: 'Go to or do' });
export async function open() {
  pressKeys();
  return field();
}
export async function type(words: string) {
  fireEvent.change(await field(), { target: { value: words } });
}
export const press = async (key: string) => fireEvent.keyDown(await field(), { key });
const options = () => {
  const box = screen.queryByRole('listbox', { name: 'Go to or do' });
  return box === null ? [] : within(box).queryAllByRole('option');
};
export const offered = () =>
  options().map((option) => {
    const words = option.querySelector('span:nth-child(2) > span')?.textContent;
    return words ?? '';
  });
export const groupsNow = () =>
  within(screen.getByRole('listbox', { name: 'Go to or do' }))
    .getAllByRole('group')
    .map((group) => group.querySelector('p')?.textContent);
export const chosenWords = () =>
  options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent;
export const onList = () => screen.findByText('100001');
export const onOrder = () => screen.findByRole('button', { name: 'Move to Awaiting Govt' });
