import type { CorrectedValue } from '@pabean/api-client/contract';
import type { AskedCorrectionState, Corrector, RefundStage, RefundState } from '@pabean/domain';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultMoment, Id, MaybeMoment } from './schema-columns.ts';

/** One correction of one field; a value is as its editor's field holds it. */
interface OrderCorrectionTable {
  id: Id;
  order_pk: number;
  order_version: number;
  field: string;
  before: ColumnType<CorrectedValue, string | null, never>;
  after: ColumnType<CorrectedValue, string | null, never>;
  reason: string | null;
  corrected_by: Corrector;
  member_id: number | null;
  member_name: string;
  document_id: string | null;
  at: DefaultMoment;
}

/** One field that a traveller wants corrected after filing, and what staff decided. */
interface AskedCorrectionTable {
  id: Id;
  order_pk: number;
  order_version: number;
  field: string;
  before: ColumnType<CorrectedValue, string | null, never>;
  after: ColumnType<CorrectedValue, string | null, never>;
  reason: string | null;
  state: Generated<AskedCorrectionState>;
  sentence: string | null;
  decided_by: number | null;
  decided_name: string | null;
  decided_at: MaybeMoment;
  at: DefaultMoment;
}

/** A refund that a traveller asked for, and what staff decided. */
interface RefundRequestTable {
  id: Id;
  order_pk: number;
  reason: string;
  words: string | null;
  stage: RefundStage;
  share: number;
  amount: string | null;
  currency: string | null;
  state: Generated<RefundState>;
  granted: string | null;
  sentence: string | null;
  decided_by: number | null;
  decided_name: string | null;
  decided_at: MaybeMoment;
  at: DefaultMoment;
}

/** The tables of what is corrected and asked for. */
export interface CorrectionTables {
  order_correction: OrderCorrectionTable;
  asked_correction: AskedCorrectionTable;
  refund_request: RefundRequestTable;
}
