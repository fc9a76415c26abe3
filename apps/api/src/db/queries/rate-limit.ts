import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** What a bucket holds after a try. */
export interface Tries {
  readonly tries: number;
  readonly secondsLeft: number;
}

/** What a try does to a bucket that is there; `ends` is the end of a window that starts now. */
export const oneMore = (ends: unknown) => sql`
  on conflict (bucket) do update set
    tries = case when rate_limit.resets_at <= now() then 1 else rate_limit.tries + 1 end,
    resets_at = case when rate_limit.resets_at <= now() then ${ends} else rate_limit.resets_at end
  returning tries, ceil(extract(epoch from resets_at - now()))::int as "secondsLeft"
`;

/** The end of a window that starts now. */
export const endOf = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

const oneTry = statement<{ bucket: string; seconds: number }, Tries>(
  (_, value) => sql`
  insert into rate_limit (bucket, tries, resets_at)
  values (${value('bucket')}, 1, ${endOf(value('seconds'))}) ${oneMore(endOf(value('seconds')))}
`,
);

/** Counts one try in a bucket; the window starts with its first try. */
export async function takeTry(
  db: Kysely<Database>,
  bucket: string,
  windowSeconds: number,
): Promise<Tries> {
  const [row] = await oneTry(db, { bucket, seconds: windowSeconds });
  if (row === undefined) throw new Error('A try was not counted.');
  return row;
}

/** Removes windows that are over. */
export async function sweepTries(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<', sql<string>`now()`).execute();
}
