import type { DisputeKind, DisputeState } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../schema.ts';
import { awaitsAnswer, dueSoon } from './answer-due.ts';

/** What the desk is filtered by; undefined is everything. */
export interface DeskFilter {
  readonly state?: DisputeState | undefined;
  /** Open, and to be answered within 24 hours or too late already. */
  readonly due?: boolean;
  readonly unattached?: boolean;
  /** In the last 90 days. */
  readonly ended?: boolean;
  readonly kind?: DisputeKind | undefined;
  /** A chargeback or its second round. */
  readonly disputed?: boolean;
  readonly network?: string | undefined;
  readonly reason?: string | undefined;
  readonly gateway?: string | undefined;
  /** A member's id, or nobody's. */
  readonly member?: number | 'none' | undefined;
  /** The beginning of a number, in small letters. */
  readonly beginning?: string | undefined;
  /** Opened on these days in UTC, the last one counted in. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Cases that came after this one, and in the order in which they came. */
  readonly after?: string | undefined;
}

const ended = sql<boolean>`d.state in ('won', 'lost', 'accepted', 'prevented')
  and d.state_since > now() - interval '90 days'`;
const disputed = sql<boolean>`d.kind in ('chargeback', 'pre_arbitration')`;

/** How many cases wait for an answer. */
export async function countOpenDisputes(db: Kysely<Database>): Promise<number> {
  const { n } = await db
    .selectFrom('dispute')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return n;
}

function cases(db: Kysely<Database>) {
  return db
    .selectFrom('dispute as d')
    .leftJoin('orders as o', 'o.id', 'd.order_pk')
    .leftJoin('staff_member as m', 'm.id', 'd.member_id');
}

const numbers = [
  'd.dispute_id',
  'o.order_id',
  'o.transaction_id',
  'd.gateway_dispute_id',
  "d.told ->> 'transaction_id'",
  "d.told ->> 'gateway_payment_id'",
  "d.told ->> 'order_id'",
].map((number) => sql.raw(`lower(${number})`));

function filtered(db: Kysely<Database>, filter: DeskFilter) {
  const { state, kind, network, reason, gateway, member, beginning, from, to } = filter;
  let query = cases(db);
  if (state !== undefined) query = query.where('d.state', '=', state);
  if (filter.due) query = query.where(dueSoon);
  if (filter.unattached) query = query.where('d.order_pk', 'is', null);
  if (filter.ended) query = query.where(ended);
  if (filter.disputed) query = query.where(disputed);
  if (kind !== undefined) query = query.where('d.kind', '=', kind);
  if (network !== undefined) query = query.where('d.network', '=', network);
  if (reason !== undefined) query = query.where('d.reason_code', '=', reason);
  if (gateway !== undefined) query = query.where('d.gateway', '=', gateway);
  if (member === 'none') query = query.where('d.member_id', 'is', null);
  else if (member !== undefined) query = query.where('d.member_id', '=', member);
  if (beginning !== undefined) {
    query = query.where(
      sql<boolean>`(${sql.join(
        [
          ...numbers.map((number) => sql`starts_with(${number}, ${beginning})`),
          // Digits alone are the whole of our number: every number of ours begins with the same few.
          ...(/^\d+$/.test(beginning) ? [sql`d.dispute_id = ${`DP-${beginning}`}`] : []),
        ],
        sql` or `,
      )})`,
    );
  }
  const midnight = (day: string) => sql<string>`${day}::timestamp at time zone 'UTC'`;
  if (from !== undefined) query = query.where('d.opened_at', '>=', midnight(from));
  if (to !== undefined) {
    query = query.where('d.opened_at', '<', sql<string>`${midnight(to)} + interval '1 day'`);
  }
  return query;
}

/** Stands before the first case, and is none. */
const beforeAll = 'DP-0';

/** Behind one that is not there is nothing: on a replica that has not heard of it there is no newer one either. */
const keyOfCase = (disputeId: string | undefined) =>
  disputeId === beforeAll
    ? sql<number>`0`
    : sql<number>`(select id from dispute where dispute_id = ${disputeId})`;

/**
 * Cases as the desk lists them: the earliest deadline first, open ones without a deadline after them. An
 * answer or another day moves a case in that order; that in which they came stays.
 */
export function listDisputes(
  db: Kysely<Database>,
  filter: DeskFilter,
  page: { readonly offset: number; readonly limit: number },
) {
  const { after } = filter;
  return filtered(db, filter)
    .$if(after !== undefined, (query) => query.where('d.id', '>', keyOfCase(after)).orderBy('d.id'))
    .select([
      'd.id',
      'd.dispute_id',
      'd.version',
      'd.gateway_dispute_id',
      'd.order_pk',
      'o.order_id',
      'o.full_name',
      'd.gateway',
      'd.network',
      'd.reason_code',
      'd.sub_reason',
      'd.category',
      'd.kind',
      'd.state',
      'd.state_since',
      'd.amount',
      'd.currency',
      'd.opened_at',
      'd.answer_due_at',
      'd.unsigned',
      'd.marks',
      'd.told',
      'd.member_id',
      'm.name as member_name',
    ])
    .orderBy(sql`d.state = 'open'`, 'desc')
    .orderBy(sql`case when ${awaitsAnswer} then d.answer_due_at end asc nulls last`)
    .orderBy('d.state_since', 'desc')
    .orderBy('d.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** A row of the desk as it stands in the database. */
export type ListedDispute = Awaited<ReturnType<typeof listDisputes>>[number];

/** How many cases a filter leaves. */
export async function countDisputes(db: Kysely<Database>, filter: DeskFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What the desk counts, whatever it is filtered by. Sums of several currencies are never added. */
export async function countDesk(db: Kysely<Database>) {
  // As the filters leave them, so that each number is the total of its list.
  const endedAs = (state: DisputeState) => sql<boolean>`d.state = ${state} and ${ended}`;
  const [counts, open] = await Promise.all([
    db
      .selectFrom('dispute as d')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('d.state', '=', 'answered').as('answered'),
        fn.min('d.state_since').filterWhere('d.state', '=', 'answered').as('oldest'),
        fn.countAll<number>().filterWhere(endedAs('won')).filterWhere(disputed).as('won'),
        fn.countAll<number>().filterWhere(endedAs('lost')).filterWhere(disputed).as('lost'),
        fn.countAll<number>().filterWhere(endedAs('accepted')).filterWhere(disputed).as('accepted'),
        fn.countAll<number>().filterWhere(endedAs('prevented')).as('prevented'),
        fn.countAll<number>().filterWhere('d.order_pk', 'is', null).as('unattached'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('dispute as d')
      .select(({ fn }) => [
        'd.currency',
        fn.countAll<number>().as('count'),
        fn.sum<string | null>('d.amount').as('amount'),
        fn.countAll<number>().filterWhere(dueSoon).as('due_count'),
        fn.sum<string | null>('d.amount').filterWhere(dueSoon).as('due_amount'),
      ])
      .where('d.state', '=', 'open')
      .groupBy('d.currency')
      .orderBy('count', 'desc')
      .orderBy('d.currency')
      .execute(),
  ]);
  return { counts, open };
}

/** What occurs in the cases, to be filtered by. */
export async function deskChoices(db: Kysely<Database>) {
  const occurring = (column: 'network' | 'reason_code' | 'gateway') =>
    jsonArrayFrom(
      db
        .selectFrom('dispute')
        .select(`${column} as value`)
        .distinct()
        .where(column, 'is not', null)
        .orderBy(column),
    );
  const row = await db
    .selectNoFrom([
      occurring('network').as('networks'),
      occurring('reason_code').as('reasons'),
      occurring('gateway').as('gateways'),
    ])
    .executeTakeFirstOrThrow();
  const values = (list: readonly { value: string | null }[]) =>
    list.flatMap(({ value }) => value ?? []);
  return {
    networks: values(row.networks),
    reasons: values(row.reasons),
    gateways: values(row.gateways),
  };
}
