import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { foldOrderCounts } from './housekeeping.ts';
import { foldListBuckets } from './list-buckets.ts';

/** Orders in one statement: each ends with its folder counts and is within the statement timeout. */
const atOnce = 25_000;

/**
 * Fills the database with many orders for measurements: 72 % Completed and the others as a busy
 * office has them, two years of them, each with a declaration and one row of history. Made by
 * PostgreSQL itself, about 100,000 in ten seconds. Ids are `BULK-` and a number, so that a second
 * call adds to the first.
 */
export async function seedBulk(db: Kysely<Database>, count: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders where order_id like 'BULK-%'
  `.execute(db);
  const start = rows[0]?.n ?? 0;
  for (let from = 1; from <= count; from += atOnce) {
    await seedPart(db, start + from, start + Math.min(count, from + atOnce - 1));
  }
  await foldOrderCounts(db);
  // One call fills one list.
  while ((await foldListBuckets(db)) > 0);
  await sql`analyze orders, order_declaration, order_history`.execute(db);
}

/**
 * `die` spreads the numbers from 0 to 99 evenly and always in the same way: a multiplication by a
 * prime, so that neighbours differ.
 */
async function seedPart(db: Kysely<Database>, from: number, to: number): Promise<void> {
  await sql`
    with numbers as (
      select n, (n * 7919) % 100 as die, (n * 104729) % 97 as other
      from generate_series(${from}::bigint, ${to}::bigint) n
    ), bulk as (
      select n, other,
        case when die < 72 then 'Completed' when die < 80 then 'New' when die < 84 then 'Pending'
          when die < 87 then 'Awaiting' when die < 90 then 'AwaitingGovt'
          when die < 92 then 'Contact Customer' when die < 94 then 'Customer Called'
          when die < 97 then 'Refunds' when die < 98 then 'ChargeBack' else 'Deleted' end as status,
        (array['Standard', 'Standard', 'Standard', 'Priority', 'Future'])[1 + other % 5] as mode,
        now() - make_interval(secs => (n * 631) % (2 * 365 * 24 * 60 * 60)) as came_in
      from numbers
    ), added as (
      insert into orders (order_id, process_status, processing_mode, status_since, full_name, email,
        confirm_email, country_code, phone_number, passport_number, dob, nationality,
        place_of_arrival, doa, amount, currency, paid_at, applicant_ip, process_month,
        processing_date, created_at)
      select 'BULK-' || lpad(n::text, 8, '0'), status, mode, came_in,
        (array['Isla', '美咲', 'Омар', 'Łucja', 'Thảo', 'ليان', 'Frieda', 'Wyatt'])[1 + other % 8]
          || ' ' || (array['Fernsby', '海野辺', 'Степовик', 'Śnieżka', 'Biển'])[1 + n % 5] || ' ' || n,
        'traveller.' || n || '@example.com', 'traveller.' || n || '@example.com',
        (array['61', '44', '1', '91', '81', '49'])[1 + other % 6], (5550000000 + n)::text,
        'X' || lpad(n::text, 7, '0'), date '1950-01-01' + (n % 20000)::int,
        (array['Australia', 'United Kingdom', 'United States', 'India', 'Japan', 'Germany'])[1 + other % 6],
        'Ngurah Rai (DPS), Bali', came_in::date + (2 + other % 12)::int, 39, 'USD',
        case when status <> 'Pending' then came_in end, '203.0.113.7',
        to_char(came_in + make_interval(days => (other % 12)::int), 'Mon'),
        came_in::date + (other % 12)::int, came_in
      from bulk order by came_in
      returning id, created_at
    ), declared as (
      insert into order_declaration (order_pk, cigarettes) select id, id % 5 = 0 from added
    )
    insert into order_history (order_pk, order_version, at, actor_kind, actor_name, action, detail)
    select id, 1, created_at, 'intake', 'Intake', 'received', '{}' from added
  `.execute(db);
}
