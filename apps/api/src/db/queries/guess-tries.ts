import { type Kysely, sql } from 'kysely';
import { type PlaceOf, statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { endOf, oneMore, type Tries } from './rate-limit.ts';

/** The buckets that a guess is counted in. */
export interface GuessBuckets {
  readonly network: string;
  readonly pair: string;
  readonly subject: string;
}

/** A guess with its limits; a bucket behind one that is over its limit is left alone. */
export interface CountedGuess extends GuessBuckets {
  readonly mostOfNetwork: number;
  readonly mostOfPair: number;
  readonly seconds: number;
}

// Counting and taking back write the three rows in this order, in one insertion: callers that share two
// of them would otherwise wait for each other in a circle, and PostgreSQL sets up three insertions at
// every call (decision 050).

const bucketsInTurn = (value: PlaceOf<GuessBuckets>) => sql`
  (values (1, ${value('network')}), (2, ${value('pair')}), (3, ${value('subject')})) v (turn, bucket)
`;

/** Whether a bucket had room when the statement began. */
const hasRoom = (bucket: string, most: number) => sql`
  coalesce((select r.tries < ${most} or r.resets_at <= now() from rate_limit r where r.bucket = ${bucket}), true)
`;

/**
 * The first part of a statement that counts a guess; `counted` has a row for each bucket that was, with
 * its `turn`. Of guesses at the same moment some may be counted in a bucket behind one that another of
 * them has filled: the numbers say who was over the limit, not the rows that are there.
 */
export const countingGuess = (value: PlaceOf<CountedGuess>) => {
  const ends = endOf(value('seconds'));
  return sql`
    with written as (
      insert into rate_limit (bucket, tries, resets_at)
      select v.bucket, 1, ${ends} from ${bucketsInTurn(value)}
      where (v.turn = 1 or ${hasRoom(value('network'), value('mostOfNetwork'))})
        and (v.turn < 3 or ${hasRoom(value('pair'), value('mostOfPair'))})
      order by v.turn ${oneMore(ends)}, bucket
    ), counted as (
      select tries, "secondsLeft",
        case bucket when ${value('network')} then 1 when ${value('pair')} then 2 else 3 end as turn
      from written
    )
  `;
};

/** The first part of a statement that takes a right guess out of its buckets. A pair's window is over. */
export const forgivingGuess = (value: PlaceOf<GuessBuckets>) => sql`
  with forgiven as (
    insert into rate_limit (bucket, tries, resets_at)
    select v.bucket, 0, now() from ${bucketsInTurn(value)} order by v.turn
    on conflict (bucket) do update set
      tries = case rate_limit.bucket when ${value('pair')} then 0 else greatest(rate_limit.tries - 1, 0) end,
      resets_at = case rate_limit.bucket when ${value('pair')} then now() else rate_limit.resets_at end
  )
`;

const guess = statement<CountedGuess, Tries>(
  (_, value) => sql`
    ${countingGuess(value)} select tries, "secondsLeft" from counted order by turn
  `,
);

/** Counts a guess in its buckets, in one statement. @returns those that were counted, in their order */
export function takeGuess(db: Kysely<Database>, counted: CountedGuess): Promise<Tries[]> {
  return guess(db, counted);
}

const right = statement<GuessBuckets, object>((_, value) => sql`${forgivingGuess(value)} select 1`);

/** Takes a right guess out of its buckets: it was no try, and wipes the slate of its pair. */
export async function forgiveGuess(db: Kysely<Database>, buckets: GuessBuckets): Promise<void> {
  await right(db, buckets);
}
