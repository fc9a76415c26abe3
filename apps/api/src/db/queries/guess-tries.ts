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

// Counting and taking back lock the three rows in this order, each bucket when the one before it is
// done: callers that share two of them would otherwise wait for each other in a circle.

/** The first part of a statement that counts a guess; `counted` has a row for each bucket that was. */
export const countingGuess = (value: PlaceOf<CountedGuess>) => {
  const ends = endOf(value('seconds'));
  return sql`
    with network as (
      insert into rate_limit (bucket, tries, resets_at)
      values (${value('network')}, 1, ${ends}) ${oneMore(ends)}
    ), pair as (
      insert into rate_limit (bucket, tries, resets_at)
      select ${value('pair')}, 1, ${ends} from network where tries <= ${value('mostOfNetwork')}
      ${oneMore(ends)}
    ), subject as (
      insert into rate_limit (bucket, tries, resets_at)
      select ${value('subject')}, 1, ${ends} from pair where tries <= ${value('mostOfPair')}
      ${oneMore(ends)}
    ), counted as (
      select 1 as turn, * from network union all select 2, * from pair
      union all select 3, * from subject
    )
  `;
};

/** The first part of a statement that takes a right guess out of its buckets. */
export const forgivingGuess = (value: PlaceOf<GuessBuckets>) => sql`
  with network as (
    update rate_limit set tries = greatest(tries - 1, 0) where bucket = ${value('network')}
    returning bucket
  ), pair as (
    delete from rate_limit
    where bucket = ${value('pair')} and (select count(*) from network) >= 0
    returning bucket
  ), subject as (
    update rate_limit set tries = greatest(tries - 1, 0)
    where bucket = ${value('subject')} and (select count(*) from pair) >= 0
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
