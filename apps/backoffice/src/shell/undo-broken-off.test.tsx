import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteOrders, refundOrders } from '../shared/orders/order-actions.ts';
import { offerUndo, useUndo } from '../shared/orders/undo-store.ts';
import { clearSession } from '../shared/session/session-store.ts';
import { json } from '../testing/fake-fetch.ts';
import {
  changed,
  dewa,
  done,
  done1000,
  halfWay,
  message,
  notRefunded,
  open,
  refused,
  rows,
  show,
  thenFails,
} from './testing/undo.ts';

afterEach(clearSession);

const versionsOf = (orders: typeof rows) => Object.fromEntries(orders.map(({ id }) => [id, 2]));

it('offers the rest of an undoing that broke off, and says that it did', async () => {
  const [back, kept] = [rows.slice(0, 990), rows.slice(990, 1000)];
  const skipped = kept.map(({ id }) => ({ orderId: id, reason: dewa }));
  const half = halfWay({ changed: back.map(({ id }) => id), skipped });
  const { sent } = await open(half);
  act(() => offerUndo({ message: 'Moved.', versions: versionsOf(rows) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/^990 of 1,500 orders were changed; the rest were not/);
  await screen.findByText('500 orders were changed.');
  screen.getByRole('button', { name: 'Show the 10 that stayed' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const tries = () => sent.filter(({ path }) => path.endsWith('/undo-change'));
  await waitFor(() => expect(tries()).toHaveLength(3));
  expect(tries()[2]?.body).toMatchObject({ orderId: rows.slice(1000).map(({ id }) => id) });
});

it('offers the rest also where it broke off after the minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let second: (response: Response) => void = () => {};
  let calls = 0;
  await open(() =>
    calls++ === 0 ? done(done1000)() : new Promise((resolve) => (second = resolve)),
  );
  act(() => offerUndo({ message: 'Moved.', versions: versionsOf(rows) }));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await act(async () => second(json({ status: 0, message: 'Not now.' }, 503)));
  await screen.findByText('500 orders were changed.');
  screen.getByRole('button', { name: 'Undo' });
});

it('offers the rest also where nothing went back before it broke off', async () => {
  const skipped = rows.slice(0, 1000).map(({ id }) => ({ orderId: id, reason: dewa }));
  const { sent } = await open(thenFails(refused({ changed: [], skipped })));
  act(() => offerUndo({ message: 'Moved.', versions: versionsOf(rows) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Not now.');
  await screen.findByText('500 orders were changed.');
  screen.getByRole('button', { name: 'Show the 1,000 that stayed' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const tries = () => sent.filter(({ path }) => path.endsWith('/undo-change'));
  await waitFor(() => expect(tries()).toHaveLength(3));
  expect(tries()[2]?.body).toMatchObject({ orderId: rows.slice(1000).map(({ id }) => id) });
});

it('says by one message why an undoing broke off whose card was closed meanwhile', async () => {
  const skipped = rows.slice(0, 1000).map(({ id }) => ({ orderId: id, reason: dewa }));
  let second: (response: Response) => void = () => {};
  let calls = 0;
  const first = refused({ changed: [], skipped });
  await open(() => (calls++ === 0 ? first() : new Promise((resolve) => (second = resolve))));
  act(() => offerUndo({ message: 'Moved.', versions: versionsOf(rows) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toBe(2));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => second(json({ status: 0, message: 'Not now.' }, 503)));
  const words = await screen.findAllByText('Not now.');
  expect(words.map((one) => one.closest('[role=status], [role=alert]')?.textContent)).toEqual([
    'Not now.Show the 1,000 that stayed',
  ]);
  expect(screen.queryByText('No order could be put back.')).toBeNull();
});

it('offers what was changed of a change that broke off, and nothing before it', async () => {
  const undoable = versionsOf(rows.slice(0, 1000));
  const { sent } = await open(done({ changed, skipped: [] }), {
    '/api/admin/change-order-status': halfWay({ ...done1000, undo: undoable }),
  });
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2 } }));
  await act(() => deleteOrders(rows));
  await screen.findByText(/^1,000 of 1,500 orders were changed; the rest were not/);
  await screen.findByText('1,000 orders were changed.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(message);
  const [undone] = sent.filter(({ path }) => path.endsWith('/undo-change'));
  expect(undone?.body).toEqual({ orderId: done1000.changed, versions: undoable });
});

it('offers nothing where what was changed cannot be undone', async () => {
  await open(done({}), { '/api/admin/move-to-complete-refund': halfWay(done1000) });
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2 } }));
  await act(() => refundOrders(rows));
  expect(useUndo.getState().offer).toBeNull();
});

it('shows what stayed of such a change that broke off', async () => {
  const data = { changed: done1000.changed.slice(3), skipped: notRefunded };
  await open(done({}), { '/api/admin/move-to-complete-refund': halfWay(data) });
  await act(() => refundOrders(rows));
  await screen.findByText(/^997 of 1,500 orders were changed; the rest were not/);
  await screen.findByText('997 orders were changed.');
  await show();
});

it('shows what stayed also where nothing was changed before it broke off', async () => {
  await open(done({}), {
    '/api/admin/move-to-complete-refund': thenFails(refused({ changed: [], skipped: notRefunded })),
  });
  await act(() => refundOrders(rows));
  await screen.findByText('Not now.');
  await screen.findByText('3 orders were left unchanged.');
  await show();
});

it('keeps the offer where nothing was changed', async () => {
  const none = () => json({ status: 0, message: 'Not now.' }, 503);
  await open(done({}), { '/api/admin/change-order-status': none });
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2 } }));
  await act(() => deleteOrders(rows));
  expect(useUndo.getState().offer).toMatchObject({ message: 'Moved.' });
});
