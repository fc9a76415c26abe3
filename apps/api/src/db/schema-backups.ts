import type { BackupProof } from '@pabean/domain';
import type { DefaultMoment, Id, MaybeMoment, Moment } from './schema-columns.ts';

/** A backup that was made or tried. */
export interface BackupRunTable {
  id: Id;
  place: string;
  name: string;
  at: Moment;
  ended_at: DefaultMoment;
  orders: number;
  documents: number;
  bytes: number;
  encrypted: boolean;
  proof: BackupProof;
  proved_at: MaybeMoment;
  fault: string | null;
}
