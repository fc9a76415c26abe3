import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import {
  hasOwnWords,
  listOf,
  type WeeksPlace,
  type WeeksShape,
  wordsOfWeeks,
} from './search-index.ts';

/** Order History has nearly all orders: of matches that are counted, the few deleted ones are taken off. */
export const isComplement = ({ folder, marks }: Pick<ListRequest, 'folder' | 'marks'>): boolean =>
  folder === 'allOrder' && marks.length === 0;

/** Whether which matches are in the folder costs so little that those of all weeks are counted in one go. */
export const countsAtOnce = (shape: WeeksShape): boolean =>
  isComplement(shape) || hasOwnWords(shape);

/**
 * A query of the matches that there are (`found`) with those of the weeks after the last step, which are
 * looked at one by one until enough are counted (`cut`).
 */
export function restOfWeeks(db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) {
  // An order that is looked at for the rest of the words is two more look-ups.
  const each = hasOwnWords(shape) && shape.left.length > 0 ? 3 : 1;
  const affordable = sql`(${value('effort')}::int - last.effort) / ${sql.lit(each)}`;
  const missing = sql`(${value('most')}::int - last.found)`;
  const enough = sql`10 + ceil(${value('looksForMatch')}::float8 * ${missing})`;
  // Of what is named by some of the words, any part may hold the others.
  const needed = shape.isPart ? affordable : sql`least(${affordable}, ${enough})`;
  // The last step may have met more than are counted.
  const most = sql`case when ${missing} > 0 then ${needed} else 0 end`;
  const weeks = sql`weeks.list[last.at + 1 : ]`;
  const counted = { keys: 'countedKeys', most: sql`looks.most` } as const;
  return sql`
    select last.found + cardinality(words.holding) - ${deletedOf(db, shape, value)} as found,
      looks.most = words.looked and last.at < cardinality(weeks.list) as cut,
      cardinality(weeks.list) as at
    from last cross join weeks
    cross join lateral (select greatest(0, ${most})::int as most) as looks
    cross join lateral (${wordsOfWeeks(db, shape, value, weeks, counted)}) as words
  `;
}

function deletedOf(db: Kysely<Database>, shape: WeeksShape, value: WeeksPlace) {
  if (!isComplement(shape)) return sql`0`;
  const deleted = db
    .selectFrom('orders as o')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(matchesRequest({ ...listOf(shape, value), folder: 'deletedOrder' }))
    .where(sql<boolean>`o.id = any(words.holding)`);
  return sql`(${deleted})`;
}
