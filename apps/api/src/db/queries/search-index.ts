import type { FolderName, ListMark, ProcessMonth, ProcessStatus } from '@pabean/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type SearchTerm, weekMark } from '../../core/search/search-terms.ts';
import type { SearchNeed, Sizes } from '../../core/search/search-way.ts';
import type { PlaceOf } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { markedBy } from './folders.ts';
import type { ListRequest } from './order-lists.ts';
import { allHold, type Patterns } from './search-holds.ts';
import type { PageValues, SearchPage } from './search-rows.ts';

/** A search by the index of words. */
export interface WeeksSearch {
  readonly request: ListRequest;
  readonly terms: readonly SearchTerm[];
  /** What the index is asked for; all terms are looked for in the words of the orders that it names. */
  readonly asked: readonly SearchTerm[];
  /** What it is asked for instead where matches are only counted, if that is less: then there may be more. */
  readonly counted?: readonly SearchTerm[] | undefined;
  readonly wanted: SearchNeed;
  /** Beyond `least` matches, the weeks end after so much effort; the look at the words of an order is 1. */
  readonly effort: number;
  readonly sizes: Sizes;
  /** The part of the newest that is shown. */
  readonly page?: SearchPage | undefined;
}

/** What of a search the text of its statement depends on. */
export interface WeeksShape {
  readonly folder: FolderName;
  readonly ofMonth: boolean;
  readonly marks: readonly ListMark[];
  /** What the index does not say: words that it is not asked for, and what is more than a word. */
  readonly left: readonly SearchTerm[];
  /** Whether the index is asked for a part of the terms. */
  readonly isPart: boolean;
  readonly isPaged: boolean;
}

/** The values in it. */
export interface WeeksValues extends SearchNeed, PageValues, Patterns {
  readonly memberId: number;
  readonly month: ProcessMonth;
  /** What the index is asked for, with `weekMark` in place of a week. */
  readonly keys: string;
  /** The same where matches are counted in one go. */
  readonly countedKeys: string;
  readonly effort: number;
  /** Entries of a week in the folder's index, and the effort of reading them. */
  readonly entriesOfWeek: number;
  readonly effortOfWeek: number;
  /** Orders that are looked at for each match that is missing. */
  readonly looksForMatch: number;
}

export type WeeksPlace = PlaceOf<WeeksValues>;

type KeysName = 'keys' | 'countedKeys';

/** What a search lists, with places for the values. */
export const listOf = ({ folder, marks, ofMonth }: WeeksShape, value: WeeksPlace) => ({
  ...{ folder, marks, due: undefined, memberId: value('memberId') },
  month: ofMonth ? value('month') : undefined,
});

/**
 * What the index is asked of a week, `each.week`. One at a time: PostgreSQL holds each order that the index
 * names against all that is asked.
 */
const keysOfWeek = (value: WeeksPlace, keys: KeysName) =>
  sql`replace(${value(keys)}::text, ${weekMark}::text, lpad(to_hex(each.week), 3, '0'))::tsquery`;

/**
 * A query of one row: how many orders of some weeks the index names (`looked`), and which of them hold all
 * terms (`holding`), newest first where the index is the folder's own.
 * @param weeks an array, from which the first are asked first
 * @param counted the orders that are looked at, at most, by the keys for counting; left out, all, by the others
 */
export function wordsOfWeeks(
  db: Kysely<Database>,
  shape: WeeksShape,
  value: WeeksPlace,
  weeks: RawBuilder<unknown>,
  counted?: { readonly keys: KeysName; readonly most: RawBuilder<unknown> },
) {
  const { left } = shape;
  const { keys = 'keys', most } = counted ?? {};
  const isOwn = hasOwnWords(shape);
  const newest = isOwn ? sql` order by w.created_at desc, w.order_pk desc` : sql``;
  const those = left.length === 0 ? sql`` : sql` filter (where ${allHold('w', left, value)})`;
  return sql`
    select count(*)::int as looked, coalesce(array_agg(w.order_pk${newest})${those}, '{}') as holding
    from (
      select named.* from unnest(${weeks}) as each (week)
      cross join lateral (${isOwn ? ordersByOwnWords(db, shape, value, keys) : ordersByWords(value, keys)}) as named
      ${most === undefined ? sql`` : sql`limit ${most}`}
    ) as w
    offset 0
  `;
}

const ordersByWords = (value: WeeksPlace, keys: KeysName) => sql`
  select order_pk, words, telephone from order_words as o
  where search_keys(o.week, o.words, o.telephone) @@ ${keysOfWeek(value, keys)}
`;

/** Folders whose orders have an index of words to themselves (0078_settled_words.sql), with their status. */
const withOwnWords: Partial<Record<FolderName, ProcessStatus>> = {
  refundOrder: 'Refunds',
  chargeBack: 'ChargeBack',
};

/** Whether the index names no orders but the folder's. */
export const hasOwnWords = ({ folder }: Pick<ListRequest, 'folder'>): boolean =>
  folder in withOwnWords;

/** The status is written as this index has it, which keeps the index of statuses out. */
function ordersByOwnWords(
  db: Kysely<Database>,
  { folder, marks, left }: WeeksShape,
  value: WeeksPlace,
  keys: KeysName,
) {
  const named = db
    .selectFrom('orders as o')
    .select(['o.id as order_pk', 'o.created_at'])
    .where(sql<boolean>`search_order_keys(o.created_at, o.order_id, o.full_name, o.email,
      o.transaction_id, o.passport_number, o.country_code, o.phone_number) @@ ${keysOfWeek(value, keys)}`)
    .where(sql<boolean>`o.process_status || '' = ${sql.lit(withOwnWords[folder])}`)
    .where(markedBy(marks));
  if (left.length === 0) return named;
  return named
    .innerJoin('order_words as of', 'of.order_pk', 'o.id')
    .select(['of.words', 'of.telephone']);
}
