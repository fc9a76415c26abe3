import { stubSight } from '@pabean/ui/testing/stub-sight';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notify.ts';
import { forgetUndo, offerUndo, takeUndo, useUndo } from '../../../shared/orders/undo-store.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { json } from '../../../testing/answers.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';
import { timeline } from '../testing/timeline.ts';

const historyCall = 'GET /api/admin/get-order-history/104777';
const undoCall = 'PUT /api/admin/undo-change';

beforeEach(() => {
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
  forgetUndo();
  stubSight(true);
});

const taken = () =>
  json({
    status: 1,
    message: 'Order is back where it was',
    data: { changed: ['104777'], skipped: [] },
  });
const refused = () =>
  json({ status: 0, message: 'Dewa moved the order to Awaiting in the meantime.' }, 409);

const [first, ...others] = timeline.data;
const history = (undo?: number) =>
  json({
    status: 1,
    message: 'History of the order.',
    ...timeline,
    data: [{ ...first, id: 'history-99', ...(undo && { undo }) }, ...others],
  });

/** An order whose last change is the member's own; after the undoing its timeline comes when `showRows` is called. */
async function open(answer: () => Response) {
  let version = 4;
  let showRows = () => {};
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ version }),
    [historyCall]: () =>
      version === 4
        ? Promise.resolve(history(4))
        : new Promise((resolve) => (showRows = () => resolve(history()))),
    [undoCall]: () => {
      version = 5;
      return answer();
    },
  });
  openScreen();
  await findOrder();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Undo' });
  const asks = (end: string) => sent.filter(({ path }) => path.includes(end)).length;
  return { button, asks, showRows: () => showRows() };
}

const list = () => screen.getByRole('list', { name: /^Timeline/ });

it('is one call where the card offers the same change', async () => {
  const { button, asks } = await open(taken);
  offerUndo({ message: 'Order has been moved', versions: { 104777: 4 } });
  fireEvent.click(button);
  await takeUndo();
  expect(asks('undo-change')).toBe(1);
});

it('works until its row has changed, and leaves the focus at the list', async () => {
  const succeeded = vi.spyOn(notify, 'success').mockReturnValue();
  const { button, asks, showRows } = await open(taken);
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
  await waitFor(() => expect(asks('get-order-history')).toBe(2));
  expect(button.getAttribute('aria-busy')).toBe('true');
  // A browser takes the focus from what is disabled.
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(asks('undo-change')).toBe(1);
  const focus = vi.spyOn(list(), 'focus');
  showRows();
  await waitFor(() => expect(button.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(list()));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('can be pressed again after a refusal, until its row has changed', async () => {
  const failed = vi.spyOn(notify, 'failure').mockReturnValue();
  const { button, asks, showRows } = await open(refused);
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(asks('get-order-history')).toBe(2));
  showRows();
  await waitFor(() => expect(document.activeElement).toBe(list()));
  expect(within(list()).queryByRole('button')).toBeNull();
});

it.each([
  ['taken back', taken],
  ['refused', refused],
])('ends the same offer of the card once it was %s', async (_, answer) => {
  const { button } = await open(answer);
  offerUndo({ message: 'Order has been moved', versions: { 104777: 4, 104778: 9 } });
  fireEvent.click(button);
  await waitFor(() => expect(useUndo.getState().offer).toBeNull());
});

it('leaves the offer of a change that was made meanwhile', async () => {
  const failed = vi.spyOn(notify, 'failure').mockReturnValue();
  const { button } = await open(refused);
  fireEvent.click(button);
  const offer = { message: 'Order has been moved', versions: { 104777: 5 } };
  offerUndo(offer);
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(useUndo.getState().offer).toBe(offer);
});
