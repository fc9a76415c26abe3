import { type Kysely, sql } from 'kysely';
import { scopesOf } from '../../core/lists/counters.ts';
import type { Database } from '../schema.ts';
import { sumOf } from './folder-counts.ts';
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

/** What is known of a search before any word is looked for. */
export interface Named {
  /** Whether the text is a whole order id, e-mail, telephone, transaction id or passport number. */
  readonly isNamed: boolean;
  /** The newest orders of the folder that it names. */
  readonly ids: number[];
  /** The text as orders' words are folded. */
  readonly folded: string;
  /** Whether orders of an older version still wait for their words. */
  readonly isFilling: boolean;
  /** How many orders the folder holds. */
  readonly folder: number;
}

/**
 * Of the folder, the ids of the `most` newest orders that a text names by a whole order id, e-mail,
 * telephone, transaction id or passport number; and what the search for its words begins with, all in
 * one statement.
 */
export async function lookUpNamed(
  db: Kysely<Database>,
  request: SearchRequest,
  most: number,
  run: Run,
): Promise<Named> {
  const inFolder = db
    .selectFrom('orders as o')
    .select('o.id')
    .where(sql<boolean>`o.id in (select id from orders_named)`)
    .where(matchesRequest(request))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most);
  const named = db
    .with(
      (cte) => cte('orders_named').materialized(),
      () => ordersNamed(db, request.text),
    )
    .selectNoFrom([
      sql<boolean>`exists (select from orders_named)`.as('isNamed'),
      sql<number[]>`array(${inFolder})`.as('ids'),
      sql<string>`search_fold(${request.text})`.as('folded'),
      sql<boolean>`exists (select from order_words_fill where below > 0)`.as('isFilling'),
      sumOf(scopesOf(request)).as('folder'),
    ]);
  const [row] = await run(named.compile());
  return row ?? nothing;
}

/** The answer to a caller who has gone. */
const nothing = {
  isNamed: false,
  ids: [],
  folded: '',
  isFilling: false,
  folder: 0,
};

/** The shortest telephone that is looked up as a whole. */
const leastDigits = 6;

/** The digits of what may be a whole telephone: national, with its country code, or a leading 0. */
function telephoneDigits(text: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length < leastDigits ? undefined : digits;
}
