import { type ListMark, listMarks } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { type CountedList, markColumns, scopesOf } from '../../core/lists/counters.ts';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** How many orders these counters count: what is folded, and what is not folded yet. */
export function sumOf(scopes: readonly string[]) {
  const anyOfThem = sql`any(${scopes}::text[])`;
  return sql<number>`(
    select coalesce(sum(n), 0)::bigint from (
      select n from order_count where scope = ${anyOfThem}
      union all select n from order_count_change where scope = ${anyOfThem}
    ) counted
  )`;
}

const total = statement<{ scopes: readonly string[] }, { total: number }>((db, value) =>
  db.selectNoFrom(sumOf(value('scopes')).as('total')),
);

/** How many orders a list holds, from the counters. */
export async function folderTotal(db: Kysely<Database>, list: CountedList): Promise<number> {
  const [row] = await total(db, { scopes: scopesOf(list) });
  return row?.total ?? 0;
}

const marked = statement<{ scopes: readonly string[] }, { letter: string; n: number }>(
  (db, value) =>
    db
      .selectFrom(
        db
          .selectFrom('order_count')
          .select(['scope', 'n'])
          .unionAll(db.selectFrom('order_count_change').select(['scope', 'n']))
          .as('counted'),
      )
      .select([sql<string>`left(scope, 1)`.as('letter'), sql<number>`sum(n)::bigint`.as('n')])
      .where(sql<boolean>`scope = any(${value('scopes')}::text[])`)
      .groupBy('letter'),
);

/** How many orders of a folder or month have each mark. */
export async function markCounts(
  db: Kysely<Database>,
  list: CountedList,
): Promise<Record<ListMark, number>> {
  const scopes = listMarks.flatMap((mark) => scopesOf({ ...list, marks: [mark] }));
  const rows = await marked(db, { scopes });
  const found = new Map(rows.map(({ letter, n }) => [letter, n]));
  const counts = listMarks.map((mark) => [mark, found.get(markColumns[mark].letter) ?? 0]);
  return Object.fromEntries(counts);
}
