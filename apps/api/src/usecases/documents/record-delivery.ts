import type { Kysely } from 'kysely';
import { type Delivery, recordDelivery } from '../../db/queries/document-delivery.ts';
import type { Database } from '../../db/schema.ts';

/** Records what of a document has left for a traveller: a download counts when its bytes left whole. */
export function recordWhatLeft(db: Kysely<Database>, delivery: Delivery): Promise<void> {
  return db.transaction().execute((trx) => recordDelivery(trx, delivery));
}
