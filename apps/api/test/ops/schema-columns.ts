import type { Database } from '../../src/db/schema.ts';
import { conversationColumns } from './schema-columns-conversation.ts';
import { disputeColumns } from './schema-columns-disputes.ts';
import { orderColumns } from './schema-columns-order.ts';
import type { Columns } from './schema-shape.ts';

/** What belongs to no single order. */
type Shared =
  | 'staff_member'
  | 'staff_session'
  | 'staff_event'
  | 'check_run'
  | 'intake_key'
  | 'backup_run'
  | 'wal_archive'
  | 'payment_gateway'
  | 'stray_document'
  | 'order_count'
  | 'order_count_change'
  | 'received_count'
  | 'received_count_change'
  | 'processed_count'
  | 'processed_count_change'
  | 'report_counts_filled'
  | 'cockpit_count'
  | 'cockpit_count_change'
  | 'cockpit_joint_count'
  | 'cockpit_counts_filled'
  | 'order_bucket'
  | 'order_bucket_change'
  | 'order_bucket_group'
  | 'order_words_week'
  | 'order_words_fill'
  | 'idempotent_answer'
  | 'rate_limit';

/** What a month is filtered by, and what is counted of it: the same in each table of the cockpit. */
const cockpitSides = {
  gateway: 'text',
  country: 'text',
  source: 'text',
  mode: 'text',
  member: 'text',
} as const;
const cockpitFigures = {
  currency: 'text',
  orders: 'number',
  payments: 'number',
  amount: 'text',
  on_time: 'number',
  late: 'number',
  refunds: 'number',
  refunded: 'text',
  disputes: 'number',
  fraud_reports: 'number',
  won: 'number',
  lost: 'number',
  prevented: 'number',
} as const;

const sharedColumns: Columns<Shared> = {
  staff_member: {
    id: 'number',
    name: 'text',
    email: 'text',
    password_hash: 'text',
    type: 'text',
    created_at: 'text',
    deleted_at: 'text or null',
  },
  staff_session: {
    id: 'text',
    member_id: 'number',
    created_at: 'text',
    expires_at: 'text',
    revoked_at: 'text or null',
    device: 'text or null',
  },
  intake_key: {
    id: 'number',
    name: 'text',
    digest: 'text',
    created_at: 'text',
    revoked_at: 'text or null',
    last_used_at: 'text or null',
  },
  check_run: {
    id: 'number',
    state: 'text',
    started_at: 'text',
    ended_at: 'text or null',
    started_by: 'number',
    pks: 'json',
    done: 'number',
    tries: 'number',
    report: 'json',
  },
  backup_run: {
    id: 'number',
    place: 'text',
    name: 'text',
    at: 'text',
    ended_at: 'text',
    orders: 'number',
    documents: 'number',
    bytes: 'number',
    encrypted: 'boolean',
    proof: 'text',
    proved_at: 'text or null',
    fault: 'text or null',
  },
  wal_archive: {
    place: 'text',
    line: 'text',
    reachable_from: 'text or null',
    reached_at: 'text or null',
    fault: 'text or null',
  },
  staff_event: {
    id: 'number',
    position: 'number',
    at: 'text',
    kind: 'text',
    actor_kind: 'text',
    actor_id: 'number or null',
    actor_name: 'text',
    subject_id: 'number or null',
    subject_name: 'text or null',
    ip: 'text or null',
    device: 'text or null',
    detail: 'json',
  },
  payment_gateway: {
    id: 'number',
    gateway_name: 'text',
    is_active: 'boolean',
  },
  stray_document: {
    storage_key: 'text',
    since: 'text',
  },
  order_count: {
    scope: 'text',
    n: 'number',
  },
  order_count_change: {
    scope: 'text',
    n: 'number',
  },
  received_count: {
    span: 'text',
    starts: 'text',
    nationality_code: 'text',
    nationality: 'text',
    standard: 'number',
    priority: 'number',
    future: 'number',
  },
  received_count_change: {
    day: 'text',
    nationality_code: 'text',
    nationality: 'text',
    standard: 'number',
    priority: 'number',
    future: 'number',
  },
  processed_count: {
    span: 'text',
    starts: 'text',
    member_id: 'number',
    n: 'number',
  },
  processed_count_change: {
    day: 'text',
    member_id: 'number',
    n: 'number',
  },
  cockpit_count: {
    month: 'text',
    cut: 'text',
    value: 'text',
    gateway: 'text',
    mode: 'text',
    ...cockpitFigures,
  },
  cockpit_count_change: {
    month: 'text',
    ...cockpitSides,
    ...cockpitFigures,
  },
  cockpit_joint_count: {
    month: 'text',
    cut: 'text',
    ...cockpitSides,
    ...cockpitFigures,
  },
  cockpit_counts_filled: { at: 'text' },
  report_counts_filled: {
    at: 'text',
  },
  order_bucket: {
    scope: 'text',
    starts: 'text',
    n: 'number',
    uncut: 'number',
  },
  order_bucket_change: {
    scope: 'text',
    at: 'text',
    n: 'number',
  },
  order_bucket_group: {
    scope: 'text',
    starts: 'text',
    n: 'number',
  },
  order_words_week: { week: 'number' },
  order_words_fill: { below: 'number' },
  idempotent_answer: {
    key: 'text',
    request_sha256: 'text',
    answer: 'json',
    created_at: 'text',
  },
  rate_limit: {
    bucket: 'text',
    tries: 'number',
    resets_at: 'text',
  },
};

/** The columns of every table. */
export const schemaColumns: Columns<keyof Database> = {
  ...sharedColumns,
  ...orderColumns,
  ...conversationColumns,
  ...disputeColumns,
};
