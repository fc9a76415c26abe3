import { newestFirst } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { SearchTerm } from '../../core/search/search-terms.ts';
import {
  choosePlan,
  isDense,
  type Plan,
  plentiful,
  rarest,
  type SearchNeed,
  type Sizes,
} from '../../core/search/search-way.ts';
import { frequenciesOf, type Overview } from '../../core/search/word-sample.ts';
import type { Database } from '../schema.ts';
import type { ListedOrder } from './listed-rows.ts';
import type { ListRequest } from './order-lists.ts';
import { hasOwnWords } from './search-index.ts';
import type { SearchPage, SearchResult } from './search-rows.ts';
import type { Run } from './search-run.ts';
import { walkFolder } from './search-walk.ts';
import { searchWeeks } from './search-weeks.ts';

/** What was found, newest first, and how many there are. */
export interface Matches {
  readonly ids: number[];
  readonly total: number;
  /** There may be more than the total. */
  readonly more: boolean;
  /** The rows of the page that was asked for, if they were read with the matches. */
  readonly rows?: ListedOrder[] | undefined;
}

/**
 * The rows of words that the weeks may look at beyond what a page needs, some milliseconds: enough to
 * count to 1,000 where most orders are in the folder.
 */
const mostEffort = 1_800;
const effortElsewhere = 1_200;
/** Where each row is looked at for words that the index is not asked for, few are matches: 1,000 are seldom met. */
const effortForPart = 1_000;

/** A folder of more is not walked to its end while the index can be asked. */
const walkedToTheEnd = 20_000;

/** A search for words in a folder. */
export interface WordSearch {
  readonly request: ListRequest;
  readonly terms: readonly SearchTerm[];
  readonly wanted: SearchNeed;
  /** How many orders the folder holds. */
  readonly folder: number;
  readonly overview: Overview;
  /**
   * The terms as their matches are counted in a folder with words of its own, where likely more hold them than are
   * counted; left out, as they are.
   */
  readonly counted?: readonly SearchTerm[] | undefined;
  /** The part of the newest matches whose rows are read as well. */
  readonly page?: SearchPage | undefined;
}

/**
 * Ids of the first orders of the folder that hold the terms, newest first: `least` of them if there are
 * so many, and how many there are, counted to `most` as far as the effort goes (decision 016).
 * @param plan the one that is taken, for tests; left out, the one that counts most
 */
export async function newestWithWords(
  db: Kysely<Database>,
  { request, terms, wanted, folder, overview, counted, page: shown }: WordSearch,
  run: Run,
  plan?: Plan,
): Promise<Matches> {
  const newest = { ...request, sorting: newestFirst };
  const { all, weeks } = overview;
  const sizes = { folder, all, weeks, hasOwnWords: hasOwnWords(request) };
  const sample = frequenciesOf(overview.sample, terms);
  const rare = rarest(terms, sample, sizes.hasOwnWords ? 'ofFolder' : 'ofAll');
  const effort = effortOf(sizes, rare.length < terms.length);
  const weeksOf = { request: newest, terms, effort, sizes };
  const wholes = counted && rare.map((term) => counted[terms.indexOf(term)] ?? term);
  const byIndex = async () => {
    const search = { ...weeksOf, asked: rare, counted: wholes, wanted, page: shown };
    const found = await searchWeeks(db, search, run);
    return { ...found, isAll: found.isAll && wholes === undefined };
  };
  const walk = (looks: number) =>
    walkFolder(db, newest, terms, { least: wanted.least, looks, page: shown }, run);

  const way = plan ?? choosePlan(sizes, sample, wanted);
  if (way.way === 'weeks') return matchesOf(await byIndex(), wanted);
  const page = await walk(way.looks);
  if (page.isAll || page.total >= wanted.most) return matchesOf(page, wanted);
  if (page.ids.length < wanted.least) {
    // The sample promised more than the newest orders of the folder hold.
    const toTheEnd = plan === undefined && folder <= walkedToTheEnd;
    return matchesOf(toTheEnd ? await walk(2 * walkedToTheEnd) : await byIndex(), wanted);
  }
  if (way.way === 'folder') return matchesOf(page, wanted);
  const ofCount = { least: 0, most: wanted.most };
  const plenty = plentiful(terms, sample, { folder, most: wanted.most });
  const count = await searchWeeks(db, { ...weeksOf, asked: plenty ?? rare, wanted: ofCount }, run);
  const isAll = count.isAll && plenty === undefined;
  return matchesOf({ ...page, total: Math.max(page.total, count.total), isAll }, wanted);
}

const effortOf = (sizes: Sizes, isPart: boolean): number =>
  Math.min(isDense(sizes) ? mostEffort : effortElsewhere, isPart ? effortForPart : Infinity);

const matchesOf = ({ ids, total, isAll, rows }: SearchResult, { most }: SearchNeed): Matches => ({
  ids,
  total: Math.min(Math.max(ids.length, total), most),
  more: !isAll,
  ...(rows && { rows }),
});
