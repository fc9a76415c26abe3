import { UiProvider } from '@pabean/ui/UiProvider';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eraseOrder, moveOrder, refundOrders } from '../shared/orders/order-actions.ts';
import { offerUndo, useUndo } from '../shared/orders/undo-store.ts';
import { beginSession, clearSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers, tokenOf, wireRow } from '../testing/staff.ts';
import { UndoOffer } from './UndoOffer.tsx';

afterEach(clearSession);

const assigned = 'Order has been assigned successfully';

const refused = { status: 0, message: 'Dewa moved the order to Awaiting in the meantime.' };
const done = { status: 1, message: 'Order is back where it was' };

/** What is never taken back: its answer has no `undo`. */
const stays = () =>
  json({ status: 1, message: 'It stays.', data: { changed: ['100002'], skipped: [] } });

/** A list of two orders, of which the first is assigned and taken back. */
function server(undone?: () => Response | Error | Promise<Response>) {
  let first = wireRow('100001');
  const backAgain = () => {
    first = wireRow('100001', { version: 3 });
    return json({ ...done, data: { changed: ['100001'], skipped: [] } });
  };
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/get-orders-list/newOrder': () =>
      json({ status: 1, message: 'Orders.', data: [first, wireRow('100002')], total: 2 }),
    '/api/admin/assign-order-status': () => {
      first = wireRow('100001', { assign_to: 'Rani', version: 2 });
      const data = { changed: ['100001'], skipped: [], undo: { 100001: 2 } };
      return json({ status: 1, message: assigned, data });
    },
    '/api/admin/undo-change': undone ?? backAgain,
    '/api/admin/move-to-complete-refund': stays,
    '/api/admin/change-order-status': stays,
    '/api/admin/move-order-status': stays,
  });
  return () => sent.filter(({ path }) => path.endsWith('/undo-change')).map(({ body }) => body);
}

async function assign() {
  openOffice('/admin', 'Team');
  fireEvent.click(await screen.findByLabelText('Select order 100001'));
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  await screen.findByText(assigned);
  await screen.findByRole('link', { name: /100001, Assigned to Rani/ });
}
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

it('takes the last change back, and shows the list as it is then', async () => {
  const sent = server();
  await assign();
  // Told once, where it can be taken back.
  expect(screen.getAllByText(assigned)).toHaveLength(1);
  fireEvent.click(undoButton() as HTMLElement);
  await screen.findByText('Order is back where it was');
  expect(sent()).toEqual([{ orderId: ['100001'], versions: { 100001: 2 } }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Assigned to Rani/ })).toBeNull());
  expect(undoButton()).toBeNull();
});

it('is pressed by Z, from wherever the focus is', async () => {
  const sent = server();
  await assign();
  fireEvent.keyDown(document.body, { key: 'z' });
  await screen.findByText('Order is back where it was');
  expect(sent()).toHaveLength(1);
});

it('can be pressed again where no answer came or none can be given now, and goes once it is refused', async () => {
  let answer: () => Response | Error = () => new TypeError('offline');
  server(() => answer());
  await assign();
  fireEvent.click(undoButton() as HTMLElement);
  await screen.findByText(/The server cannot be reached/);
  expect(undoButton()).not.toBeNull();
  answer = () => json({ status: 0, message: 'Not now.' }, 503);
  fireEvent.click(undoButton() as HTMLElement);
  await screen.findByText('Not now.');
  expect(undoButton()).not.toBeNull();
  answer = () => json(refused, 409);
  fireEvent.click(undoButton() as HTMLElement);
  await screen.findByText(refused.message);
  expect(undoButton()).toBeNull();
});

it('goes by its own button, and after a minute', async () => {
  server();
  await assign();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(undoButton()).toBeNull();
});

it('is offered for a minute', async () => {
  server();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await assign();
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(undoButton()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(undoButton()).toBeNull();
});

it('does not go while it works, and can be pressed again where no answer came', async () => {
  const lost = Promise.withResolvers<Response>();
  let answer: () => Response | Promise<Response> = () => lost.promise;
  server(() => answer());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await assign();
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  fireEvent.click(undoButton() as HTMLElement);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(undoButton()).not.toBeNull();
  await act(async () => lost.reject(new TypeError('offline')));
  await screen.findByText(/The server cannot be reached/);
  answer = () => json(refused, 409);
  fireEvent.click(undoButton() as HTMLElement);
  await screen.findByText(refused.message);
  expect(undoButton()).toBeNull();
});

it('gives the focus back to where it was', async () => {
  server();
  await assign();
  const search = screen.getByRole('searchbox');
  search.focus();
  const focus = vi.spyOn(search, 'focus');
  undoButton()?.focus();
  fireEvent.click(undoButton() as HTMLElement);
  await screen.findByText('Order is back where it was');
  expect(document.activeElement).toBe(search);
  // The page stays where it is.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('keeps the focus while it works, and is not pressed twice', async () => {
  let answer: (response: Response) => void = () => {};
  const sent = server(() => new Promise((resolve) => (answer = resolve)));
  await assign();
  const button = undoButton() as HTMLButtonElement;
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  // A browser takes the focus from what is disabled.
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await act(async () => answer(json(refused, 409)));
  await waitFor(() => expect(undoButton()).toBeNull());
  expect(sent()).toHaveLength(1);
});

const second = { id: '100002', status: 'Refunds', version: 1 };
const question = { wants: 'text', text: 'Which flight?' } as const;

it.each([
  ['Refunded it', () => refundOrders([second])],
  ['an erasure', () => eraseOrder('100002', 1, false)],
  ['a move with a question', () => moveOrder('100002', 'Awaiting', 1, { question })],
])('is gone once %s was the last change, which stays', async (_, change) => {
  const sent = server();
  await assign();
  await act(change);
  await screen.findByText('It stays.');
  expect(undoButton()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(sent()).toEqual([]);
});

it('is gone with the session', async () => {
  server();
  await assign();
  act(clearSession);
  await waitFor(() => expect(undoButton()).toBeNull());
});

const late = { message: assigned, versions: { 100001: 2 } };

it('does not wait for who signs in next, when the answer came after the sign-out', async () => {
  server();
  await assign();
  act(clearSession);
  act(() => offerUndo(late));
  expect(useUndo.getState().offer).toBeNull();
  act(() => void beginSession({ jwtToken: tokenOf('Dewa', 'Team') }));
  await screen.findByLabelText('Select order 100001');
  expect(undoButton()).toBeNull();
});

it('does not wait for the next shell, when the answer came while there was none', () => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  offerUndo(late);
  render(
    <UiProvider theme="staff">
      <UndoOffer />
    </UiProvider>,
  );
  expect(undoButton()).toBeNull();
});
