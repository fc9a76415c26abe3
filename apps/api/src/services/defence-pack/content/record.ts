import type { OrderRecord } from '../../../db/queries/order-detail.ts';
import type { HistoryHead } from '../../../db/queries/order-history.ts';
import type { DrawnSignature } from '../signature/drawn-signature.ts';

/** Everything that a pack is made of, read at one moment. */
export interface PackRecord extends OrderRecord {
  /** When the traveller signed; `drawn` is null when the picture can not be drawn safely. */
  readonly signature: { readonly at: string; readonly drawn: DrawnSignature | null } | null;
  readonly head: HistoryHead | null;
}
