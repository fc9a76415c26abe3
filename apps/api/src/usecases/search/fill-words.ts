import type { Kysely } from 'kysely';
import { fillOrderWords, removeTrigrams } from '../../db/queries/order-words-fill.ts';
import type { Database } from '../../db/schema.ts';

/** Milliseconds that one call works at most, so that a server that stops does not wait for it. */
const patience = 1_000;

/**
 * After an update, writes the words of the orders that an older version took in, in batches that each
 * last a moment.
 * @returns how many were written
 */
export async function fillWords(db: Kysely<Database>): Promise<number> {
  const end = performance.now() + patience;
  let written = 0;
  for (;;) {
    const n = await db.transaction().execute(fillOrderWords);
    written += n;
    if (n === 0 || performance.now() > end) break;
  }
  if (written === 0) await removeTrigrams(db);
  return written;
}
