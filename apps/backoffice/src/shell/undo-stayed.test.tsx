import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteOrders, refundOrders } from '../shared/orders/order-actions.ts';
import { offerUndo, useUndo } from '../shared/orders/undo-store.ts';
import { clearSession } from '../shared/session/session-store.ts';
import {
  type Answer,
  changed,
  dewa,
  done,
  message,
  notRefunded,
  open,
  refused,
  rows,
  show,
  stayed,
} from './testing/undo.ts';

afterEach(clearSession);

async function undo(undoChange: Answer) {
  const opened = await open(undoChange);
  act(() => offerUndo({ message: 'Moved.', versions: { 100001: 2, 100002: 2, 100003: 2 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  return opened;
}
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
  await screen.findByRole('dialog', { name: '3 orders were left unchanged' });
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
  expect(screen.getByRole('dialog', { name: '3 orders were left unchanged' })).toBeTruthy();
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

it('also lists what a change left alone', async () => {
  const data = { changed, skipped: stayed, undo: { 100001: 2 } };
  await open(done({}), { '/api/admin/change-order-status': done(data) });
  await act(() => deleteOrders(rows.slice(0, 4)));
  fireEvent.click(await show());
  await screen.findByRole('dialog');
  expect(table()).toHaveLength(2);
});

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
      'A refund was requested for this order. Please accept or refuse it first. 3',
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
