import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Period, type Span, spansOf } from '../../core/report-spans.ts';
import type { Database } from '../schema.ts';

/** Orders by what their nationality says; `code` is null where it has not been looked up yet. */
export interface NationalityCount {
  readonly code: string | null;
  readonly text: string;
  readonly count: number;
  readonly standard_count: number;
  readonly priority_count: number;
  readonly future_count: number;
}

/**
 * Orders received in a period by nationality as it came in; days are UTC, deleted orders left out.
 * Added up from the days and months that 0024_report_counts.sql keeps.
 */
export async function countByNationality(
  db: Kysely<Database>,
  period: Period,
): Promise<NationalityCount[]> {
  const counts = sql`nationality_code, nationality, standard, priority, future`;
  const { rows } = await sql<NationalityCount>`
    select nullif(nationality_code, '?') as code, nationality as text,
      sum(standard + priority + future)::bigint as count, sum(standard)::bigint as standard_count,
      sum(priority)::bigint as priority_count, sum(future)::bigint as future_count
    from (
      ${anyOf(spansOf(period).map((span) => sql`select ${counts} from received_count where ${startsIn(span)}`))}
      union all select ${counts} from received_count_change where ${dayIn(period)}
    ) counted
    group by 1, 2 having sum(standard + priority + future) > 0
  `.execute(db);
  return rows;
}

/**
 * Orders completed in a period by who completed them, most first. Whatever became of an order
 * afterwards, the work was done, so deleted ones count.
 */
export async function countByProcessor(
  db: Kysely<Database>,
  period: Period,
): Promise<{ processed_by: string; count: number }[]> {
  const counts = sql`member_id, n`;
  const { rows } = await sql<{ processed_by: string; count: number }>`
    select m.name as processed_by, counted.count
    from (
      select member_id, sum(n)::bigint as count from (
        ${anyOf(spansOf(period).map((span) => sql`select ${counts} from processed_count where ${startsIn(span)}`))}
        union all select ${counts} from processed_count_change where ${dayIn(period)}
      ) every group by 1 having sum(n) > 0
    ) counted join staff_member m on m.id = counted.member_id
    order by counted.count desc, m.name, m.id
  `.execute(db);
  return rows;
}

const anyOf = (selects: RawBuilder<unknown>[]) => sql.join(selects, sql` union all `);

function startsIn({ span, from, before }: Span): RawBuilder<boolean> {
  return sql<boolean>`span = ${span}
    and ${span === 'all' ? sql`starts = '-infinity'` : sql`starts > '-infinity'`}
    ${from === null ? sql`` : sql`and starts >= ${from}::date`}
    ${before === null ? sql`` : sql`and starts < ${before}::date`}`;
}

/** Changes not folded yet. An order without a processing date is in no period but the one without ends. */
function dayIn({ fromDate, toDate }: Period): RawBuilder<boolean> {
  if (!fromDate && !toDate) return sql<boolean>`true`;
  return sql<boolean>`day > '-infinity'
    ${fromDate ? sql`and day >= ${fromDate}::date` : sql``}
    ${toDate ? sql`and day <= ${toDate}::date` : sql``}`;
}
