import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { tokenOf } from '../../testing/staff.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from './testing/open-order.tsx';

const historyCall = 'GET /api/admin/get-order-history/104777';
const row = (action: string, kind: string, actor_name: string, words: string) => ({
  id: `history-${action}`,
  position: 1,
  create_ts: '2026-11-21T09:00:00.000Z',
  actor_kind: 'staff',
  ip: null,
  device: null,
  timezone: null,
  detail: {},
  action,
  kind,
  actor_name,
  words,
});
const moved = 'Sinta moved the order to Awaiting Govt from Completed';

afterEach(clearSession);

/** The order is moved, and the page looks at it again by itself. */
async function lookAgain(actor: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  beginSession({ jwtToken: tokenOf('Dewa', 'Manager') });
  let process_status: 'Completed' | 'AwaitingGovt' = 'Completed';
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ process_status }),
    [historyCall]: () => ({
      status: 1,
      message: 'History.',
      total: 2,
      kinds: [],
      chain: null,
      data: [
        row('remarked', 'comment', 'Sinta', 'Sinta wrote a comment'),
        row('moved', 'move', actor, moved),
      ],
    }),
  });
  const sticky = vi.spyOn(notify, 'sticky').mockReturnValue();
  const takeBack = vi.spyOn(notify, 'takeBack');
  const { unmount } = openScreen();
  await screen.findByRole('heading', { name: 'Order 104777' });
  process_status = 'AwaitingGovt';
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
