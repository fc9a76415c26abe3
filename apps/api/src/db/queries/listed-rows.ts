import {
  type FolderName,
  moneyTakingCases,
  type OrderSorting,
  type PortZone,
  type ProcessingMode,
} from '@pabean/domain';
import {
  type AliasedExpression,
  type Expression,
  type QueryCreator,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Database } from '../schema.ts';
import { inOrder } from './order-sorting.ts';

/** A row as the wire carries it (spec section 3). */
export interface ListedOrder {
  readonly order_id: string;
  readonly process_status: string;
  readonly processing_mode: ProcessingMode;
  readonly full_name: string | null;
  readonly doa: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly country_code: string | null;
  readonly created_at: string;
  readonly refund_date: string | null;
  readonly processing_date: string | null;
  readonly process_month: string | null;
  readonly assign_to: string | null;
  /** When whom it is assigned to was deleted. */
  readonly assignee_left_at: string | null;
  readonly version: number;
  readonly opens_at: string | null;
  readonly file_by_at: string | null;
  readonly arrival_zone: PortZone | null;
  readonly answered_at: string | null;
  readonly wrote_at: string | null;
  readonly no_answer_at: string | null;
  readonly refund_asked_at: string | null;
  readonly correction_asked_at: string | null;
  readonly error_count: number | null;
  readonly warning_count: number | null;
  /** The newest case of an order that was charged back, or of one in Refunds that took money. */
  readonly dispute_id: string | null;
}

interface Page {
  as(alias: 'page'): AliasedExpression<{ id: number }, 'page'>;
}

const casesOf = (also: RawBuilder<boolean>) => sql<string | null>`(
  select d.dispute_id from dispute d where d.order_pk = o.id and ${also} order by d.id desc limit 1)`;
const literals = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));
const { kinds, states } = moneyTakingCases;
const tookMoney = sql<boolean>`d.kind in (${literals(kinds)}) and d.state in (${literals(states)})`;

/** Who refunds an order reads which case may have paid already. Orders in other states are asked for no cases. */
const newestCase = sql<string | null>`case o.process_status
  when 'ChargeBack' then ${casesOf(sql`true`)} when 'Refunds' then ${casesOf(tookMoney)} end`;

const foldersWithCases: readonly FolderName[] = ['chargeBack', 'refundOrder', 'allOrder'];

/** The same in a folder; one without such orders does not even look at their state. */
export const caseIn = (folder: FolderName) =>
  foldersWithCases.includes(folder) ? newestCase : sql<null>`null`;

/** What a list shows of orders `o` and of the member `m` whom they are assigned to. */
export const listColumns = [
  'o.order_id',
  'o.process_status',
  'o.processing_mode',
  'o.full_name',
  'o.doa',
  'o.email',
  'o.phone_number',
  'o.country_code',
  'o.created_at',
  'o.refund_date',
  'o.processing_date',
  'o.process_month',
  'm.name as assign_to',
  'm.deleted_at as assignee_left_at',
  'o.version',
  'o.opens_at',
  'o.file_by_at',
  'o.arrival_zone',
  'o.answered_at',
  'o.wrote_at',
  'o.no_answer_at',
  'o.refund_asked_at',
  'o.correction_asked_at',
  'o.error_count',
  'o.warning_count',
] as const;

/** What a list shows of the orders whose ids stand in `page`. */
const rowsIn = (db: QueryCreator<Database>, page: AliasedExpression<{ id: number }, 'page'>) =>
  db
    .selectFrom(page)
    .innerJoin('orders as o', 'o.id', 'page.id')
    .leftJoin('staff_member as m', 'm.id', 'o.assigned_to')
    .select([...listColumns, newestCase.as('dispute_id')]);

/** The rows of a page of ids, in its order; those first that `first` says. */
export function rowsOf(
  db: QueryCreator<Database>,
  page: Page,
  sorting: OrderSorting,
  first?: Expression<boolean>,
) {
  return rowsIn(db, page.as('page'))
    .$if(first !== undefined, (rows) => rows.orderBy(sql`${first} desc`))
    .$call(inOrder(sorting));
}

/** The rows of ids in an array, each with its place in it, from 1 on. */
export function rowsOfArray(db: QueryCreator<Database>, ids: RawBuilder<number[]>) {
  const page = sql<{ id: number }>`unnest(${ids}) with ordinality`;
  return rowsIn(db, page.as<'page'>(sql`page (id, place)`)).select(
    sql<number>`page.place::int`.as('place'),
  );
}
