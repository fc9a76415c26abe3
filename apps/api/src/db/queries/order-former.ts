import { isAnswerable, type QuestionState, questionStates } from '@pabean/domain';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, OrdersTable } from '../schema.ts';

/** What of an order a change that can be undone may have written, beside its status and assignee. */
export const formerColumns = [
  'status_since',
  'answered_at',
  'wrote_at',
  'no_answer_at',
  'processing_date',
  'processed_by',
] as const;

export type FormerColumns = (typeof formerColumns)[number];

type Changed = Pick<
  Selectable<OrdersTable>,
  'id' | 'process_status' | 'assigned_to' | FormerColumns
>;

/** An order as it was before a change: numbers, statuses and moments, nothing of its traveller. */
export type FormerOrder = Omit<Changed, 'id'> & {
  /** The question that waited for its answer. */
  readonly question: number | null;
  readonly question_state: QuestionState | null;
  readonly question_due_at: string | null;
};

/** In front of each name in the detail of a row of history. */
const prefix = 'was.';
type Detail = Record<string, string | number | boolean | null>;

/** What the history keeps of each order, by its key, so that the change can be undone. Call it before the change. */
export async function formerDetail(
  trx: Transaction<Database>,
  orders: readonly Changed[],
): Promise<ReadonlyMap<number, Detail>> {
  const questions = await trx
    .selectFrom('order_question')
    .select(['id', 'order_pk', 'state', 'due_at'])
    .where(
      'order_pk',
      'in',
      orders.map(({ id }) => id),
    )
    .where('state', 'in', questionStates.filter(isAnswerable))
    .execute();
  const byOrder = new Map(questions.map((question) => [question.order_pk, question]));
  return new Map(
    orders.map((order) => {
      const question = byOrder.get(order.id);
      const former: FormerOrder = {
        process_status: order.process_status,
        assigned_to: order.assigned_to,
        status_since: order.status_since,
        answered_at: order.answered_at,
        wrote_at: order.wrote_at,
        no_answer_at: order.no_answer_at,
        processing_date: order.processing_date,
        processed_by: order.processed_by,
        question: question?.id ?? null,
        question_state: question?.state ?? null,
        question_due_at: question?.due_at ?? null,
      };
      return [order.id, toDetail(former)];
    }),
  );
}

/** What is null is left out: most of it is. */
function toDetail(former: FormerOrder): Detail {
  const present = Object.entries(former).filter(([, value]) => value !== null);
  return Object.fromEntries(present.map(([name, value]) => [prefix + name, value]));
}

/** The last change of an order, if it kept what the order was. */
export interface LastChange {
  readonly orderPk: number;
  /** The version that it gave the order. */
  readonly version: number;
  /** Its place in the order's history. */
  readonly position: number;
  readonly action: string;
  readonly at: string;
  readonly actorId: number | null;
  readonly former: FormerOrder;
  /** What has become of the former question; null where there was none. */
  readonly question: { readonly state: QuestionState; readonly due_at: string | null } | null;
  /** The first thing after it that an undoing would pass over. */
  readonly later: { action: string; actor: string; detail: Detail } | null;
}

/** What happens to an order beside its folder: it stays true when a change before it is undone. */
const harmless = [
  'remarked',
  // By a clock, of a question that the change left open.
  'reminded',
  'mail-queued',
  'mail-sent',
  'mail-failed',
  'mail-delivery',
  'downloaded',
  'disclosed',
  'invoiced',
];

/**
 * What an undoing passes over. The traveller's choice of a language is in nobody's way. A case that begins is no part of it where the order is in ChargeBack or goes back
 * there, as it has a say in that folder; the rows of what is told of it later name its state.
 */
const isHarmless = sql`l.action = any(${harmless}::text[])
  or l.action = 'corrected' and l.actor_kind = 'traveller' and l.detail ->> 'fields' = 'language'
  or l.action = 'dispute' and (l.detail ->> 'state' is not null
    or 'ChargeBack' <> all(array[o.process_status, h.detail ->> ${`${prefix}process_status`}]))`;

/** The last changes of these orders that kept what they were, by the order's key; lock the orders before undoing one. */
export async function lastChanges(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<number, LastChange>> {
  const { rows } = await sql<Omit<LastChange, 'former'> & { detail: Detail }>`
    select o.id as "orderPk", o.version, h.position, h.action, h.at, h.actor_id as "actorId", h.detail, (
      select json_build_object('action', l.action, 'actor', l.actor_name, 'detail', l.detail)
      from order_history l
      where l.order_pk = o.id and l.id > h.id and not (${isHarmless})
      order by l.id limit 1
    ) as later, (
      select json_build_object('state', q.state, 'due_at', q.due_at) from order_question q
      where q.id = (h.detail ->> ${`${prefix}question`})::bigint
    ) as question
    from orders o
    join order_history h on h.order_pk = o.id and h.order_version = o.version
      and h.detail ->> ${`${prefix}process_status`} is not null
    where o.order_id = any(${[...orderIds]}::text[])`.execute(db);
  return new Map(
    rows.map(({ detail, ...row }) => [row.orderPk, { ...row, former: fromDetail(detail) }]),
  );
}

/** Which of these orders this member has just put back: nothing has changed them since. */
export async function undoneBy(
  db: Kysely<Database>,
  orderIds: readonly string[],
  memberId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_history as h', (join) =>
      join.onRef('h.order_pk', '=', 'o.id').onRef('h.order_version', '=', 'o.version'),
    )
    .select('o.id')
    .where('o.order_id', 'in', [...orderIds])
    .where('h.action', '=', 'undone')
    .where('h.actor_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function fromDetail(detail: Detail): FormerOrder {
  const of = (name: keyof FormerOrder) => detail[prefix + name] ?? null;
  return {
    process_status: of('process_status'),
    assigned_to: of('assigned_to'),
    status_since: of('status_since'),
    answered_at: of('answered_at'),
    wrote_at: of('wrote_at'),
    no_answer_at: of('no_answer_at'),
    processing_date: of('processing_date'),
    processed_by: of('processed_by'),
    question: of('question'),
    question_state: of('question_state'),
    question_due_at: of('question_due_at'),
  } as FormerOrder;
}

/** The same detail without what was kept for undoing, for whoever reads the history. */
export function withoutFormer(detail: Detail): Detail {
  return Object.fromEntries(Object.entries(detail).filter(([name]) => !name.startsWith(prefix)));
}

/**
 * Makes orders what they were, and opens the questions again that the change had withdrawn. Nobody is
 * given back to a member who has left. A "no answer" that was marked since stays: a change only clears it.
 */
export async function writeFormer(
  trx: Transaction<Database>,
  changes: readonly LastChange[],
): Promise<void> {
  const rows = JSON.stringify(changes.map(({ orderPk, former }) => ({ pk: orderPk, ...former })));
  await sql`
    update orders o set version = o.version + 1, process_status = f.process_status,
      assigned_to = case when o.assigned_to is not distinct from f.assigned_to then o.assigned_to
        else (select m.id from staff_member m where m.id = f.assigned_to and m.deleted_at is null) end,
      status_since = f.status_since, answered_at = f.answered_at, wrote_at = f.wrote_at,
      no_answer_at = coalesce(o.no_answer_at, f.no_answer_at), processing_date = f.processing_date,
      processed_by = f.processed_by
    from json_to_recordset(${rows}::json) as f(pk bigint, process_status text, assigned_to bigint,
      status_since timestamptz, answered_at timestamptz, wrote_at timestamptz, no_answer_at timestamptz,
      processing_date date, processed_by bigint)
    where o.id = f.pk`.execute(trx);
  const questions = JSON.stringify(changes.map(goesOn));
  await sql`
    update order_question q set state = f.state,
      due_at = f.due_at + coalesce(now() - f.stood_since, interval '0')
    from json_to_recordset(${questions}::json) as f(id bigint, state text, due_at timestamptz,
      stood_since timestamptz)
    where q.id = f.id and q.state = 'withdrawn'`.execute(trx);
}

/**
 * The former question as it goes on. One that the change had withdrawn gets the time back in which nobody
 * could answer it; one that the change left open may be withdrawn by the way back.
 */
function goesOn({ former, question: now, at }: LastChange) {
  const stood = { state: former.question_state, due_at: former.question_due_at, stood_since: at };
  return { id: former.question, ...(now?.state === 'withdrawn' ? stood : now) };
}
