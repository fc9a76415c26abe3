import type { CorrectedValue } from '@pabean/api-client/contract';
import type { Corrector } from '@pabean/domain';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Id } from './schema-columns.ts';

/** One correction of one field; a value is as its editor's field holds it. */
export interface OrderCorrectionTable {
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
