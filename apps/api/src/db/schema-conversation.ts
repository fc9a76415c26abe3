import type {
  EntryAuthor,
  EntryKind,
  QuestionState,
  QuestionTemplate,
  QuestionWants,
} from '@pabean/domain';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { KeptCheck } from '../core/checks/check-columns.ts';
import type { DefaultMoment, Id, MaybeMoment } from './schema-columns.ts';

/**
 * Since when an answer, a message, the silence or a request of its traveller waits for staff; null while
 * it does not. Triggers of the requests keep what is asked.
 */
export interface MarkColumns {
  answered_at: MaybeMoment;
  wrote_at: MaybeMoment;
  no_answer_at: MaybeMoment;
  refund_asked_at: GeneratedAlways<string | null>;
  correction_asked_at: GeneratedAlways<string | null>;
  /** What the rules of its scheme found, and how many errors and warnings; null for none. */
  checked: JSONColumnType<KeptCheck> | null;
  error_count: number | null;
  warning_count: number | null;
}

/** A question to the traveller; its words are an entry of the conversation. */
export interface OrderQuestionTable {
  id: Id;
  order_pk: number;
  wants: QuestionWants;
  template: QuestionTemplate | null;
  choices: ColumnType<string[] | null, string | null, never>;
  /** Names of corrections, of a question for several fields. */
  fields: ColumnType<string[] | null, string | null, never>;
  field: string | null;
  state: Generated<QuestionState>;
  asked_at: DefaultMoment;
  due_at: MaybeMoment;
  answered_at: MaybeMoment;
  /** When the traveller's page first got it; null while it has not, and where nobody kept it. */
  opened_at: MaybeMoment;
  /** False of a question from before its opening was kept. */
  opening_kept: Generated<boolean>;
}

/** One entry of an order's conversation. */
export interface OrderMessageTable {
  id: Id;
  order_pk: number;
  kind: EntryKind;
  author: EntryAuthor;
  member_id: number | null;
  member_name: string | null;
  question_id: number | null;
  language: string | null;
  body: string;
  english: string | null;
  send_key: string | null;
  at: DefaultMoment;
}

/** A file that came with an entry. */
export interface OrderMessageFileTable {
  id: string;
  order_pk: number;
  message_id: number;
  file_name: string;
  storage_key: string;
  media_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  created_at: DefaultMoment;
}

/** What staff write about an order among themselves. */
export interface RemarkTable {
  id: Id;
  order_pk: number;
  member_id: number | null;
  remark_name: string;
  remark: string;
  whatsapp: Generated<boolean>;
  telephone: Generated<boolean>;
  status_refund: Generated<boolean>;
  voided: Generated<boolean>;
  chargeback: Generated<boolean>;
  report_error: Generated<boolean>;
  /** Of the draft that it was written in; null where it came without. */
  send_key: string | null;
  created_at: DefaultMoment;
}

/** The tables of the conversation, by name. */
export interface ConversationTables {
  remark: RemarkTable;
  order_question: OrderQuestionTable;
  order_message: OrderMessageTable;
  order_message_file: OrderMessageFileTable;
}
