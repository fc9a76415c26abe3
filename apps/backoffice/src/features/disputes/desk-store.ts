import { type CallReply, type DisputeRow, getDisputes } from '@pabean/api-client/contract';
import { createRemote, type RemoteState } from '@pabean/api-client/remote';
import type { AskedPage } from '@pabean/ui/Pager';
import { useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { callOf, type DeskQuery, rowsPerPage, writeDeskQuery } from './desk-query.ts';

type Reply = CallReply<typeof getDisputes>;

/** A page of cases with what stands above it. */
export type Desk = {
  readonly rows: readonly DisputeRow[];
  readonly total: number;
  readonly numbers: Reply['numbers'];
  readonly choices: Reply['choices'];
  readonly mailTo: Reply['mail_to'];
};

type DeskState = Pick<RemoteState<DeskQuery, Desk>, 'key' | 'shownKey' | 'failure'>;

/** What tells two questions apart. */
export const deskKey = (query: DeskQuery): string => writeDeskQuery(query).toString();

/** Whether both ask for the same cases, though for other rows of them. */
const sameCases = (one: DeskQuery, other: DeskQuery) =>
  deskKey({ ...one, page: 1 }) === deskKey({ ...other, page: 1 });

/**
 * The page that is asked for, while the cases of another one stand; undefined where they are its own, or
 * those of another filter.
 */
export function askedDeskPage(
  { key, shownKey: shown, failure }: DeskState,
  asked: DeskQuery,
): AskedPage<typeof rowsPerPage> | undefined {
  if (shown === undefined || shown.page === asked.page || !sameCases(shown, asked))
    return undefined;
  return {
    page: asked.page,
    pageSize: rowsPerPage,
    // What the address asks for is asked a moment later.
    state: failure !== null && key?.page === asked.page ? 'failed' : 'loading',
    onRetry: () => void reloadDesk(),
  };
}

/**
 * The desk on screen; the rows of another filter stay, dimmed, until the new ones are there. Where those
 * do not come, another page stays, but not another filter's.
 */
const desk = createRemote<DeskQuery, Desk>(
  async (query, { signal }) => {
    const result = await call(getDisputes, { query: callOf(query) }, { signal });
    if (!result.ok) return result;
    const { data: rows, total, numbers, choices, mail_to: mailTo } = result;
    return { ok: true, data: { rows, total, numbers, choices, mailTo } };
  },
  {
    keeps: () => true,
    drops: (_, shown, asked) => !sameCases(shown, asked),
    onFailure: notify.failure,
  },
);

/** Nobody's cases outlive their session. */
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) desk.close();
});

export const useDesk = () => useStore(desk.store);
export const reloadDesk = desk.reload;
export const closeDesk = desk.close;

/** Opens the desk as an address asks for it; the same question again is not asked twice. */
export function openDesk(query: DeskQuery): void {
  void desk.open(query);
}
