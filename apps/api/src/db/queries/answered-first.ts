import { mostOnTop, type OrderSorting } from '@pabean/domain';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { fromPageStart, pageStart } from './order-depth.ts';
import { orderOf } from './order-sorting.ts';

type Ids = SelectQueryBuilder<{ o: Database['orders'] }, 'o', { id: number }>;

interface TopPage {
  /** All ids of the list, sorted. */
  readonly ids: Ids;
  readonly sorting: OrderSorting;
  /** All ids of the list, newest first: the index of answered orders has them so. */
  readonly newest: Ids;
  readonly limit: RawBuilder<number> | number;
  readonly offset: number;
  /** The list's buckets, for a page that begins at one. */
  readonly bucketScope: string | null;
}

/** Whether an order stands on top; where `on_top` is known. */
export const isOnTop = sql<boolean>`o.id in (select id from on_top)`;

/**
 * A page of a list whose answered orders come first, both parts sorted alike, and with it what its statement has to know. The
 * orders on top are few and found by their index; all others are where they were, without those.
 */
export function answeredFirst(db: Kysely<Database>, list: TopPage) {
  const { ids, sorting, newest, limit, offset, bucketScope } = list;
  const onTop = sql`select count(*) from on_top`;
  const others = sql<number>`greatest(${offset}::bigint - (${onTop}), 0)`;
  const rest = ids.where(sql<boolean>`not (${isOnTop})`).limit(limit);
  const withTop = db.with(
    (cte) => cte('on_top').materialized(),
    () =>
      newest
        .select(['o.created_at', 'o.file_by_at'])
        .where('o.answered_at', 'is not', null)
        .limit(sql.lit(mostOnTop)),
  );
  const page = (walked: Ids) =>
    sql<{ id: number }>`(
      (select o.id from on_top as o order by ${sql.join([...orderOf(sorting)])} limit ${limit} offset ${offset})
      union all ${walked}
    )`;
  if (bucketScope === null) return { db: withTop, page: page(rest.offset(others)) };
  // The start counts every order that is newer, also those that stand on top.
  const before = sql<number>`${others} + (
    ${onTop} where created_at >= (select starts from page_start)
  )`;
  return {
    db: withTop.with('page_start', () =>
      pageStart({ scope: bucketScope, offset: others, dir: 'desc' }),
    ),
    page: page(rest.$call(fromPageStart(before, 'desc'))),
  };
}
