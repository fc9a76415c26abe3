import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import { hasOwnWords, termsLeft, type WeeksSearch, wordsOfWeeks } from './search-index.ts';

/** Order History has nearly all orders: of matches that are counted, the few deleted ones are taken off. */
export const isComplement = ({ folder, marks }: ListRequest): boolean =>
  folder === 'allOrder' && marks.length === 0;

/** Whether which matches are in the folder costs so little that those of all weeks are counted in one go. */
export const countsAtOnce = ({ request }: WeeksSearch): boolean =>
  isComplement(request) || hasOwnWords(request);

/**
 * A query of the matches that there are (`found`) with those of the weeks after the last step, which are
 * looked at one by one until enough are counted (`cut`).
 */
export function restOfWeeks(db: Kysely<Database>, search: WeeksSearch) {
  const { request, wanted, effort, sizes } = search;
  // An order that is looked at for the rest of the words is two more look-ups.
  const each = hasOwnWords(request) && termsLeft(search).length > 0 ? 3 : 1;
  const affordable = sql`(${effort}::int - last.effort) / ${sql.lit(each)}`;
  const inFolder = isComplement(request) ? sizes.all / Math.max(1, sizes.folder) : 1;
  const enough = sql`10 + ceil(${1.1 * inFolder}::float8 * (${wanted.most}::int - last.found))`;
  // Of what is named by some of the words, any part may hold the others.
  const isPart = search.asked.length < search.terms.length;
  const most = isPart ? affordable : sql`least(${affordable}, ${enough})`;
  const weeks = sql`weeks.list[last.at + 1 : ]`;
  return sql`
    select last.found + cardinality(words.holding) - ${deletedOf(db, request)} as found,
      looks.most = words.looked and last.at < cardinality(weeks.list) as cut,
      cardinality(weeks.list) as at
    from last cross join weeks
    cross join lateral (select greatest(0, ${most})::int as most) as looks
    cross join lateral (${wordsOfWeeks(db, search, weeks, sql`looks.most`)}) as words
  `;
}

function deletedOf(db: Kysely<Database>, request: ListRequest) {
  if (!isComplement(request)) return sql`0`;
  const deleted = db
    .selectFrom('orders as o')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(matchesRequest({ ...request, folder: 'deletedOrder' }))
    .where(sql<boolean>`o.id = any(words.holding)`);
  return sql`(${deleted})`;
}
