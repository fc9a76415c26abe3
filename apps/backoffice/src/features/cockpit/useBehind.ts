import {
  type CallInput,
  type CockpitDispute,
  type CockpitOrder,
  getCockpitDisputes,
  getCockpitOrders,
} from '@pabean/api-client/contract';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { useRemote } from '../../shared/remote/useRemote.ts';
import { useSession } from '../../shared/session/session-state.ts';
import { useKeptFocus } from '../../shared/useKeptFocus.ts';
import { isOrderMeasure } from './behind-words.ts';
import type { Behind, CockpitQuery } from './cockpit-address.ts';

/** Rows on one page of the drawer, and of a download. */
const pageLength = 100;
const downloadLength = 1000;

/** The rows behind a number. */
export type Rows =
  | { readonly of: 'orders'; readonly rows: readonly CockpitOrder[]; readonly more: boolean }
  | { readonly of: 'disputes'; readonly rows: readonly CockpitDispute[]; readonly more: boolean };

/** The filters of a list: those of the screen, and what the number is of. */
function filtersOf({ month: _, ...query }: CockpitQuery, { by, key }: Behind) {
  if (by === undefined) return query;
  return key === '' ? { ...query, others: by as Side } : { ...query, [by]: key };
}

type Side = NonNullable<CallInput<typeof getCockpitOrders>['query']['others']>;

type Page = {
  readonly page: number;
  readonly limit: number;
  /** The last row that is here: others that come and go meanwhile move the pages. */
  readonly after?: string;
};

/** The page behind these rows. Servers of an earlier version read its number alone. */
function pageAfter(rows: Rows | null, limit: number): Page {
  const page = Math.floor((rows?.rows.length ?? 0) / limit) + 1;
  const after = rows?.of === 'orders' ? rows.rows.at(-1)?.order_id : rows?.rows.at(-1)?.dispute_id;
  return { page, limit, ...(after !== undefined && { after }) };
}

async function loadPage(
  month: string,
  query: CockpitQuery,
  behind: Behind,
  page: Page,
  signal?: AbortSignal,
) {
  const { measure, what } = behind;
  const options = signal === undefined ? {} : { signal };
  const filters = { month, ...filtersOf(query, behind), ...page };
  if (isOrderMeasure(measure)) {
    const answer = await call(getCockpitOrders, { query: { measure, ...filters } }, options);
    if (!answer.ok) return answer;
    const rows: Rows = { of: 'orders', rows: answer.data, more: answer.more };
    return { ok: true as const, data: rows };
  }
  const question = { measure, ...filters, ...(what !== undefined && { what }) };
  const answer = await call(getCockpitDisputes, { query: question }, options);
  if (!answer.ok) return answer;
  const rows: Rows = { of: 'disputes', rows: answer.data, more: answer.more };
  return { ok: true as const, data: rows };
}

const joined = (before: Rows, next: Rows): Rows =>
  ({ ...next, rows: [...before.rows, ...next.rows] }) as Rows;

/** Every row; null where a page did not come, which is said, and once the session has ended. */
async function loadAll(month: string, query: CockpitQuery, behind: Behind): Promise<Rows | null> {
  const { token } = useSession.getState();
  let all: Rows | null = null;
  for (;;) {
    const answer = await loadPage(month, query, behind, pageAfter(all, downloadLength));
    // The next page would be asked for, and put on record, in the name of who has signed in since.
    if (useSession.getState().token !== token) return null;
    if (!answer.ok) {
      notify.failure(answer);
      return null;
    }
    all = all === null ? answer.data : joined(all, answer.data);
    if (!all.more) return all;
  }
}

/** The rows behind a number, page by page. */
export function useBehind(month: string | undefined, query: CockpitQuery, behind: Behind | null) {
  /** Which lists wait for rows: one may be left while its file is made, and another opened. */
  const [busyKeys, setBusyKeys] = useState<readonly (string | null)[]>([]);
  /** The list whose next page was asked for last. */
  const [grown, setGrown] = useState<string | null>(null);
  const key =
    month === undefined || behind === null ? null : JSON.stringify([month, query, behind]);
  const remote = useRemote<Rows>(key, (_, { signal }) =>
    loadPage(
      month ?? '',
      query,
      behind ?? { measure: 'orders' },
      pageAfter(null, pageLength),
      signal,
    ),
  );
  const { data } = remote;
  // The button goes with the last page.
  const count = useKeptFocus<HTMLSpanElement>(grown === key && data?.more === true);

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setBusyKeys((before) => [...before, key]);
    await work();
    setBusyKeys((before) => before.filter((each) => each !== key));
  }

  async function showMore() {
    if (data === undefined || month === undefined || behind === null) return;
    setGrown(key);
    await whileBusy(async () => {
      const answer = await loadPage(month, query, behind, pageAfter(data, pageLength));
      // Another number may have been opened meanwhile.
      if (answer.ok) remote.patch((now) => (now === data ? joined(now, answer.data) : now));
      else notify.failure(answer);
    });
  }

  /** Hands over every row, for a download. A page that did not come is said, and nothing is done. */
  async function takeAll(take: (all: Rows) => Promise<void>): Promise<void> {
    if (month === undefined || behind === null) return;
    await whileBusy(async () => {
      const all = await loadAll(month, query, behind);
      if (all !== null) await take(all);
    });
  }

  return { ...remote, busy: busyKeys.includes(key), count, showMore, takeAll };
}
