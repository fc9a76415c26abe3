import { type CsvCell, markWords, withoutCardNumbers } from '@pabean/domain';
import type { ListedOrder } from '../../db/queries/listed-rows.ts';
import { listedOrderView } from '../orders/listed-order-view.ts';

const columns: readonly (readonly [
  string,
  (row: ReturnType<typeof listedOrderView>) => CsvCell,
])[] = [
  ['Order ID', (row) => row.order_id],
  ['Name', (row) => personal(row.full_name)],
  ['File by', (row) => row.file_by_at],
  ['Zone', (row) => row.arrival_zone],
  ['Arrival Date', (row) => row.doa],
  ['Email', (row) => personal(row.email)],
  ['Country Code', (row) => row.country_code],
  ['Telephone', (row) => row.phone_number],
  ['Date & Time', (row) => row.created_at],
  ['Processing Date', (row) => row.processing_date],
  ['Process Month', (row) => row.process_month],
  ['Status', (row) => row.process_status],
  ['Processing Mode', (row) => row.processing_mode],
  ['Refund Date', (row) => row.refund_date],
  ['Assigned To', (row) => row.assign_to],
  ['Marks', (row) => row.marks.map(({ mark }) => markWords[mark]).join('; ')],
  ['Errors', (row) => row.errors],
  ['Warnings', (row) => row.warnings],
  ['Case', (row) => row.dispute_id],
];

/** What travellers typed: a full card number leaves in no file, wherever it was typed. */
const personal = (text: string | null) => (text === null ? null : withoutCardNumbers(text));

export const orderCsvHead: readonly CsvCell[] = columns.map(([head]) => head);

/** An order as a line of a file. */
export function orderCsvCells(order: ListedOrder): readonly CsvCell[] {
  const row = listedOrderView(order);
  return columns.map(([, cell]) => cell(row));
}
