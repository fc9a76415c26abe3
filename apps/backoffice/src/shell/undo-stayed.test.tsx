import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteOrders, type OrderRef, refundOrders } from '../shared/orders/order-actions.ts';
import { offerUndo, useUndo } from '../shared/orders/undo-store.ts';
import { clearSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../testing/staff.ts';

afterEach(clearSession);

const dewa = 'Dewa moved the order to Completed meanwhile.';
const stayed = [
  { orderId: '100003', reason: 'The last change of order 100003 cannot be undone.' },
  { orderId: '100002', reason: dewa },
  { orderId: '100004', reason: dewa },
];
const changed = ['100001'];
const message = '1 changed, 3 left alone.';

type Answer = () => Response | Promise<Response>;
const done =
  (data: object): Answer =>
  () =>
    json({ status: 1, message, data });
const refused =
  (data?: object): Answer =>
  () =>
    json({ status: 0, message, data }, 409);

async function open(undoChange: Answer, more: Record<string, Answer> = {}) {
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
async function undo(undoChange: Answer) {
  const opened = await open(undoChange);
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2, 100002: 2, 100003: 2 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  return opened;
}
const show = () => screen.findByRole('button', { name: 'Show the 3 that stayed' });
/** What the table says, row by row. */
const table = () =>
  within(screen.getByRole('table', { name: 'Orders that stayed' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ]);

it('shows what could not be undone by the reason, and gives the focus back', async () => {
  await undo(done({ changed, skipped: stayed }));
  await screen.findByText('1 order is back where it was.');
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const button = await show();
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: '3 orders stayed as they were' });
  expect(table()).toEqual([
    [`${dewa} 2`, '100002', '100004'],
    ['The last change of this order cannot be undone. 1', '100003'],
  ]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('gives what stayed as a file', async () => {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  const skipped = stayed.map((one) => ({ ...one, folder: 'completedOrder' }));
  await undo(done({ changed, skipped }));
  fireEvent.click(await show());
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  const [head, first] = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(head).toContain('Order,Reason,Folder');
  expect(first).toBe(`100002,${dewa},Completed Orders`);
  expect(screen.getByRole('dialog', { name: '3 orders stayed as they were' })).toBeTruthy();
});

it('says so where none went back', async () => {
  await undo(refused({ changed: [], skipped: stayed }));
  await screen.findByText('No order could be put back.');
  fireEvent.click(await show());
  await screen.findByRole('dialog');
  expect(table()).toHaveLength(2);
});

it.each([
  ['one stayed', done({ changed, skipped: stayed.slice(1, 2) })],
  ['an old server names none', refused()],
])('leaves it to the words of the server where %s', async (_, answer) => {
  await undo(answer);
  await screen.findByText(message);
  expect(useUndo.getState().report).toBeNull();
});

it('leads to an order, and stays for a tab of its own', async () => {
  const { router } = await undo(done({ changed, skipped: stayed }));
  fireEvent.click(await show());
  const link = within(await screen.findByRole('dialog')).getByRole('link', { name: '100002' });
  fireEvent.click(link, { ctrlKey: true });
  screen.getByRole('dialog');
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { navigation, location } = router.state;
  expect((navigation.location ?? location).pathname).toBe(link.getAttribute('href'));
});

it('does not go while it is read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await undo(done({ changed, skipped: stayed }));
  fireEvent.click(await show());
  await screen.findByRole('dialog');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await show();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(useUndo.getState().report).toBeNull();
});

it('gives the focus back to where it was before the list, once it is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await undo(done({ changed, skipped: stayed }));
  const button = await show();
  const before = screen.getByLabelText('Select order 100001');
  before.focus();
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(useUndo.getState().report).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Select order 100001'));
});

it('gives way to the next change', async () => {
  await undo(done({ changed, skipped: stayed }));
  await show();
  act(() => offerUndo({ message: 'Moved again.', versions: { 100001: 4 } }));
  await screen.findByText('Moved again.');
  expect(screen.queryByText('1 order is back where it was.')).toBeNull();
});

const rows: OrderRef[] = Array.from({ length: 1500 }, (_, index) => ({
  id: String(200_000 + index),
  status: 'New',
  version: 1,
}));
/** Of a change in two parts the first is made, and the second fails. */
function halfWay(data: object): Answer {
  let calls = 0;
  return () =>
    calls++ === 0
      ? json({ status: 1, message: 'Deleted.', data })
      : json({ status: 0, message: 'Not now.' }, 503);
}
const done1000 = { changed: rows.slice(0, 1000).map(({ id }) => id), skipped: [] };

it('offers the rest of an undoing that broke off, and says that it did', async () => {
  const [back, kept] = [rows.slice(0, 990), rows.slice(990, 1000)];
  const skipped = kept.map(({ id }) => ({ orderId: id, reason: dewa }));
  const half = halfWay({ changed: back.map(({ id }) => id), skipped });
  const { sent } = await open(half);
  const versions = Object.fromEntries(rows.map(({ id }) => [id, 2]));
  act(() => offerUndo({ message: 'Moved.', versions }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/^990 of 1,500 orders were changed, the others were not/);
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
  const versions = Object.fromEntries(rows.map(({ id }) => [id, 2]));
  act(() => offerUndo({ message: 'Moved.', versions }));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await act(async () => second(json({ status: 0, message: 'Not now.' }, 503)));
  await screen.findByText('500 orders were changed.');
  screen.getByRole('button', { name: 'Undo' });
});

it('also lists what a change left alone', async () => {
  const data = { changed, skipped: stayed, undo: { 100001: 2 } };
  await open(done({}), { '/api/admin/change-order-status': done(data) });
  await act(() => deleteOrders(rows.slice(0, 4)));
  fireEvent.click(await show());
  await screen.findByRole('dialog');
  expect(table()).toHaveLength(2);
});

it('offers what was changed of a change that broke off, and nothing before it', async () => {
  const undoable = Object.fromEntries(done1000.changed.map((id) => [id, 2]));
  const { sent } = await open(done({ changed, skipped: [] }), {
    '/api/admin/change-order-status': halfWay({ ...done1000, undo: undoable }),
  });
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2 } }));
  await act(() => deleteOrders(rows));
  await screen.findByText(/^1,000 of 1,500 orders were changed, the others were not/);
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

const asked = 'A refund was asked for order';
const notRefunded = ['100002', '100003', '100004'].map((orderId) => ({
  orderId,
  reason: `${asked} ${orderId}. Please accept or refuse it first.`,
}));

it.each([
  ['some', done({ changed, skipped: notRefunded })],
  ['all', refused({ changed: [], skipped: notRefunded })],
])('shows what stayed of a change without an undoing, where %s did', async (_, answer) => {
  await open(done({}), { '/api/admin/move-to-complete-refund': answer });
  await act(() => refundOrders(rows.slice(0, 4)));
  const card = await screen.findByText(message);
  expect(card.closest('[role=status]')).not.toBeNull();
  fireEvent.click(await show());
  await screen.findByRole('dialog');
  expect(table()).toEqual([
    [
      'A refund was asked for this order. Please accept or refuse it first. 3',
      '100002',
      '100003',
      '100004',
    ],
  ]);
});

it('tells each of two such changes for its minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(done({}), {
    '/api/admin/move-to-complete-refund': refused({ changed: [], skipped: notRefunded }),
  });
  await act(() => refundOrders(rows.slice(0, 4)));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  await act(() => refundOrders(rows.slice(0, 4)));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  await show();
});

it('shows what stayed of such a change that broke off', async () => {
  const data = { changed: done1000.changed.slice(3), skipped: notRefunded };
  await open(done({}), { '/api/admin/move-to-complete-refund': halfWay(data) });
  await act(() => refundOrders(rows));
  await screen.findByText(/^997 of 1,500 orders were changed, the others were not/);
  await screen.findByText('997 orders were changed.');
  await show();
});

it('keeps the offer where nothing was changed', async () => {
  const none = () => json({ status: 0, message: 'Not now.' }, 503);
  await open(done({}), { '/api/admin/change-order-status': none });
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2 } }));
  await act(() => deleteOrders(rows));
  expect(useUndo.getState().offer).toMatchObject({ message: 'Moved.' });
});
