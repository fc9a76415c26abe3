import type { CallInput, getDisputes } from '@pabean/api-client/contract';
import {
  type DisputeKind,
  type DisputeState,
  disputeKinds,
  disputeStates,
  isCalendarDate,
} from '@pabean/domain';

/** What the address says of the desk: back, reload and a shared link give the same rows. */
export type DeskQuery = {
  readonly state: DisputeState | 'all';
  /** Only what is due within 24 hours or too late. */
  readonly due: boolean;
  /** Only what fits no order. */
  readonly unattached: boolean;
  /** Only what ended in the last 90 days. */
  readonly ended: boolean;
  /** `disputed` are chargebacks and second rounds together. */
  readonly kind: DisputeKind | 'disputed' | '';
  readonly network: string;
  readonly reason: string;
  readonly gateway: string;
  /** The id of a member, or `none`. */
  readonly member: string;
  readonly q: string;
  /** Days on which cases were opened, both counted in; '' leaves that end open. */
  readonly from: string;
  readonly to: string;
  /** Counted from 1. */
  readonly page: number;
};

/** Rows of a page. */
export const rowsPerPage = 50;

const texts = ['network', 'reason', 'gateway', 'q'] as const;
const days = ['from', 'to'] as const;

/** Anything that makes no sense counts as not said. */
export function readDeskQuery(params: URLSearchParams): DeskQuery {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const day = (name: string) => (isCalendarDate(text(name)) ? text(name) : '');
  const page = Number(text('page'));
  const unattached = text('unattached') === '1';
  return {
    state: stateOf(text('state'), unattached),
    due: text('due') === '1',
    unattached,
    ended: text('ended') === '90',
    kind: kindOf(text('kind')),
    network: text('network'),
    reason: text('reason'),
    gateway: text('gateway'),
    member: /^(?:none|\d{1,15})$/.test(text('member')) ? text('member') : '',
    q: text('q'),
    from: day('from'),
    to: day('to'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The kinds of a text; '' are all. */
export const kindOf = (text: string): DeskQuery['kind'] =>
  text === 'disputed' ? text : (disputeKinds.find((kind) => kind === text) ?? '');

/** What is not attached waits whatever its state. */
const usualState = (unattached: boolean) => (unattached ? 'all' : 'open');

function stateOf(text: string, unattached: boolean): DeskQuery['state'] {
  if (text === 'all') return 'all';
  return disputeStates.find((state) => state === text) ?? usualState(unattached);
}

/** The address of a query, without what goes without saying. */
export function writeDeskQuery(query: DeskQuery): URLSearchParams {
  const params = new URLSearchParams();
  const { state, unattached, due, ended, kind, member, page } = query;
  if (state !== usualState(unattached)) params.set('state', state);
  if (due) params.set('due', '1');
  if (unattached) params.set('unattached', '1');
  if (ended) params.set('ended', '90');
  if (kind !== '') params.set('kind', kind);
  if (member !== '') params.set('member', member);
  for (const name of [...texts, ...days]) {
    if (query[name] !== '') params.set(name, query[name]);
  }
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The same as the call takes it. */
export function callOf(
  query: DeskQuery,
  limit = rowsPerPage,
): CallInput<typeof getDisputes>['query'] {
  const { state, due, unattached, ended, kind, member, page } = query;
  const filters = Object.fromEntries(
    [...texts, ...days].flatMap((name) => (query[name] === '' ? [] : [[name, query[name]]])),
  );
  return {
    ...filters,
    page,
    limit,
    state,
    ...(due && { due: '1' as const }),
    ...(unattached && { unattached: '1' as const }),
    ...(ended && { ended: '90' as const }),
    ...(kind === 'disputed' ? { disputed: '1' as const } : kind !== '' && { kind }),
    ...(member !== '' && { member }),
  };
}

const unfiltered = readDeskQuery(new URLSearchParams());

/** What Clear goes back to: every open case. */
export const clearDesk = (): DeskQuery => unfiltered;

/** Whether anything hides cases beside their state. */
export const isFiltered = (query: DeskQuery): boolean =>
  writeDeskQuery({ ...query, page: 1, state: usualState(query.unattached) }).size > 0;

const tellable = ['due', 'unattached', 'ended', 'kind', 'member', ...texts, ...days] as const;

/** By what the cases are filtered beside their state, without what was typed there. */
export const filtersOf = (query: DeskQuery): (typeof tellable)[number][] =>
  tellable.filter((name) => query[name] !== '' && query[name] !== false);
