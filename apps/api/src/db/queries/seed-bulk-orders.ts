import { portsVersion } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { firstNames, mailHosts, surnameEnds, surnameStarts } from '../../core/bulk-names.ts';
import type { Database } from '../schema.ts';

const secondsOfTwoYears = 2 * 365 * 24 * 60 * 60;

/** Numbers of orders, the last one included, and those of the whole fill that they belong to. */
export interface BulkOrders {
  readonly from: number;
  readonly to: number;
  readonly fill: { readonly first: number; readonly last: number };
}

/** How many bulk orders there are. Their numbers have no gaps. */
export async function bulkOrderCount(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders where order_id like 'BULK-%'
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Adds the bulk orders with these numbers, each with a declaration and one row of history. All those of a
 * fill come in one after the other in two years, as orders do: neighbours in time are neighbours on
 * the disk. PostgreSQL makes them itself, always the same for the same number.
 *
 * `die` spreads the numbers from 0 to 99 evenly: a multiplication by a prime, so that neighbours
 * differ. `chance` does the same from 0 to 1. Low chances are frequent names, as in a telephone book.
 */
export async function addBulkOrders(
  db: Kysely<Database>,
  { from, to, fill }: BulkOrders,
): Promise<void> {
  const { first, last } = fill;
  await sql`
    with staff as (
      select array_agg(id order by id) as ids, count(*) as members from staff_member where deleted_at is null
    ), numbers as (
      select n, (n * 7919) % 100 as die, (n * 104729) % 97 as other,
        ((n * 2654435761) % 4294967296) / 4294967296.0::float8 as chance,
        ((n * 40503) % 65536) / 65536.0::float8 as second_chance
      from generate_series(${from}::bigint, ${to}::bigint) n
    ), named as (
      select *,
        (${firstNames}::text[])[1 + floor(${firstNames.length} * chance * chance)::int] as first_name,
        (${surnameStarts}::text[])[1 + floor(${surnameStarts.length} * second_chance * second_chance)::int]
          || (${surnameEnds}::text[])[1 + n % ${surnameEnds.length}] as surname
      from numbers
    ), bulk as (
      select *,
        case when die < 72 then 'Completed' when die < 80 then 'New' when die < 84 then 'Pending'
          when die < 87 then 'Awaiting' when die < 90 then 'AwaitingGovt'
          when die < 92 then 'Contact Customer' when die < 94 then 'Customer Called'
          when die < 97 then 'Refunds' when die < 98 then 'ChargeBack' else 'Deleted' end as status,
        (array['Standard', 'Standard', 'Standard', 'Priority', 'Future'])[1 + other % 5] as mode,
        now() - make_interval(secs => (${last} - n) * ${secondsOfTwoYears / (last - first + 1)}::float8) as came_in,
        case when octet_length(first_name) > char_length(first_name) then 'traveller'
          else lower(first_name || '.' || surname) end || '.' || n || '@'
          || (${mailHosts}::text[])[1 + other % ${mailHosts.length}] as address
      from named
    ), added as (
      insert into orders (order_id, process_status, processing_mode, status_since, full_name, email,
        confirm_email, country_code, phone_number, passport_number, dob, nationality, nationality_code,
        place_of_arrival, doa, amount, currency, transaction_id, paid_at, applicant_ip, process_month,
        processing_date, processed_by, assigned_to, created_at,
        opens_at, file_by_at, arrival_zone, clock_version, source, filed_in_time)
      select 'BULK-' || lpad(n::text, 8, '0'), status, mode, came_in, first_name || ' ' || surname,
        address, address,
        (array['61', '44', '1', '91', '81', '49'])[1 + other % 6], (5550000000 + n)::text,
        'X' || lpad(n::text, 7, '0'), date '1950-01-01' + (n % 20000)::int,
        (array['Australia', 'United Kingdom', 'United States', 'India', 'Japan', 'Germany'])[1 + other % 6],
        (array['AU', 'GB', 'US', 'IN', 'JP', 'DE'])[1 + other % 6],
        'Ngurah Rai (DPS), Bali', came_in::date + (2 + other % 12)::int, 39, 'USD', 'TXN' || n,
        case when status <> 'Pending' then came_in end, '203.0.113.7',
        to_char(came_in + make_interval(days => (other % 12)::int), 'Mon'),
        came_in::date + (other % 12)::int,
        case when status = 'Completed' then staff.ids[1 + n % nullif(staff.members, 0)] end,
        case when status <> 'Completed' and other < 30 then staff.ids[1 + n % nullif(staff.members, 0)] end,
        came_in, (came_in::date + (other % 12)::int - 1)::timestamp at time zone 'Asia/Makassar',
        case when status <> 'Completed' then (came_in::date + (2 + other % 12)::int)::timestamp at time zone 'Asia/Makassar' end,
        'WITA', ${portsVersion},
        (array['search', 'search', 'partner mail', 'display', null])[1 + (n % 5)::int],
        case when status = 'Completed' then other > 1 end
      from bulk, staff order by came_in
      returning id, order_id, created_at
    ), declared as (
      insert into order_declaration (order_pk, cigarettes) select id, id % 5 = 0 from added
    ), received as (
      select id, created_at, order_history_genesis(order_id) as genesis from added
    )
    insert into order_history (order_pk, order_version, at, actor_kind, actor_name, action, detail,
      position, previous_digest, digest)
    select id, 1, created_at, 'intake', 'Intake', 'received', '{}', 1, genesis,
      sha256(convert_to(order_history_content(row(null, id, 1, created_at, 'intake', null, 'Intake',
        null, 'received', '{}'::jsonb, 1, genesis, null)::order_history), 'UTF8'))
    from received
  `.execute(db);
}
