import type {
  DisputeActor,
  DisputeAnswerState,
  DisputeAnswerVia,
  DisputeKind,
  DisputeMark,
  DisputeNoticeStep,
  DisputeState,
  DisputeWay,
} from '@pabean/domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ToldPayment } from '../core/disputes/told-case.ts';
import type { DefaultMoment, Id, MaybeMoment, Moment } from './schema-columns.ts';

/** A case (decision 033). */
export interface DisputeTable {
  id: Id;
  dispute_id: string;
  version: Generated<number>;
  order_pk: number | null;
  came_by: DisputeWay;
  gateway: string;
  gateway_dispute_id: string;
  told: ColumnType<ToldPayment, string | undefined, string>;
  unsigned: Generated<string[]>;
  network: string;
  reason_code: string | null;
  sub_reason: string | null;
  category: string | null;
  kind: DisputeKind;
  state: Generated<DisputeState>;
  state_since: DefaultMoment;
  amount: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  currency: string | null;
  opened_at: Moment;
  answer_due_at: MaybeMoment;
  marks: Generated<DisputeMark[]>;
  member_id: number | null;
  summary: string | null;
  exhibits: ColumnType<ChosenExhibits | null, string | null | undefined, string | null>;
  lacked: Generated<string[]>;
  outcome_note: string | null;
  created_at: DefaultMoment;
}

/** Exhibits in staff's order, and which of them are left out. */
export interface ChosenExhibits {
  readonly order: readonly string[];
  readonly off: readonly string[];
}

export interface DisputeEventTable {
  id: Id;
  dispute_pk: number;
  at: DefaultMoment;
  actor_kind: DisputeActor;
  actor_id: number | null;
  actor_name: string;
  action: string;
  detail: JSONColumnType<Record<string, unknown>, string | undefined>;
}

export interface DisputeNoticeTable {
  dispute_pk: number;
  member_id: number;
  step: DisputeNoticeStep;
  sent_at: DefaultMoment;
}

export interface DisputeFileTable {
  id: string;
  dispute_pk: number;
  order_pk: number;
  file_name: string;
  storage_key: string;
  media_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  pages: number;
  created_by: number | null;
  created_at: DefaultMoment;
}

export interface DisputeAnswerTable {
  dispute_pk: number;
  order_pk: number;
  state: DisputeAnswerState;
  via: DisputeAnswerVia;
  storage_key: string;
  sha256: string;
  /** Bytes. */
  size: number;
  pages: number;
  fields: ColumnType<Record<string, string>, string | undefined, string>;
  gateway_answer: string | null;
  created_by: number | null;
  created_at: DefaultMoment;
  sent_at: MaybeMoment;
}

export interface DisputeTables {
  dispute: DisputeTable;
  dispute_event: DisputeEventTable;
  dispute_notice: DisputeNoticeTable;
  dispute_file: DisputeFileTable;
  dispute_answer: DisputeAnswerTable;
}
