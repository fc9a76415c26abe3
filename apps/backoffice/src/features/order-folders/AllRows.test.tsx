import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { orderList } from './list-store.ts';
import { newOrders, openNewOrders, rowsOf, tick } from './testing/new-orders.ts';

afterEach(clearSession);

const idAt = (place: number) => String(900_000 - place);

/** "All" of a folder of so many orders; later with those in front of them that have come since. */
function openAll(total: number, later: { came: number; went: number } = { came: 0, went: 0 }) {
  let [came, left] = [0, total];
  const opened = openNewOrders('/admin/recent-order?size=All&sort=-dateTime', 'Team', {
    [newOrders]: ({ query: { page, limit } }: Sent) => {
      const first = (Number(page) - 1) * Number(limit);
      const many = Math.max(0, Math.min(Number(limit), left - first));
      return rowsOf(
        Array.from({ length: many }, (_, index) => idAt(first + index - came)),
        left,
      );
    },
    '/api/admin/assign-order-status': ({ body }: Sent) => {
      const { orderId } = body as { orderId: string[] };
      return json({ status: 1, message: 'Assigned.', data: { changed: orderId, skipped: [] } });
    },
  });
  const pass = () => {
    came = later.came;
    left = total + later.came - later.went;
  };
  return { ...opened, pass };
}
const whole = () => screen.getByLabelText('Select all rows of this list');
const assign = () => screen.getByRole('button', { name: 'Assign to me' });

it('says the limit before a press, and reads what was not seen when there is none', async () => {
  const { sent } = openAll(1001);
  await screen.findByText(idAt(0));
  fireEvent.click(whole());
  expect(screen.getByText('1,001 selected')).toBeTruthy();
  expect(screen.getByRole('note').textContent).toBe(
    'At most 1,000 orders can be changed at once. Select fewer.',
  );
  expect(assign().getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.click(assign());
  expect(screen.queryByRole('dialog')).toBeNull();
  tick(idAt(1));
  await screen.findByText('1,000 selected');
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.click(assign());
  fireEvent.click(await screen.findByText('Yes'));
  await screen.findByText('Assigned.');
  const change = sent.find(({ path }) => path.endsWith('assign-order-status'))?.body;
  const { orderId } = change as { orderId: string[] };
  expect(orderId).toHaveLength(1000);
  expect(orderId).not.toContain(idAt(1));
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

it.each([
  ['has come', { came: 1, went: 0 }],
  ['has taken the place of another', { came: 1, went: 1 }],
])('changes nothing when an order %s that nobody has seen, and shows it', async (_, later) => {
  const { sent, pass } = openAll(1001, later);
  await screen.findByText(idAt(0));
  fireEvent.click(whole());
  tick(idAt(1));
  await screen.findByText('1,000 selected');
  pass();
  fireEvent.click(assign());
  await screen.findByText(/^This list has changed in the meantime/);
  await screen.findByText(idAt(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ path }) => path.endsWith('assign-order-status'))).toEqual([]);
});

it('selects ranges by Shift, and rows by keys', async () => {
  openAll(250_000);
  await screen.findByText(idAt(0));
  tick(idAt(1));
  await screen.findByText('1 selected');
  fireEvent.click(screen.getByLabelText(`Select order ${idAt(5)}`), { shiftKey: true });
  await screen.findByText('5 selected');
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('j');
  press('x');
  await screen.findByText('6 selected');
  press('x');
  await screen.findByText('5 selected');
  press('Escape');
  await waitFor(() => expect(screen.queryByText('5 selected')).toBeNull());
});

const shift = (id: string) =>
  fireEvent.click(screen.getByLabelText(`Select order ${id}`), { shiftKey: true });

it.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the box in the head', () => [fireEvent.click(whole()), fireEvent.click(whole())]],
])('begins no range at a row whose tick %s took away', async (_, clear) => {
  openAll(250_000);
  await screen.findByText(idAt(0));
  tick(idAt(1));
  await screen.findByText('1 selected');
  clear();
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  shift(idAt(5));
  await screen.findByText('1 selected');
});

it('begins a range at the order that was ticked, where that has moved', async () => {
  const { pass } = openAll(250_000, { came: 2, went: 0 });
  await screen.findByText(idAt(0));
  tick(idAt(2));
  await screen.findByText('1 selected');
  pass();
  void orderList.reload();
  await screen.findByText(idAt(-2));
  shift(idAt(5));
  await screen.findByText('4 selected');
});

it('selects all of millions, but for some, and all again', async () => {
  openAll(5_000_000);
  await screen.findByText(idAt(0));
  fireEvent.click(whole());
  tick(idAt(3));
  await screen.findByText('4,999,999 selected');
  fireEvent.click(whole());
  await screen.findByText('5,000,000 selected');
  fireEvent.click(whole());
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});
