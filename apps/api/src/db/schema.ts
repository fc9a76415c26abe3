import type {
  AccessMethod,
  AccessPermission,
  DeclarationKey,
  DeliveryState,
  FamilyFieldKey,
  HistoryActor,
  MailKind,
  MailRefusal,
  MailReporter,
  MailServiceProvider,
  MailState,
  MailTransport,
  MailTrouble,
  OrderFieldKey,
  OrderFieldValues,
  orderFields,
  ProcessingMode,
  ProcessMonth,
  ProcessStatus,
  VisitorKind,
} from '@pabean/domain';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ClockColumns } from '../core/clock-columns.ts';
import type { CountSpan } from '../core/report-spans.ts';
import type { BackupTables } from './schema-backups.ts';
import type { CockpitColumns, CockpitTables } from './schema-cockpit.ts';
import type { DefaultMoment, Id, MaybeMoment, Moment, SchemeColumns } from './schema-columns.ts';
import type { ConversationTables, MarkColumns } from './schema-conversation.ts';
import type { CorrectionTables } from './schema-corrections.ts';
import type { DisputeTables } from './schema-disputes.ts';
import type { DocumentTable, StrayDocumentTable } from './schema-documents.ts';
import type { PurchaseTables } from './schema-purchase.ts';
import type {
  CheckRunTable,
  IntakeKeyTable,
  OrderViewTable,
  StaffEventTable,
  StaffMemberTable,
  StaffSessionTable,
} from './schema-staff.ts';

/** A column for each field of an order; an amount may be written as a number. */
type OrderFieldColumns = {
  [Key in OrderFieldKey]: (typeof orderFields)[Key]['kind'] extends 'amount'
    ? ColumnType<string | null, number | string | null | undefined, number | string | null>
    : OrderFieldValues[Key];
};

export interface OrdersTable
  extends OrderFieldColumns,
    MarkColumns,
    ClockColumns,
    SchemeColumns,
    CockpitColumns {
  id: Id;
  order_id: string;
  version: Generated<number>;
  process_status: ProcessStatus;
  processing_mode: ProcessingMode;
  status_since: DefaultMoment;
  assigned_to: number | null;
  /** ISO code of the country that the nationality names, '' for none; null: not looked up yet. */
  nationality_code: string | null;
  paid_at: MaybeMoment;
  process_month: ProcessMonth | null;
  processing_date: string | null;
  processed_by: number | null;
  refund_date: MaybeMoment;
  erased_at: MaybeMoment;
  created_at: DefaultMoment;
  search_text: GeneratedAlways<string | null>;
  /** What `order_mail_trouble` says of its mails; triggers keep it, and `missWithdrawnMails`. */
  mail_trouble: GeneratedAlways<MailTrouble | null>;
}

export interface OrderFamilyMemberTable extends Record<FamilyFieldKey, string | null> {
  order_pk: number;
  position: number;
}

export type OrderDeclarationTable = {
  order_pk: number;
  goods_details: JSONColumnType<Record<string, string | number | null>>;
} & Record<DeclarationKey, boolean>;

export interface OrderSignatureTable {
  order_pk: number;
  data_url: string;
  created_at: DefaultMoment;
}

/** What an invoice says of payment and refund. */
export interface InvoicePayment {
  readonly paid_at: string | null;
  readonly refund_date: string | null;
  /** What went back; null for all of the payment. */
  readonly refunded: string | null;
  readonly order_amount: string | null;
  readonly order_currency: string | null;
}

export interface MailMessageTable {
  id: string;
  order_pk: number;
  kind: MailKind;
  recipient: string | null;
  subject: string;
  html: string;
  body_text: string;
  document_id: string | null;
  mail_service_provider: MailServiceProvider;
  remainder_mail: Generated<boolean>;
  state: Generated<MailState>;
  transport: MailTransport | null;
  provider_message_id: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  /** Whose fault it is that the last try was refused for good. */
  refused: MailRefusal | null;
  tried_at: MaybeMoment;
  created_by: number | null;
  created_at: DefaultMoment;
  sent_at: MaybeMoment;
  /** The worst that the provider told of it since. */
  delivery: DeliveryState | null;
  delivery_words: string | null;
  delivery_at: MaybeMoment;
  /** The message that went out in its place after it failed or came back. */
  sent_again_as: string | null;
  /** Of the mail of an invoice, as its letter was written. */
  invoice_payment: JSONColumnType<InvoicePayment> | null;
}

/** One event as a provider told it. */
export interface MailEventTable {
  id: Id;
  mail_id: string;
  provider: MailReporter;
  event_id: string;
  state: DeliveryState;
  words: string | null;
  at: Moment;
  received_at: DefaultMoment;
}

export interface DownloadTable {
  id: Id;
  order_pk: number;
  document_id: string | null;
  ip: string;
  timezone: string | null;
  browser: string;
  os: string | null;
  created_at: DefaultMoment;
}

/** A press of Download Now; it becomes a download when the document's bytes have left whole. */
export interface DownloadPressTable {
  id: Id;
  order_pk: number;
  document_id: string;
  session: string;
  pressed_at: MaybeMoment;
  ip: string;
  timezone: string | null;
  browser: string;
  os: string;
  created_at: DefaultMoment;
  cut_at: MaybeMoment;
  counted_at: MaybeMoment;
}

/** What of a document has left for one opening of its order; `sent` is a multirange of bytes. */
export interface DocumentDeliveryTable {
  document_id: string;
  session: string;
  order_pk: number;
  sent: string;
  whole_at: MaybeMoment;
}

/** A fetch of a document by whoever may; a download is a person's press of the button alone. */
export interface DocumentAccessTable {
  id: Id;
  order_pk: number;
  document_id: string;
  at: DefaultMoment;
  method: AccessMethod;
  kind: VisitorKind;
  permission: AccessPermission;
  /** Whose token it was, or who made the link; null for a traveller. */
  member_id: number | null;
  ip: string;
  timezone: string | null;
  browser: string;
  os: string;
}

export interface PaymentGatewayTable {
  id: Id;
  gateway_name: string;
  is_active: Generated<boolean>;
}

export interface OrderHistoryTable {
  id: Id;
  order_pk: number;
  order_version: number;
  at: DefaultMoment;
  actor_kind: HistoryActor;
  actor_id: number | null;
  actor_name: string;
  ip: string | null;
  action: string;
  detail: JSONColumnType<Record<string, string | number | boolean | null>>;
}

export interface InvoiceTable {
  id: Id;
  order_pk: number;
  number: string;
  amount: ColumnType<string, number | string, never>;
  currency: string;
  issued_by: number | null;
  issued_at: DefaultMoment;
}

export interface IdempotentAnswerTable {
  key: string;
  request_sha256: string;
  answer: JSONColumnType<object>;
  created_at: DefaultMoment;
}

export interface RateLimitTable {
  bucket: string;
  tries: number;
  resets_at: Moment;
}

/** How many orders of a nationality were received, by mode. */
interface ReceivedCounts {
  nationality_code: string;
  nationality: string;
  standard: number;
  priority: number;
  future: number;
}

/** Every table of the product, as kysely reads it. The truth is `migrations/`. */
export interface Database
  extends BackupTables,
    CockpitTables,
    ConversationTables,
    CorrectionTables,
    DisputeTables,
    PurchaseTables {
  staff_member: StaffMemberTable;
  staff_session: StaffSessionTable;
  orders: OrdersTable;
  order_family_member: OrderFamilyMemberTable;
  order_declaration: OrderDeclarationTable;
  order_signature: OrderSignatureTable;
  document: DocumentTable;
  stray_document: StrayDocumentTable;
  mail_message: MailMessageTable;
  mail_event: MailEventTable;
  download: DownloadTable;
  download_press: DownloadPressTable;
  document_delivery: DocumentDeliveryTable;
  download_excess: { order_pk: number; hour: Moment; presses: number };
  document_access: DocumentAccessTable;
  order_view: OrderViewTable;
  staff_event: StaffEventTable;
  check_run: CheckRunTable;
  intake_key: IntakeKeyTable;
  payment_gateway: PaymentGatewayTable;
  order_history: OrderHistoryTable;
  invoice: InvoiceTable;
  order_count: { scope: string; n: number };
  order_count_change: { scope: string; n: number };
  received_count: ReceivedCounts & { span: CountSpan; starts: string };
  received_count_change: ReceivedCounts & { day: string };
  processed_count: { span: CountSpan; starts: string; member_id: number; n: number };
  processed_count_change: { day: string; member_id: number; n: number };
  report_counts_filled: { at: DefaultMoment };
  order_bucket: { scope: string; starts: Moment; n: number; uncut: number };
  order_bucket_change: { scope: string; at: Moment; n: number };
  order_bucket_group: { scope: string; starts: Moment; n: number };
  order_words: { order_pk: number; week: number; words: string; telephone: string };
  order_words_week: { week: number };
  order_words_fill: { below: number };
  idempotent_answer: IdempotentAnswerTable;
  rate_limit: RateLimitTable;
}
