import type { ProcessMonth } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { scopesOf } from '../../core/lists/counters.ts';
import { compiledByShape, type PlaceOf } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { sumOf } from './folder-counts.ts';
import { matchesRequest } from './order-lists.ts';
import type { Run, SearchRequest } from './search-run.ts';

/** The digits of a telephone; the expression of the index orders_telephone. */
const telephone = sql<string>`regexp_replace(o.phone_number, '\\D', '', 'g')`;
const countryCode = sql<string>`regexp_replace(coalesce(o.country_code, ''), '\\D', '', 'g')`;

/** The values in the statement. */
interface NamedValues {
  readonly memberId: number;
  readonly month: ProcessMonth;
  readonly most: number;
  readonly scopes: readonly string[];
  /** As typed, and in small letters. */
  readonly text: string;
  readonly small: string;
  readonly ids: readonly string[];
  /** Of what may be a telephone: its digits, and these without what may be its country code. */
  readonly digits: string;
  readonly national: readonly string[];
}

type Place = PlaceOf<NamedValues>;

/** The ids of the orders that a text names wholly; each part is one look-up (0019_search_reports.sql). */
function ordersNamed(db: Kysely<Database>, value: Place, isTelephone: boolean) {
  const orders = db.selectFrom('orders as o').select('o.id');
  const named = orders
    .where(sql<boolean>`o.order_id = any(${value('ids')}::text[])`)
    .unionAll(orders.where(sql`lower(o.email)`, '=', value('small')))
    .unionAll(orders.where(sql`lower(o.transaction_id)`, '=', value('small')))
    .unionAll(
      db
        .selectFrom('order_payment as p')
        .select('p.order_pk as id')
        .where(sql`lower(p.transaction_id)`, '=', value('small')),
    )
    .unionAll(orders.where(sql`lower(o.passport_number)`, '=', value('small')));
  if (!isTelephone) return named;
  return named.unionAll(
    orders
      .where(sql<boolean>`${telephone} = any(${value('national')}::text[])`)
      .where(
        sql<boolean>`${value('digits')} in (${telephone}, '0' || ${telephone}, ${countryCode} || ${telephone})`,
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
  const { folder, marks, due, memberId, month, text } = request;
  const small = text.toLowerCase();
  const digits = telephoneDigits(small);
  const values = {
    ...{ memberId, month: month ?? 'Jan', most, text, small },
    scopes: scopesOf(request),
    ids: [...new Set([text, small, small.toUpperCase()])],
    digits: digits ?? '',
    national: digits === undefined ? [] : [0, 1, 2, 3].map((length) => digits.slice(length)),
  };
  const shape = {
    folder,
    marks,
    due,
    ofMonth: month !== undefined,
    isTelephone: digits !== undefined,
  };
  const [row] = await run(namedQuery(db, shape, values));
  return row ?? nothing;
}

/** What of a search the text of the statement depends on. */
interface NamedShape extends Pick<SearchRequest, 'folder' | 'marks' | 'due'> {
  readonly ofMonth: boolean;
  readonly isTelephone: boolean;
}

const namedQuery = compiledByShape<NamedShape, NamedValues, Named>(
  (shape) => Object.values(shape).join(' '),
  (db, { ofMonth, isTelephone, ...asked }, value) => {
    const month = ofMonth ? value('month') : undefined;
    const inFolder = db
      .selectFrom('orders as o')
      .select('o.id')
      .where(sql<boolean>`o.id in (select id from orders_named)`)
      .where(matchesRequest({ ...asked, memberId: value('memberId'), month }))
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(value('most'));
    return db
      .with(
        (cte) => cte('orders_named').materialized(),
        () => ordersNamed(db, value, isTelephone),
      )
      .selectNoFrom([
        sql<boolean>`exists (select from orders_named)`.as('isNamed'),
        sql<number[]>`array(${inFolder})`.as('ids'),
        sql<string>`search_fold(${value('text')})`.as('folded'),
        sql<boolean>`exists (select from order_words_fill where below > 0)`.as('isFilling'),
        sumOf(value('scopes')).as('folder'),
      ]);
  },
);

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
