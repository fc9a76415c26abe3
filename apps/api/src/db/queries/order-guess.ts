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
import { type TravellerOrder, travellerEmailOf } from './traveller.ts';

type ForOrder<Values> = Values & { readonly orderId: string };

const guessed = statement<ForOrder<CountedGuess>, Tries & { email: string | null }>(
  (db, value) => sql`
    ${countingGuess(value)}
    select tries, "secondsLeft",
      case turn when 3 then ${travellerEmailOf(db, value('orderId'))} end as email
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
  return { counted, email: counted[2]?.email ?? null };
}

/** What the answer to a right guess is made of: every column more costs each call. */
export type OpenedOrder = Pick<
  TravellerOrder,
  'id' | 'order_id' | 'version' | 'process_status' | 'assigned_to' | 'language' | 'document_id'
>;

const openedOrderOf = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('orders as o')
    .leftJoin('document as d', (join) =>
      join.onRef('d.order_pk', '=', 'o.id').on('d.replaced_at', 'is', null),
    )
    .select(['o.id', 'o.order_id', 'o.version', 'o.process_status', 'o.assigned_to', 'o.language'])
    .select('d.id as document_id')
    .where('o.order_id', '=', orderId)
    .where('o.process_status', '<>', 'Deleted')
    .where('o.erased_at', 'is', null);

const opened = statement<ForOrder<GuessBuckets>, OpenedOrder>(
  (db, value) => sql`${forgivingGuess(value)} ${openedOrderOf(db, value('orderId'))}`,
);

/** The order of a right guess, which is taken out of its buckets in the same statement. */
export async function openGuessedOrder(
  db: Kysely<Database>,
  guess: ForOrder<GuessBuckets>,
): Promise<OpenedOrder | undefined> {
  const [order] = await opened(db, guess);
  return order;
}
