import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { matchesRequest } from './order-lists.ts';
import type { Run, SearchRequest } from './search-run.ts';

/** The digits of a telephone; the expression of the index orders_telephone. */
const telephone = sql<string>`regexp_replace(o.phone_number, '\\D', '', 'g')`;
const countryCode = sql<string>`regexp_replace(coalesce(o.country_code, ''), '\\D', '', 'g')`;

/** The ids of the orders that a text names wholly; each part is one look-up (0019_search_reports.sql). */
function ordersNamed(db: Kysely<Database>, typed: string) {
  const text = typed.toLowerCase();
  const ids = [...new Set([typed, text, text.toUpperCase()])];
  const orders = db.selectFrom('orders as o').select('o.id');
  const digits = telephoneDigits(text);
  const named = orders
    .where('o.order_id', 'in', ids)
    .unionAll(orders.where(sql`lower(o.email)`, '=', text))
    .unionAll(orders.where(sql`lower(o.transaction_id)`, '=', text))
    .unionAll(orders.where(sql`lower(o.passport_number)`, '=', text));
  if (digits === undefined) return named;
  const national = [0, 1, 2, 3].map((length) => digits.slice(length));
  return named.unionAll(
    orders
      .where(telephone, 'in', national)
      .where(
        sql<boolean>`${digits} in (${telephone}, '0' || ${telephone}, ${countryCode} || ${telephone})`,
      ),
  );
}

/**
 * Of the folder, the ids of the `most` newest orders that a text names by a whole order id, e-mail,
 * telephone, transaction id or passport number.
 */
export async function newestNamed(
  db: Kysely<Database>,
  request: SearchRequest,
  most: number,
  run: Run,
): Promise<number[]> {
  const named = db
    .with(
      (cte) => cte('orders_named').materialized(),
      () => ordersNamed(db, request.text),
    )
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', 'in', (eb) => eb.selectFrom('orders_named').select('id'))
    .where(matchesRequest(request))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most);
  return (await run(named.compile())).map(({ id }) => id);
}

/** The shortest telephone that is looked up as a whole. */
const leastDigits = 6;

/** The digits of what may be a whole telephone: national, with its country code, or a leading 0. */
function telephoneDigits(text: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length < leastDigits ? undefined : digits;
}
