import { type DisputeRow, getDisputes } from '@pabean/api-client/contract';
import { disputeKindFacts } from '@pabean/domain';
import { call } from '../../shared/api.ts';
import { csvOf } from '../../shared/csv.ts';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import { notify } from '../../shared/notify.ts';
import { saveTable } from '../../shared/save-table.ts';
import { callOf, type DeskQuery, filtersOf } from './desk-query.ts';

/** The most rows that one call gives. */
const perCall = 200;

const head = [
  'Case',
  "Gateway's case",
  'State',
  'Kind',
  'Answer due (UTC)',
  'Order',
  'Name',
  'Network',
  'Reason',
  'Reason in words',
  'Amount',
  'Currency',
  'Gateway',
  'Opened (UTC)',
  'Evidence held',
  'Evidence of',
  'Not signed',
  'Marks',
  'Member',
];

/** Cases as a table that no spreadsheet runs. */
export const deskCsv = (rows: readonly DisputeRow[]): string =>
  csvOf([
    head,
    ...rows.map((row) => [
      row.dispute_id,
      row.gateway_dispute_id,
      stateWords[row.state],
      disputeKindFacts[row.kind].label,
      row.answer_due_at,
      row.order_id,
      row.full_name,
      row.network,
      row.reason_code,
      row.reason_name,
      row.amount,
      row.currency,
      row.gateway,
      row.opened_at,
      row.evidence?.held ?? null,
      row.evidence?.of ?? null,
      row.unsigned.join(' '),
      row.marks.join(' '),
      row.member?.name ?? null,
    ]),
  ]);

/**
 * Saves every case that the filters leave, not the page alone. They are read in the order in which they
 * came: cases that are answered or come in meanwhile would move others between pages of the desk.
 */
export async function saveDesk(query: DeskQuery): Promise<void> {
  const rows: DisputeRow[] = [];
  let isEndedListed = false;
  for (let page = 1; ; page += 1) {
    const after = rows.at(-1)?.dispute_id ?? noCase;
    // Servers of an earlier version read the page alone.
    const question = { ...callOf({ ...query, page }, perCall), after };
    const result = await call(getDisputes, { query: question });
    if (!result.ok) return notify.failure(result);
    rows.push(...result.data);
    isEndedListed = result.choices.filters.includes('ended');
    if (result.data.length < perCall) break;
  }
  await saveTable('disputes.csv', deskCsv(asOnDesk(rows)), {
    what: 'disputes',
    rows: rows.length,
    state: query.state,
    // One that passed over this filter takes no word of it either.
    filters: filtersOf(query).filter((name) => name !== 'ended' || isEndedListed),
  });
}

/** A case that is none, before all. */
const noCase = 'DP-0';

/** Behind every day. */
const never = Number.POSITIVE_INFINITY;

/** The earliest deadline first, then open cases without a deadline, then those that changed last. */
function asOnDesk(rows: readonly DisputeRow[]): DisputeRow[] {
  const rank = ({ state }: DisputeRow) => (state === 'open' ? 0 : 1);
  const due = ({ kind, state, answer_due_at: at }: DisputeRow) =>
    state !== 'open' ? 0 : disputeKindFacts[kind].answered ? timeOf(at ?? undefined, never) : never;
  const since = ({ state_since: at }: DisputeRow) => timeOf(at, 0);
  return rows
    .toReversed()
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        compare(due(one), due(other)) ||
        compare(since(other), since(one)),
    );
}

const timeOf = (moment: string | undefined, none: number) =>
  moment === undefined ? none : Date.parse(moment);

/** Two that have no day are equal. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
