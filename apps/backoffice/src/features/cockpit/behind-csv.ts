import { disputeKindFacts, plainSum, statusLabel } from '@pabean/domain';
import { csvOf } from '../../shared/csv.ts';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import { saveTable } from '../../shared/save-table.ts';
import { type Behind, type CockpitQuery, namesOf } from './cockpit-address.ts';
import type { Rows } from './useBehind.ts';

/** With the decimals of its currency, as on screen: JPY has none. */
const sum = (amount: string | null, currency: string | null) =>
  amount === null ? null : plainSum(amount, currency);

/** The rows behind a number as a table for spreadsheets. */
export function behindCsv(rows: Rows): string {
  if (rows.of === 'orders') {
    return csvOf([
      ['Order', 'Name', 'Status', 'Received', 'Amount', 'Currency', 'Refunded', 'Processed by'],
      ...rows.rows.map((row) => [
        row.order_id,
        row.full_name,
        statusLabel(row.process_status),
        row.created_at,
        sum(row.amount, row.currency),
        row.currency,
        sum(row.refunded, row.currency),
        row.processed_by,
      ]),
    ]);
  }
  return csvOf([
    ['Case', 'Order', 'Network', 'Reason', 'Kind', 'State', 'Amount', 'Currency', 'Opened'],
    ...rows.rows.map((row) => [
      row.dispute_id,
      row.order_id,
      row.network,
      row.reason_code,
      disputeKindFacts[row.kind].label,
      stateWords[row.state],
      sum(row.amount, row.currency),
      row.currency,
      row.opened_at,
    ]),
  ]);
}

/** Saves the rows behind a number of a month. */
export function saveBehind(
  month: string,
  query: CockpitQuery,
  { measure, by, key, what }: Behind,
  rows: Rows,
): Promise<void> {
  return saveTable(`cockpit-${month}-${measure}.csv`, behindCsv(rows), {
    what: 'cockpit list',
    rows: rows.rows.length,
    // The number may be one of another month of the table.
    month: by === 'month' && key !== undefined ? key : month,
    measure,
    filters: namesOf({ ...query, ...(by && { [by]: key }), ...(what !== undefined && { what }) }),
  });
}
