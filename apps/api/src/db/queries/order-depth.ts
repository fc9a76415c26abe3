import type { SortDirection } from '@pabean/domain';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Where a deep page begins: the moment of a bucket, and how many orders the list shows before it. To be
 * selected as `page_start`, in the statement of the page: both see the same orders then. It is found
 * among the groups of buckets first, and then among the buckets of one group. A list without buckets is
 * walked from its first order.
 */
export function pageStart({ scope, offset, dir }: PageStart) {
  const newestFirst = dir === 'desc';
  // Newest first, what is shown before a moment is as new or newer; oldest first, it is older.
  const before = newestFirst
    ? sql`sum(n) over (order by starts desc)`
    : sql`sum(n) over () - sum(n) over (order by starts desc)`;
  const latest = newestFirst ? sql`starts asc` : sql`starts desc`;
  const outermost = newestFirst ? sql.lit('infinity') : sql.lit('-infinity');
  const ends = newestFirst
    ? sql`coalesce((select max(g.starts) from order_bucket_group g
        where g.scope = ${scope} and g.starts < start.starts), '-infinity')`
    : sql`coalesce((select min(g.starts) from order_bucket_group g
        where g.scope = ${scope} and g.starts > start.starts), 'infinity')`;
  const isInGroup = (at: string) =>
    newestFirst
      ? sql`${sql.ref(at)} >= one.ends and ${sql.ref(at)} < one.starts`
      : sql`${sql.ref(at)} >= one.starts and ${sql.ref(at)} < one.ends`;
  return sql<{ starts: string; before: number }>`(
    with groups as (
      select starts, is_start, ${before} as before from (
        select starts, n, true as is_start from order_bucket_group where scope = ${scope}
        union all select at, n, false from order_bucket_change where scope = ${scope}
      ) as each
    ), one as materialized (
      select start.starts, start.before, ${ends} as ends from (
        select starts, before from groups where is_start and before <= ${offset}
        union all select ${outermost}::timestamptz, 0
        order by ${latest} limit 1
      ) as start
    ), buckets as (
      select starts, is_start, (select before from one) + ${before} as before from (
        select b.starts, b.n, true as is_start from one join order_bucket b
          on b.scope = ${scope} and ${isInGroup('b.starts')}
        union all select c.at, c.n, false from one join order_bucket_change c
          on c.scope = ${scope} and ${isInGroup('c.at')}
      ) as each
    )
    select starts, before from (
      select starts, before from buckets where is_start
      union all select starts, before from one
    ) as each
    where before <= ${offset} order by ${latest} limit 1
  )`;
}

type Rows = number | RawBuilder<number>;

interface PageStart {
  readonly scope: string;
  readonly offset: Rows;
  readonly dir: SortDirection;
}

type Page = SelectQueryBuilder<{ o: Database['orders'] }, 'o', { id: number }>;

/** Walks to a page from `page_start`. */
export function fromPageStart(offset: Rows, dir: SortDirection): (page: Page) => Page {
  const beyond = {
    desc: sql<boolean>`o.created_at < coalesce((select starts from page_start), 'infinity')`,
    asc: sql<boolean>`o.created_at >= coalesce((select starts from page_start), '-infinity')`,
  }[dir];
  const left = sql<number>`(${offset})::bigint - coalesce((select before from page_start), 0)`;
  return (page) => page.where(beyond).offset(left);
}
