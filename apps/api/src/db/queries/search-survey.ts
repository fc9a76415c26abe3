import { type Kysely, sql } from 'kysely';
import type { OrderWords } from '../../core/search/search-terms.ts';
import type { Survey } from '../../core/search/word-survey.ts';
import type { Database } from '../schema.ts';

/** Of fewer orders, matches are counted in a few milliseconds. */
const leastOrders = 20_000;
/** Places that are drawn, and the ids that each has: neighbours stand on the same page of the disk. */
const drawn = 800;
const width = 10;

/** A survey serves the searches of so many milliseconds. An order that comes meanwhile adds to the matches. */
const keptMs = 600_000;

interface RecentSurvey {
  survey: Survey | undefined;
  readonly at: number;
}

const surveys = new WeakMap<Kysely<Database>, RecentSurvey>();

/**
 * What a search in Order History knows of the words of all its orders. No search waits for it: there is none
 * until the first is read, and the one before while another is.
 * @param all how many orders there are
 */
export function orderSurvey(db: Kysely<Database>, all: number): Survey | undefined {
  if (all < leastOrders) return undefined;
  const recent = surveys.get(db);
  if (recent !== undefined && performance.now() - recent.at < keptMs) return recent.survey;
  const next: RecentSurvey = { survey: recent?.survey, at: performance.now() };
  surveys.set(db, next);
  readSurvey(db).then(
    (survey) => {
      next.survey = survey;
    },
    () => {
      // Matches are counted then. The next one is tried when this would have been too old.
      next.survey = undefined;
    },
  );
  return next.survey;
}

/**
 * Draws places among the ids, one in each of as many equal parts.
 * @param random as `Math.random`
 */
export async function readSurvey(db: Kysely<Database>, random = Math.random): Promise<Survey> {
  const { newest } = await db
    .selectFrom('order_words')
    .select((eb) => eb.fn.coalesce(eb.fn.max('order_pk'), sql<number>`0`).as('newest'))
    .executeTakeFirstOrThrow();
  // Where parts were narrower than a place, an order could be at two.
  const parts = Math.min(drawn, Math.floor(newest / width));
  const part = newest / parts;
  const ends = Array.from({ length: parts }, (_, at) => 1 + Math.floor((at + random()) * part));
  // In no order: the first of them stand for all.
  const { rows } = await sql<OrderWords>`
    select string_agg(w.words, e'\\n' order by w.order_pk) as words,
      string_agg(w.telephone, e'\\n' order by w.order_pk) as telephone
    from unnest(${ends}::bigint[]) as place (last)
    cross join lateral (
      select order_pk, words, telephone from order_words
      where order_pk > place.last - ${sql.lit(width)} and order_pk <= place.last
      offset 0
    ) as w
    where not exists (select from orders o where o.process_status = 'Deleted' and o.id = w.order_pk)
    group by place.last
    order by random()
  `.execute(db);
  return { places: rows, chance: width / part };
}
