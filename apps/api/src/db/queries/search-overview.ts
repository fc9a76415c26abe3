import { type Kysely, sql } from 'kysely';
import { folderScopes } from '../../core/lists/counters.ts';
import type { OrderWords } from '../../core/search/search-terms.ts';
import type { Overview } from '../../core/search/word-sample.ts';
import type { Database } from '../schema.ts';
import { sumOf } from './folder-counts.ts';

/** Places all over the orders, and the neighbours that are read at each: they stand on the same pages. */
const places = 50;
const neighbours = 10;

/** An overview serves the searches of so many milliseconds. */
const keptMs = 60_000;

interface RecentOverview {
  readonly overview: Promise<Overview>;
  readonly at: number;
}

const overviews = new WeakMap<Kysely<Database>, RecentOverview>();

/**
 * What searches know of the orders, read once a minute: all plans depend on it, and no answer does.
 * @param atLeast so many orders there are: of twice as many as were, it is read anew
 */
export async function orderOverview(db: Kysely<Database>, atLeast: number): Promise<Overview> {
  const recent = overviews.get(db);
  if (recent !== undefined && performance.now() - recent.at < keptMs) {
    const overview = await recent.overview;
    if (atLeast <= 2 * overview.all) return overview;
  }
  // Not by the statements of a search: one that is given up must not take it from the others.
  const overview = readOverview(db);
  overviews.set(db, { overview, at: performance.now() });
  overview.catch(() => overviews.delete(db));
  return overview;
}

async function readOverview(db: Kysely<Database>): Promise<Overview> {
  const { all, weeks } = await db
    .selectNoFrom([
      sumOf([...folderScopes('allOrder', 0), ...folderScopes('deletedOrder', 0)]).as('all'),
      sql<number>`(select count(*)::int from order_words_week)`.as('weeks'),
    ])
    .executeTakeFirstOrThrow();
  return { all, weeks, sample: await readSample(db) };
}

/**
 * Half of the orders are of the newest quarter, and few of the newest, which may be an import of people
 * alike.
 */
async function readSample(db: Kysely<Database>): Promise<OrderWords[]> {
  const { rows } = await sql<OrderWords>`
    select w.words, w.telephone
    from (select max(order_pk) as pk from order_words) as newest,
      generate_series(0, ${sql.lit(places)} - 1) as i,
      lateral (
        select words, telephone from order_words
        where order_pk <= newest.pk - newest.pk * i * i / ${sql.lit(places ** 2)}
        order by order_pk desc limit ${sql.lit(neighbours)}
      ) as w
  `.execute(db);
  return rows;
}
