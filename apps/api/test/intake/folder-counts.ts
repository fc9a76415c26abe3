import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

interface ScopeCount {
  scope: string;
  n: number;
}

/** The counts of the folders by status and mode: as the triggers keep them, and by counting. */
export async function folderCounts(db: Kysely<Database>) {
  const counted = await sql<ScopeCount>`
    select scope, sum(n)::int as n from (
      select scope, n from order_count union all select scope, n from order_count_change
    ) each
    where scope !~ '^[a-z]+:' group by scope having sum(n) <> 0
  `.execute(db);
  const real = await sql<ScopeCount>`
    select process_status || ':' || processing_mode as scope, count(*)::int as n
    from orders group by 1
  `.execute(db);
  const byScope = (rows: ScopeCount[]) =>
    new Map(rows.map(({ scope, n }) => [scope, n] as const).sort());
  return { counted: byScope(counted.rows), real: byScope(real.rows) };
}
