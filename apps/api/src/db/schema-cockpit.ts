import type { ColumnType } from 'kysely';
import type {
  CockpitCut,
  CockpitJointCut,
  CockpitSide,
  cockpitMoney,
  cockpitNumbers,
} from '../core/cockpit-counts.ts';
import type { DefaultMoment } from './schema-columns.ts';

/** What of an order the cockpit counts and nothing else needs (0065_cockpit_counts.sql). */
export interface CockpitColumns {
  /** Where the buyer came from, by the shop. */
  source: string | null;
  /** Whether its document was approved before "file by"; null until then, and where no clock was known. */
  filed_in_time: boolean | null;
  /** What went back of the payment; null where all of it did. */
  refunded: ColumnType<string | null, number | string | null | undefined, number | string | null>;
}

type Sums = Record<(typeof cockpitMoney)[number], string>;
type Numbers = Record<(typeof cockpitNumbers)[number], number>;
type Counts = Record<'month' | 'gateway' | 'mode' | 'currency', string> & Numbers & Sums;

/** The numbers of the cockpit. */
export interface CockpitTables {
  cockpit_count: Counts & { cut: CockpitCut; value: string };
  cockpit_joint_count: Counts & Record<CockpitSide, string> & { cut: CockpitJointCut };
  cockpit_count_change: Counts & Record<CockpitSide, string>;
  cockpit_counts_filled: { at: DefaultMoment };
}
