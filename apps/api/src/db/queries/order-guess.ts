import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import {
  type CountedGuess,
  countingGuess,
  forgivingGuess,
  type GuessBuckets,
} from './guess-tries.ts';
import type { Tries } from './rate-limit.ts';
import { type TravellerOrder, travellerEmailOf, travellerOrderOf } from './traveller.ts';

type ForOrder<Values> = Values & { readonly orderId: string };

const guessed = statement<ForOrder<CountedGuess>, Tries & { email: string | null }>(
  (db, value) => sql`
    ${countingGuess(value)}
    select tries, "secondsLeft",
      case when exists (select from subject) then ${travellerEmailOf(db, value('orderId'))} end as email
    from counted order by turn
  `,
);

/**
 * Counts a guess at an order and looks up the e-mail that opens it, in one statement: for an order that
 * is unknown, deleted or erased the same look-up finds none, so an answer's time does not tell. Nothing is
 * looked up for who has to wait.
 */
export async function guessAtOrder(
  db: Kysely<Database>,
  guess: ForOrder<CountedGuess>,
): Promise<{ counted: Tries[]; email: string | null }> {
  const counted = await guessed(db, guess);
  return { counted, email: counted[0]?.email ?? null };
}

const opened = statement<ForOrder<GuessBuckets>, TravellerOrder>(
  (db, value) => sql`${forgivingGuess(value)} ${travellerOrderOf(db, value('orderId'))}`,
);

/** The order of a right guess, which is taken out of its buckets in the same statement. */
export async function openGuessedOrder(
  db: Kysely<Database>,
  guess: ForOrder<GuessBuckets>,
): Promise<TravellerOrder | undefined> {
  const [order] = await opened(db, guess);
  return order;
}
