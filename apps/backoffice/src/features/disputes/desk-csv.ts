import { type DisputeRow, getDisputes } from '@pabean/api-client/contract';
import { disputeKindFacts } from '@pabean/domain';
import { call } from '../../shared/api.ts';
import { csvOf, saveCsv } from '../../shared/csv.ts';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import { notify } from '../../shared/notify.ts';
import { callOf, type DeskQuery } from './desk-query.ts';

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
  'Told, not signed',
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

/** Saves every case that the filters leave, not the page alone. */
export async function saveDesk(query: DeskQuery): Promise<void> {
  const rows: DisputeRow[] = [];
  for (let page = 1; ; page += 1) {
    const result = await call(getDisputes, { query: callOf({ ...query, page }, perCall) });
    if (!result.ok) return notify.failure(result);
    rows.push(...result.data);
    if (result.data.length < perCall || rows.length >= result.total) break;
  }
  saveCsv('disputes.csv', deskCsv(rows));
}
