import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { tokenOf } from '../../testing/staff.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from './testing/open-order.tsx';

const historyCall = 'GET /api/admin/get-order-history/104777';
const row = (
  action: string,
  kind: string,
  actor_name: string,
  words: string,
  detail: object = {},
) => ({
  id: `history-${action}`,
  position: 1,
  create_ts: '2026-11-21T09:00:00.000Z',
  actor_kind: 'staff',
  ip: null,
  device: null,
  timezone: null,
  detail,
  action,
  kind,
  actor_name,
  words,
});
const moved = 'Sinta moved the order to Awaiting Govt from Completed';

afterEach(clearSession);

type Changes = Parameters<typeof orderReply>[0];
type Change = { from?: Changes; to?: Changes; newest?: ReturnType<typeof row> };

const remarked = row('remarked', 'comment', 'Sinta', 'Sinta wrote a comment');

/** The order is changed, and the page looks at it again by itself. */
async function lookAgain(actor: string, { from, to, newest = remarked }: Change = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  beginSession({ jwtToken: tokenOf('Dewa', 'Manager') });
  let order: Changes = from ?? { process_status: 'Completed' };
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
    [historyCall]: () => ({
      status: 1,
      message: 'History.',
      total: 2,
      kinds: [],
      chain: null,
      data: [newest, row('moved', 'move', actor, moved)],
    }),
  });
  const sticky = vi.spyOn(notify, 'sticky').mockReturnValue();
  const takeBack = vi.spyOn(notify, 'takeBack');
  const { unmount } = openScreen();
  await screen.findByRole('heading', { name: 'Order 104777' });
  order = to ?? { process_status: 'AwaitingGovt' };
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  const looks = () => sent.filter(({ path }) => path.includes('get-order-history')).length;
  return { sticky, takeBack, unmount, looks };
}

it('says who did what where the page loads it by itself, until the order is left', async () => {
  const { sticky, takeBack, unmount } = await lookAgain('Sinta');
  await waitFor(() =>
    expect(sticky.mock.calls).toEqual([['success', `${moved}.`, 'order-changed']]),
  );
  unmount();
  expect(takeBack).toHaveBeenLastCalledWith('order-changed');
});

it('says nothing of what the member did', async () => {
  const { sticky, looks } = await lookAgain('Dewa');
  await waitFor(() => expect(looks()).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(sticky).not.toHaveBeenCalled();
});

const answered = 'Traveller answered the question';
const paid = 'The payment was confirmed by Example Pay';
const backToNew = { from: { process_status: 'Awaiting' }, to: { process_status: 'New' } } as const;

it.each([
  [
    answered,
    row('answered', 'conversation', 'Traveller', answered, { from: 'Awaiting', to: 'New' }),
  ],
  [paid, row('paid', 'money', 'Pabean', paid, { from: 'Awaiting', to: 'New' })],
])('tells what moved the order and not the last move by hand: %s', async (words, newest) => {
  const { sticky } = await lookAgain('Sinta', { ...backToNew, newest });
  await waitFor(() =>
    expect(sticky.mock.calls).toEqual([['success', `${words}.`, 'order-changed']]),
  );
});

it('does not take an answer that left the order where it was for the news', async () => {
  const stayed = { from: 'Completed', to: 'Completed' };
  const newest = row('answered', 'conversation', 'Traveller', answered, stayed);
  const { sticky } = await lookAgain('Sinta', { newest });
  await waitFor(() =>
    expect(sticky.mock.calls).toEqual([['success', `${moved}.`, 'order-changed']]),
  );
});

const withoutDocument = { process_status: 'AwaitingGovt', uploadDoc: null } as const;

it('does not look for an upload where a move took the document away', async () => {
  const newest = row('uploaded', 'document', 'Budi', 'Budi uploaded the document a.pdf');
  const { sticky } = await lookAgain('Sinta', { to: withoutDocument, newest });
  await waitFor(() =>
    expect(sticky.mock.calls).toEqual([['success', `${moved}.`, 'order-changed']]),
  );
});

it('tells no old move where only the document is gone', async () => {
  const { sticky, looks } = await lookAgain('Sinta', {
    from: { process_status: 'AwaitingGovt' },
    to: withoutDocument,
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(looks()).toBe(0);
  expect(sticky).not.toHaveBeenCalled();
});
