import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** An order that is there already, as far as one that comes under its id is held against it. */
export interface StandingOrder {
  /** Where in the list the one is that comes. */
  readonly position: number;
  readonly isPaid: boolean;
  /** The e-mail of now, and those before it was corrected. */
  readonly emails: readonly string[];
}

/** What comes under an id that is there already; its e-mail in small letters. */
export interface ComingOrder {
  readonly id: string;
  readonly email: string;
}

/**
 * The orders of these ids that are not paid or have another e-mail: of a file that is imported again nearly none.
 * An erased order is only a row for the counts: no payment is taken for it, and whose it was is no longer on record.
 * Each id is looked up by itself (`limit`): a join read the whole table just after an import.
 */
export async function findStanding(
  db: Kysely<Database>,
  coming: readonly ComingOrder[],
): Promise<StandingOrder[]> {
  const ids = coming.map(({ id }) => id);
  const emails = coming.map(({ email }) => email);
  const { rows } = await sql<StandingOrder>`
    select (c.position - 1)::int as position, o.paid_at is not null as "isPaid",
      array(
        select o.email where o.email is not null
        union all
        select e.before #>> '{}' from order_correction e
        where e.order_pk = o.id and e.field = 'email' and e.before #>> '{}' is not null
      ) as emails
    from unnest(${ids}::text[], ${emails}::text[]) with ordinality as c (order_id, email, position)
    cross join lateral (
      select id, paid_at, email from orders
      where order_id = c.order_id and erased_at is null limit 1) o
    where o.paid_at is null or lower(o.email) <> c.email
    order by position`.execute(db);
  return rows;
}
