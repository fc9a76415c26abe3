import { newestFirst } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { SearchTerm } from '../../core/search/search-terms.ts';
import {
  choosePlan,
  isDense,
  type Plan,
  rarest,
  type Sample,
  type SearchNeed,
  type Sizes,
  sampleSize,
} from '../../core/search/search-way.ts';
import type { Database } from '../schema.ts';
import type { ListRequest } from './order-lists.ts';
import { allHold, holds } from './search-holds.ts';
import type { Run } from './search-run.ts';
import { walkFolder } from './search-walk.ts';
import { searchWeeks } from './search-weeks.ts';

/** What was found, newest first, and how many there are. */
export interface Matches {
  readonly ids: number[];
  readonly total: number;
  /** There may be more than the total. */
  readonly more: boolean;
}

/**
 * The rows of words that the weeks may look at beyond what a page needs, some milliseconds: enough to
 * count to 1,000 where most orders are in the folder.
 */
const mostEffort = 1_800;
const effortElsewhere = 1_200;

/** A folder of more is not walked to its end while the index can be asked. */
const walkedToTheEnd = 20_000;

/**
 * Ids of the first orders of the folder that hold the terms, newest first: `least` of them if there are
 * so many, and how many there are, counted to `most` as far as the effort goes (decisions/016).
 * @param plan the one that is taken, for tests; left out, the one that counts most
 */
export async function newestWithWords(
  db: Kysely<Database>,
  request: ListRequest,
  terms: readonly SearchTerm[],
  { wanted, sizes }: { readonly wanted: SearchNeed; readonly sizes: Sizes },
  run: Run,
  plan?: Plan,
): Promise<Matches> {
  const newest = { ...request, sorting: newestFirst };
  const sample = await sampleWords(db, terms, run);
  const rareTerms = rarest(sample);
  const effort = isDense(sizes) ? mostEffort : effortElsewhere;
  const weeks = (needed: SearchNeed) =>
    searchWeeks(
      db,
      { request: newest, terms, asked: rareTerms, wanted: needed, effort, sizes },
      run,
    );
  const walk = (looks: number) => walkFolder(db, newest, terms, { most: wanted.most, looks }, run);

  const way = plan ?? choosePlan(sizes, sample, wanted);
  if (way.way === 'weeks') return matchesOf(await weeks(wanted), wanted);
  const page = await walk(way.looks);
  if (page.isAll || page.ids.length >= wanted.most) return matchesOf(page, wanted);
  if (page.ids.length < wanted.least) {
    // The sample promised more than the newest orders of the folder hold.
    const toTheEnd = plan === undefined && sizes.folder <= walkedToTheEnd;
    return matchesOf(toTheEnd ? await walk(2 * walkedToTheEnd) : await weeks(wanted), wanted);
  }
  if (way.way === 'folder') return matchesOf(page, wanted);
  const count = await weeks({ least: 0, most: wanted.most });
  return matchesOf({ ...count, ids: page.ids }, wanted);
}

function matchesOf(
  { ids, total, isAll }: { ids: number[]; total: number; isAll: boolean },
  { most }: SearchNeed,
): Matches {
  return { ids, total: Math.min(Math.max(ids.length, total), most), more: !isAll };
}

/**
 * How many orders of a sample hold each term, and all of them. Half of the sample is of the newest
 * quarter of all orders, and little of it of the newest: these may be an import of people alike.
 */
async function sampleWords(
  db: Kysely<Database>,
  terms: readonly SearchTerm[],
  run: Run,
): Promise<Sample> {
  const counts = terms.map((term) => sql`count(*) filter (where ${holds('w', term.condition)})`);
  const size = sql.lit(sampleSize);
  const [row] = await run(
    sql<Sample>`
      select count(*)::int as looked, array[${sql.join(counts)}]::int[] as each,
        (count(*) filter (where ${allHold('w', terms)}))::int as all
      from order_words w where order_pk = any(array(
        select newest.pk - newest.pk * i * i / (${size} * ${size})
        from (select max(order_pk) as pk from order_words) as newest, generate_series(0, ${size} - 1) i
      ))
    `.compile(db),
  );
  return row ?? { looked: 0, each: terms.map(() => 0), all: 0 };
}
