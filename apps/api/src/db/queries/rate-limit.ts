import { type Kysely, sql } from 'kysely';
import { executePrepared } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** Counts one try in a bucket; the window starts with its first try. */
export async function takeTry(
  db: Kysely<Database>,
  bucket: string,
  windowSeconds: number,
): Promise<{ tries: number; secondsLeft: number }> {
  const ends = sql<string>`now() + make_interval(secs => ${windowSeconds})`;
  const query = db
    .insertInto('rate_limit')
    .values({ bucket, tries: 1, resets_at: ends })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        tries: sql<number>`case when rate_limit.resets_at <= now() then 1 else rate_limit.tries + 1 end`,
        resets_at: sql<string>`case when rate_limit.resets_at <= now() then ${ends} else rate_limit.resets_at end`,
      }),
    )
    .returning(['tries', sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('left')]);
  const [row] = await executePrepared(db, query);
  if (row === undefined) throw new Error('A try was not counted.');
  return { tries: row.tries, secondsLeft: row.left };
}

/** Forgets the tries of these buckets: the right password wipes the slate. */
export async function forgetTries(db: Kysely<Database>, buckets: readonly string[]): Promise<void> {
  if (buckets.length === 0) return;
  await executePrepared(db, db.deleteFrom('rate_limit').where(among(buckets)));
}

/** Takes one try out of each bucket: it was none. */
export async function giveTriesBack(
  db: Kysely<Database>,
  buckets: readonly string[],
): Promise<void> {
  if (buckets.length === 0) return;
  const fewer = sql<number>`greatest(tries - 1, 0)`;
  await executePrepared(
    db,
    db.updateTable('rate_limit').set({ tries: fewer }).where(among(buckets)),
  );
}

/** One text of SQL for any number of buckets. */
const among = (buckets: readonly string[]) => sql<boolean>`bucket = any(${[...buckets]}::text[])`;

/** Removes windows that are over. */
export async function sweepTries(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<', sql<string>`now()`).execute();
}
