import type { Kysely } from 'kysely';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import { type Erasure, erasedOrders } from '../../db/queries/erasures.ts';
import type { Database } from '../../db/schema.ts';
import { addToRecord, isNews, readErasureRecord, writeErasures } from './erasure-record.ts';
import { keyOf } from './record-text.ts';

/** A row tells when its transaction began, and is seen when that has ended: never so much later. */
export const longestTransactionMs = 10 * 60 * 1000;

/** Keeps the record of a place up to date while a job runs, without reading the place again. */
export function erasureTurns(place: BackupPlace) {
  let knownErasures: Map<string, Erasure> | undefined;
  let since = '';

  async function begin(db: Kysely<Database>): Promise<void> {
    await addToRecord(place, db);
    // One that is damaged in part is named by the proof of the next backup.
    const record = await readErasureRecord(place).catch((): Erasure[] => []);
    knownErasures = new Map(record.map((erasure) => [keyOf(erasure), erasure]));
  }

  /** Adds what was erased since the turn before. */
  return async (db: Kysely<Database>): Promise<void> => {
    const begun = new Date(Date.now() - longestTransactionMs).toISOString();
    if (knownErasures === undefined) await begin(db);
    else {
      const before = knownErasures;
      const fresh = (await erasedOrders(db, since)).filter((one) => isNews(before, one));
      if (fresh.length > 0) await writeErasures(place, fresh);
      for (const erasure of fresh) before.set(keyOf(erasure), erasure);
    }
    since = begun;
  };
}
