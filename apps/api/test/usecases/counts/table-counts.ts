import { type Kysely, sql } from 'kysely';
import type { Period } from '../../../src/core/report-spans.ts';
import type { Database } from '../../../src/db/schema.ts';

/** What the reports say of a period when every order is read. */
export async function countedFromTable(db: Kysely<Database>, { fromDate, toDate }: Period) {
  const received = await sql`
    select nationality_code as code, coalesce(trim(nationality), '') as text,
      count(*)::int as count,
      (count(*) filter (where processing_mode = 'Standard'))::int as standard_count,
      (count(*) filter (where processing_mode = 'Priority'))::int as priority_count,
      (count(*) filter (where processing_mode = 'Future'))::int as future_count
    from orders
    where process_status <> 'Deleted'
      and (${fromDate ?? null}::date is null or created_at >= ${fromDate ?? null}::date::timestamp at time zone 'UTC')
      and (${toDate ?? null}::date is null
        or created_at < ${toDate ?? null}::date::timestamp at time zone 'UTC' + interval '1 day')
    group by 1, 2`.execute(db);
  const processed = await sql`
    select m.name as processed_by, count(*)::int as count
    from orders o join staff_member m on m.id = o.processed_by
    where (${fromDate ?? null}::date is null or processing_date >= ${fromDate ?? null}::date)
      and (${toDate ?? null}::date is null or processing_date <= ${toDate ?? null}::date)
    group by m.id order by count(*) desc, m.name, m.id`.execute(db);
  return { received: new Set(received.rows), processed: processed.rows };
}
