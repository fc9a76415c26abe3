import { type OrderFieldKey, personalFieldKeys } from '@pabean/domain';
import type { Database, OrdersTable } from './schema.ts';

/** The tables whose rows name their order. */
export type TableOfOrders = {
  [Table in keyof Database]: 'order_pk' extends keyof Database[Table] ? Table : never;
}[keyof Database];

/**
 * What erasing an order does with its rows of each table. The first named is emptied first: a row
 * goes before the row that it refers to. A new table does not compile until it stands here.
 */
export const erasedTables: {
  [Table in keyof Database]: Table extends TableOfOrders
    ? 'emptied' | `kept: ${string}`
    : 'belongs to no order' | `${'kept' | 'emptied'}: ${string}`;
} = {
  order_family_member: 'emptied',
  order_declaration: 'emptied',
  order_signature: 'emptied',
  order_purchase: 'emptied',
  order_payment: 'emptied',
  order_correction: 'emptied',
  dispute_file: 'emptied',
  dispute_answer: 'emptied',
  asked_correction: 'emptied',
  order_message_file: 'emptied',
  order_message: 'emptied',
  order_question: 'emptied',
  refund_request: 'emptied',
  remark: 'emptied',
  download: 'emptied',
  download_press: 'emptied',
  download_excess: 'emptied',
  document_delivery: 'emptied',
  document_access: 'emptied',
  mail_event: 'emptied: with the mail that it tells of',
  mail_message: 'emptied',
  document: 'emptied',
  dispute: 'kept: for the counts; it names nobody',
  dispute_event: 'kept: what became of a case, without the words of a gateway',
  dispute_notice: 'belongs to no order',
  orders: 'kept: the row for the counts, its columns as below',
  order_history: 'kept: it holds nothing of the traveller',
  order_view: 'kept: it tells what a member did',
  invoice: 'kept: numbers have no gap; it names nobody',
  staff_member: 'belongs to no order',
  staff_session: 'belongs to no order',
  staff_event: 'belongs to no order',
  check_run: 'belongs to no order',
  intake_key: 'belongs to no order',
  backup_run: 'belongs to no order',
  wal_archive: 'belongs to no order',
  stray_document: 'belongs to no order',
  payment_gateway: 'belongs to no order',
  order_count: 'belongs to no order',
  order_count_change: 'belongs to no order',
  received_count: 'belongs to no order',
  received_count_change: 'belongs to no order',
  processed_count: 'belongs to no order',
  processed_count_change: 'belongs to no order',
  report_counts_filled: 'belongs to no order',
  cockpit_count: 'belongs to no order',
  cockpit_count_change: 'belongs to no order',
  cockpit_joint_count: 'belongs to no order',
  cockpit_counts_filled: 'belongs to no order',
  order_bucket: 'belongs to no order',
  order_bucket_change: 'belongs to no order',
  order_bucket_group: 'belongs to no order',
  order_words: 'kept: made of the fields by a trigger, and left with the order id alone',
  order_words_week: 'belongs to no order',
  order_words_fill: 'belongs to no order',
  idempotent_answer: 'belongs to no order',
  rate_limit: 'belongs to no order',
};

/**
 * What it does with the columns of `orders` that are no field of an order; what it does with a field
 * is said by its entry in packages/domain. A new column does not compile until it stands here.
 */
export const erasedColumns: {
  [Column in Exclude<keyof OrdersTable, OrderFieldKey>]: null extends OrdersTable[Column]
    ? 'emptied' | `kept: ${string}`
    : `kept: ${string}`;
} = {
  id: 'kept: names the row',
  order_id: 'kept: names the row, and names nobody',
  version: 'kept: a change that somebody else made is still refused',
  process_status: 'kept: for the counts',
  processing_mode: 'kept: for the counts',
  status_since: 'kept: for the counts',
  assigned_to: 'emptied',
  nationality_code: 'kept: for the counts by country, as the nationality',
  paid_at: 'kept: for the counts',
  process_month: 'kept: for the counts',
  processing_date: 'kept: for the counts',
  processed_by: 'kept: for the counts, a member',
  refund_date: 'kept: for the counts',
  erased_at: 'kept: says that it was erased',
  created_at: 'kept: for the counts',
  source: 'kept: for the counts where several orders share it and it does not name its traveller',
  filed_in_time: 'kept: for the counts',
  refunded: 'kept: for the counts',
  opens_at: 'emptied',
  file_by_at: 'emptied',
  arrival_zone: 'emptied',
  clock_version: 'kept: names a table',
  mail_trouble: 'kept: made of the mails by the database, and empty with them',
  answered_at: 'kept: empty since the order was deleted',
  wrote_at: 'kept: empty since the order was deleted',
  no_answer_at: 'kept: empty since the order was deleted',
  refund_asked_at: 'kept: made of the requests by the database, and empty with them',
  correction_asked_at: 'kept: made of the requests by the database, and empty with them',
  scheme: 'emptied',
  scheme_fields: 'emptied',
  checked: 'emptied',
  error_count: 'emptied',
  warning_count: 'emptied',
  search_text: 'kept: made of the fields by the database, and empty with them',
};

const columns = Object.keys(erasedColumns) as (keyof typeof erasedColumns)[];

/** Every column that erasing an order sets to null. */
export const emptiedColumns = Object.fromEntries(
  [...personalFieldKeys, ...columns.filter((column) => erasedColumns[column] === 'emptied')].map(
    (column) => [column, null],
  ),
);

/** Every table that loses the rows of an erased order, in turn. */
export const emptiedTables = (Object.keys(erasedTables) as TableOfOrders[]).filter(
  (table) => erasedTables[table] === 'emptied',
);
