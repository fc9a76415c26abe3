import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { tick } from './testing/new-orders.ts';
import { finish, openSix, sendDelete, sixOrders } from './testing/six-orders.ts';

afterEach(clearSession);

const box = (id: string) => screen.getByLabelText<HTMLInputElement>(`Select order ${id}`);
const tickedOf = (ids: readonly string[]) => ids.filter((id) => box(id).checked);
const selectedCount = () => screen.queryByText(/selected$/)?.textContent;
const selectAll = () => fireEvent.click(screen.getByLabelText('Select all rows of this list'));

const lists = [
  ['a page', '/admin/recent-order'],
  ['"All"', '/admin/recent-order?size=All'],
] as const;

it.each(lists)('keeps the ticks of others when one row of %s is deleted', async (_, address) => {
  const opened = await openSix(address);
  tick('100001');
  tick('100002');
  await screen.findByText('2 selected');
  await sendDelete('Delete 100003', opened);
  await finish(opened);
  expect(selectedCount()).toBe('2 selected');
  expect(tickedOf(sixOrders.filter((id) => id !== '100003'))).toEqual(['100001', '100002']);
});

it.each(lists)('keeps a tick that was set while orders of %s were deleted', async (_, address) => {
  const opened = await openSix(address, ['100002']);
  tick('100001');
  tick('100002');
  await screen.findByText('2 selected');
  await sendDelete('Delete Order', opened);
  tick('100004');
  await screen.findByText('3 selected');
  await finish(opened);
  // What was sent and left alone was part of it all the same.
  expect(selectedCount()).toBe('1 selected');
  expect(tickedOf(sixOrders.slice(1))).toEqual(['100004']);
});

it('keeps all of "All" but those that were not, when a row is deleted', async () => {
  const opened = await openSix('/admin/recent-order?size=All');
  selectAll();
  tick('100006');
  await screen.findByText('5 selected');
  await sendDelete('Delete 100003', opened);
  await finish(opened);
  expect(selectedCount()).toBe('4 selected');
  expect(tickedOf(sixOrders.filter((id) => id !== '100003'))).toHaveLength(4);
});

it('keeps all of "All" when the row that was not ticked is deleted', async () => {
  const opened = await openSix('/admin/recent-order?size=All');
  selectAll();
  tick('100006');
  await screen.findByText('5 selected');
  await sendDelete('Delete 100006', opened);
  await finish(opened);
  expect(selectedCount()).toBe('5 selected');
});

it('has nothing selected after all of "All" but some were deleted', async () => {
  const opened = await openSix('/admin/recent-order?size=All', ['100002']);
  selectAll();
  tick('100006');
  await screen.findByText('5 selected');
  await sendDelete('Delete Order', opened);
  await finish(opened);
  expect(selectedCount()).toBeUndefined();
  expect(tickedOf(['100002', '100006'])).toEqual([]);
});
