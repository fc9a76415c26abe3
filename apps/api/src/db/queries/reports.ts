import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Calendar days, both included; without one the period is open at that end. */
export interface Period {
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
}

/** Orders by what their nationality says; `code` is null where it has not been looked up yet. */
export interface NationalityCount {
  readonly code: string | null;
  readonly text: string;
  readonly count: number;
  readonly standard_count: number;
  readonly priority_count: number;
  readonly future_count: number;
}

/** Orders received in a period by nationality as it came in; days are UTC, deleted orders left out. */
export async function countByNationality(
  db: Kysely<Database>,
  period: Period,
): Promise<NationalityCount[]> {
  const { fromDate, toDate } = period;
  return db
    .selectFrom('orders')
    .select([
      'nationality_code as code',
      sql<string>`coalesce(trim(nationality), '')`.as('text'),
      sql<number>`count(*)::int`.as('count'),
      ofMode('Standard').as('standard_count'),
      ofMode('Priority').as('priority_count'),
      ofMode('Future').as('future_count'),
    ])
    .where('process_status', '<>', 'Deleted')
    .$if(isDay(fromDate), (query) =>
      query.where(sql<boolean>`created_at >= ${startOf(fromDate ?? '')}`),
    )
    .$if(isDay(toDate), (query) =>
      query.where(sql<boolean>`created_at < ${startOf(toDate ?? '')} + interval '1 day'`),
    )
    .groupBy(sql`1, 2`)
    .execute();
}

/**
 * Orders completed in a period by who completed them, most first. Whatever became of an order
 * afterwards, the work was done, so deleted ones count.
 */
export async function countByProcessor(
  db: Kysely<Database>,
  period: Period,
): Promise<{ processed_by: string; count: number }[]> {
  const { fromDate, toDate } = period;
  // Counted in the index orders_processed alone, before any name is looked up.
  const counted = db
    .selectFrom('orders')
    .select(['processed_by', sql<number>`count(*)::int`.as('count')])
    .where('processed_by', 'is not', null)
    .$if(isDay(fromDate), (query) => query.where('processing_date', '>=', fromDate ?? ''))
    .$if(isDay(toDate), (query) => query.where('processing_date', '<=', toDate ?? ''))
    .groupBy('processed_by');
  return db
    .selectFrom(counted.as('counted'))
    .innerJoin('staff_member as m', 'm.id', 'counted.processed_by')
    .select(['m.name as processed_by', 'counted.count'])
    .orderBy('counted.count', 'desc')
    .orderBy('m.name')
    .orderBy('m.id')
    .execute();
}

function isDay(day: string | null | undefined): day is string {
  return day !== null && day !== undefined;
}

function ofMode(mode: string): RawBuilder<number> {
  return sql<number>`(count(*) filter (where processing_mode = ${mode}))::int`;
}

/** The first moment of a calendar day, UTC, whatever the session's time zone is. */
function startOf(day: string): RawBuilder<string> {
  return sql<string>`(${day}::date::timestamp at time zone 'UTC')`;
}
