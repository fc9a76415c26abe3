import type { FolderName, ProcessMonth } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { folderScopes } from './folders.ts';

/** A list whose orders are counted. */
export interface CountedList {
  readonly folder: FolderName;
  readonly memberId: number;
  readonly month?: ProcessMonth | undefined;
  /** Only orders whose mail came back or was complained about. */
  readonly bounced: boolean;
}

/** The counters of a list (0002_folders.sql, 0024_report_counts.sql). */
export function scopesOf({ folder, memberId, month, bounced }: CountedList): readonly string[] {
  const scopes = month === undefined ? folderScopes(folder, memberId) : [`m:${month}`];
  return bounced ? scopes.map((scope) => `b:${scope}`) : scopes;
}

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
