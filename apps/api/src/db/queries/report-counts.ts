import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { cockpitComparison } from './cockpit-proof.ts';

/** Orders put right in one transaction: others wait for them no longer than that takes. */
const atOnce = 2_000;

/**
 * Counts, once, what stood in the database before the reports (0024_report_counts.sql) and the cockpit
 * (0065_cockpit_counts.sql) had counts.
 * Lists go on meanwhile. Intake and moves wait for a batch of orders with bounced mail; nothing waits
 * while the orders are counted.
 */
export async function fillReportCounts(db: Kysely<Database>): Promise<void> {
  const filled = await db.selectFrom('report_counts_filled').select('at').executeTakeFirst();
  const cockpit = await db.selectFrom('cockpit_counts_filled').select('at').executeTakeFirst();
  if (filled === undefined) {
    await mendCounts(db);
    await db.insertInto('report_counts_filled').defaultValues().execute();
  }
  if (cockpit !== undefined) return;
  if (filled !== undefined) await sql`select mend_cockpit_counts()`.execute(db);
  await db.insertInto('cockpit_counts_filled').defaultValues().execute();
}

/** Makes every count what the orders say, and what orders say of their mails what the mails say. */
export async function mendCounts(db: Kysely<Database>): Promise<void> {
  for (let last: number | null = 0; last !== null; last = await mendMailTrouble(db, last));
  await sql`select mend_counts()`.execute(db);
  await sql`select mend_cockpit_counts()`.execute(db);
  await sql`select mend_order_buckets(scope) from (${lists}) lists`.execute(db);
}

/** @returns the last order that was looked at, null when there was none after the given one */
async function mendMailTrouble(db: Kysely<Database>, after: number): Promise<number | null> {
  const { rows } = await sql<{
    last: number | null;
  }>`select mend_mail_trouble(${after}, ${atOnce}) as last`.execute(db);
  return rows[0]?.last ?? null;
}

/** The lists that have buckets, by which their deep pages are found (0022_list_buckets.sql). */
const lists = sql`select distinct scope from order_bucket`;

/** Counts that are compared with the orders. */
export const countedThings = [
  'folders',
  'deep pages',
  'bounced mail',
  'marks',
  'received',
  'processed',
  'cockpit',
] as const;
export type CountedThing = (typeof countedThings)[number];

/** A count that is wrong, and what it should be. `place` names no person. */
export interface WrongCount {
  readonly place: string;
  readonly counted: number;
  readonly real: number;
}

/** How many orders each scope has; those alike are counted first, which is quicker than one by one. */
const ordersOfScopes = (which: string) => sql`
  select scope as place, 0 as counted, sum(n) as real
  from (
    select process_status as status, processing_mode as mode, assigned_to, process_month as month,
      count(*) as n
    from orders where ${sql.raw(which)} group by 1, 2, 3, 4
  ) alike, order_scopes(status, mode, assigned_to, month) scope group by scope`;

/** Counters of orders with marks (0046_order_checks.sql). */
const ofMarks = sql.lit('^b?c?e?n?q?r?w?:');

/** Whether orders have a mark, and whether they have a request that waits. */
const requestsOf = (mark: string, table: string) => sql`
  select 'order ' || order_id, (${sql.ref(mark)} is not null)::int, (id in (
      select order_pk from ${sql.table(table)} where state = 'asked'))::int
    from orders where ${sql.ref(mark)} is not null
      or id in (select order_pk from ${sql.table(table)} where state = 'asked')`;

/** How many marks orders say that they have, and how many they keep. */
const checksOf = (column: string, kind: string) => sql`
  select 'order ' || order_id, coalesce(${sql.ref(column)}, 0),
      coalesce(check_count(checked, ${sql.lit(kind)}), 0)
    from orders where checked is not null or ${sql.ref(column)} is not null`;

/** Pairs of what is counted and what there is, as rows of place, counted and real; by one state of both. */
const comparisons: Record<CountedThing, ReturnType<typeof sql>> = {
  folders: sql`
    select scope as place, n as counted, 0 as real from order_count where scope !~ ${ofMarks}
    union all select scope, n, 0 from order_count_change where scope !~ ${ofMarks}
    union all ${ordersOfScopes('true')}`,
  'deep pages': sql`
    select concat(scope, ' from ', starts) as place, kept as counted, counted as real
    from (${lists}) lists, count_order_buckets(scope)
    union all select concat(scope, ' in groups'), n, 0 from order_bucket_group
    union all select concat(scope, ' in groups'), 0, n from order_bucket
      where scope in (select scope from order_bucket_group)`,
  'bounced mail': sql`
    select substr(scope, 3) as place, n as counted, 0 as real
      from order_count where scope like 'b:%'
    union all select substr(scope, 3), n, 0 from order_count_change where scope like 'b:%'
    union all ${ordersOfScopes('mail_trouble is not null')}
    union all select 'order ' || order_id, (mail_trouble is not null)::int,
        (order_mail_trouble(id) is not null)::int
      from orders where id in (
        select id from orders where mail_trouble is not null
        union select order_pk from mail_message where delivery in ('bounced', 'complained')
        union select order_pk from mail_message where state = 'failed' and tried_at is not null)`,
  marks: sql`
    select scope as place, n as counted, 0 as real
      from order_count where scope ~ ${ofMarks} and scope not like 'b:%'
    union all select scope, n, 0
      from order_count_change where scope ~ ${ofMarks} and scope not like 'b:%'
    union all select marks || ':' || scope, 0, 1
      from orders, order_mark_sets(mail_trouble, correction_asked_at, error_count, warning_count,
          answered_at, refund_asked_at, wrote_at) marks,
        order_scopes(process_status, processing_mode, assigned_to, process_month) scope
      where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
        wrote_at) > 0
    union all ${checksOf('error_count', 'error')}
    union all ${checksOf('warning_count', 'warning')}
    union all ${requestsOf('refund_asked_at', 'refund_request')}
    union all ${requestsOf('correction_asked_at', 'asked_correction')}`,
  received: sql`
    select concat_ws(' ', span, case when span <> 'all' then starts end, nationality_code, mode,
        left(md5(nationality), 6)) as place, sum(counted) as counted, sum(real) as real
    from (
      select span, starts, nationality_code, nationality, standard, priority, future, 1 as x
        from received_count
      union all
      select span, starts, nationality_code, nationality, standard, priority, future, 1
        from received_count_change, ${spansOfDay('day')}
      union all
      select span, starts, code, text, sum(standard), sum(priority), sum(future), 0
      from (
        select received_day(created_at) as day, coalesce(nationality_code, '?') as code,
          coalesce(trim(nationality), '') as text,
          count(*) filter (where processing_mode = 'Standard') as standard,
          count(*) filter (where processing_mode = 'Priority') as priority,
          count(*) filter (where processing_mode = 'Future') as future
        from orders where process_status <> 'Deleted' group by 1, 2, 3
      ) days, ${spansOfDay('day')} group by 1, 2, 3, 4
    ) every, lateral (values
      ('Standard', x * standard, (1 - x) * standard), ('Priority', x * priority, (1 - x) * priority),
      ('Future', x * future, (1 - x) * future)
    ) modes (mode, counted, real)
    group by span, starts, nationality_code, mode, nationality`,
  processed: sql`
    select concat_ws(' ', span, case when span <> 'all' then starts end, 'member', member_id) as place,
      sum(counted) as counted, sum(real) as real
    from (
      select span, starts, member_id, n as counted, 0 as real from processed_count
      union all
      select span, starts, member_id, n, 0 from processed_count_change, ${spansOfDay('day')}
      union all
      select span, starts, member_id, 0, sum(n)
      from (
        select coalesce(processing_date, '-infinity') as day, processed_by as member_id,
          count(*) as n
        from orders where processed_by is not null group by 1, 2
      ) days, ${spansOfDay('day')} group by 1, 2, 3
    ) every group by span, starts, member_id`,
  cockpit: cockpitComparison,
};

/** Compares a count with the orders. @returns how many are wrong, and the first of them */
export async function wrongCounts(
  db: Kysely<Database>,
  thing: CountedThing,
  most: number,
): Promise<{ wrong: number; first: WrongCount[] }> {
  const { rows } = await sql<WrongCount & { wrong: number }>`
    select place, sum(counted)::bigint as counted, sum(real)::bigint as real,
      (count(*) over ())::int as wrong
    from (${comparisons[thing]}) compared
    group by place having sum(counted) <> sum(real)
    order by place limit ${most}
  `.execute(db);
  const first = rows.map(({ place, counted, real }) => ({ place, counted, real }));
  return { wrong: rows[0]?.wrong ?? 0, first };
}

/** The day of an expression of SQL, its month and 'all', as a table with `span` and `starts`. */
function spansOfDay(day: string) {
  return sql`lateral (values ('day', ${sql.raw(day)}),
    ('month', date_trunc('month', ${sql.raw(day)})::date), ('all', date '-infinity')
  ) spans (span, starts)`;
}
