import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { type ListedOrder, type ListRequest, matchesRequest, rowsOf } from './order-lists.ts';
import { inOrder } from './order-sorting.ts';

/** How many matches are counted; beyond, a search says that there are more. */
export const countedMatches = 1_000;

export interface FoundOrders {
  readonly rows: ListedOrder[];
  /** The matches; with `more`, at least so many. */
  readonly total: number;
  readonly more: boolean;
}

/** A search in a folder; the text is not empty. */
export type SearchRequest = ListRequest & { readonly text: string };

/** Cancels the statement in the database too when the signal aborts. */
const givenUp = (signal: AbortSignal) =>
  ({ signal, inflightQueryAbortStrategy: 'cancel query' }) as const;

/**
 * Orders of a folder that the text names: by a whole order id, e-mail, telephone, transaction id or
 * passport number when there is one, which indexes find at any size. Else all whose id, name, e-mail,
 * telephone, transaction id or passport number contains the text; each half has an index
 * (0002_folders.sql, 0015_search_payment_passport.sql).
 */
export async function searchOrders(
  db: Kysely<Database>,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<FoundOrders> {
  const wholly = ordersNamed(db, request.text);
  const named = await newestNamed(db, request, wholly, signal);
  const matching = db
    .selectFrom('orders as o')
    .where(matchesRequest(request))
    .where((eb) => {
      if (named.length > countedMatches) return eb('o.id', 'in', wholly);
      // By their ids there is no wrong index to choose.
      if (named.length > 0) return eb('o.id', 'in', named);
      const text = `%${literal(request.text)}%`;
      return eb.or([eb('o.search_text', 'like', text), eb(papers, 'like', text)]);
    });
  const { offset, limit } = request;
  const page = matching.select('o.id').$call(inOrder(request.sorting)).limit(limit).offset(offset);
  // Planned anew each time: how many orders a text matches decides which index is right.
  const rows = await rowsOf(db, page, request.sorting).execute(givenUp(signal));
  // A page that is not full is the last one: nothing is left to count.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, total: offset + rows.length, more: false };
  const most = Math.max(countedMatches, offset + limit);
  const { n } = await db
    .selectFrom(
      matching
        .select('o.id')
        .limit(most + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow(givenUp(signal));
  return { rows, total: Math.min(n, most), more: n > most };
}

/** Word for word the expression of the index orders_search_papers; schema.test.ts compares them. */
export const papers = sql<string>`lower(coalesce(o.transaction_id, '') || ' ' || coalesce(o.passport_number, ''))`;

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

/** Of the folder, the newest of the named; one more than is counted tells that there are others. */
async function newestNamed(
  db: Kysely<Database>,
  request: SearchRequest,
  wholly: ReturnType<typeof ordersNamed>,
  signal: AbortSignal,
): Promise<number[]> {
  const rows = await db
    .with(
      (cte) => cte('orders_named').materialized(),
      () => wholly,
    )
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', 'in', (eb) => eb.selectFrom('orders_named').select('id'))
    .where(matchesRequest(request))
    .orderBy('o.id', 'desc')
    .limit(countedMatches + 1)
    .execute(givenUp(signal));
  return rows.map(({ id }) => id);
}

/** The shortest telephone that is looked up as a whole. */
const leastDigits = 6;

/** The digits of what may be a whole telephone: national, with its country code, or a leading 0. */
function telephoneDigits(text: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits.length < leastDigits ? undefined : digits;
}

/** The text as LIKE means it literally; a telephone is found with or without its plus sign. */
function literal(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\+(?=\d)/, '')
    .replace(/[\\%_]/g, '\\$&');
}
