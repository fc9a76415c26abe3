import type { BackupProof } from '@pabean/domain';
import type { DefaultMoment, Id, MaybeMoment, Moment } from './schema-columns.ts';

/** A backup that was made or tried. */
interface BackupRunTable {
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

/** A place that the WAL is archived to. */
interface WalArchiveTable {
  place: string;
  line: string;
  reachable_from: MaybeMoment;
  reached_at: MaybeMoment;
  fault: string | null;
}

/** The tables of backups. */
export interface BackupTables {
  backup_run: BackupRunTable;
  wal_archive: WalArchiveTable;
}
