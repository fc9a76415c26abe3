import type { Kysely } from 'kysely';
import { foldListBuckets, takeTime } from '../../db/queries/list-buckets.ts';
import type { Database } from '../../db/schema.ts';

/** Keeps the buckets by which lists find their deep pages, however long the filling of a large list takes. */
export async function foldLists(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeTime(trx);
    await foldListBuckets(trx);
  });
}
