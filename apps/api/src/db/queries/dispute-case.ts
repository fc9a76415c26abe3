import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { DisputeFileTable } from '../schema-disputes.ts';

/** A case with who works on it and which order it is about; undefined for an unknown one. */
export function findCase(db: Kysely<Database>, disputeId: string) {
  return db
    .selectFrom('dispute as d')
    .leftJoin('staff_member as m', 'm.id', 'd.member_id')
    .leftJoin('orders as o', 'o.id', 'd.order_pk')
    .selectAll('d')
    .select(['m.name as member_name', 'o.order_id', 'o.full_name', 'o.erased_at'])
    .where('d.dispute_id', '=', disputeId)
    .executeTakeFirst();
}

/** A case as it stands in the database. */
export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

/** What happened to a case, newest first. */
export function caseEvents(db: Kysely<Database>, disputePk: number) {
  return db
    .selectFrom('dispute_event')
    .select(['id', 'at', 'actor_name', 'action', 'detail'])
    .where('dispute_pk', '=', disputePk)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** Whether a gateway or a shop told anything of a case, and who moved it last; null while nobody did. */
export const caseOrigin = (db: Kysely<Database>, disputePk: number) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('dispute_event')
          .select('id')
          .where('dispute_pk', '=', disputePk)
          .where('actor_kind', 'in', ['intake', 'gateway']),
      )
        .$castTo<boolean>()
        .as('told_outside'),
      selectFrom('dispute_event')
        .select('actor_kind')
        .where('dispute_pk', '=', disputePk)
        .where('action', '=', 'state')
        .orderBy('id', 'desc')
        .limit(1)
        .as('moved_by'),
    ])
    .executeTakeFirstOrThrow();

/** The one answer of a case with who sent it; undefined while there is none. */
export function caseAnswer(db: Kysely<Database>, disputePk: number) {
  return db
    .selectFrom('dispute_answer as a')
    .leftJoin('staff_member as m', 'm.id', 'a.created_by')
    .selectAll('a')
    .select('m.name as by_name')
    .where('a.dispute_pk', '=', disputePk)
    .executeTakeFirst();
}

export type CaseAnswer = NonNullable<Awaited<ReturnType<typeof caseAnswer>>>;

/** The other cases of an order, oldest first. */
export function otherCases(db: Kysely<Database>, orderPk: number, disputePk: number) {
  return db
    .selectFrom('dispute')
    .select(['dispute_id', 'kind', 'state'])
    .where('order_pk', '=', orderPk)
    .where('id', '<>', disputePk)
    .orderBy('id')
    .execute();
}

/** Files that staff put into the pack, oldest first. */
export function caseFiles(db: Kysely<Database>, disputePk: number) {
  return db
    .selectFrom('dispute_file')
    .select(['id', 'file_name', 'storage_key', 'media_type', 'size', 'sha256', 'pages'])
    .where('dispute_pk', '=', disputePk)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type CaseFile = Awaited<ReturnType<typeof caseFiles>>[number];

/** Keeps a file of a case. */
export async function addCaseFile(
  trx: Transaction<Database>,
  file: Insertable<DisputeFileTable>,
): Promise<void> {
  await trx.insertInto('dispute_file').values(file).execute();
}

/** The cases of orders, locked before the orders are. */
export const lockDisputesOfOrders = (trx: Transaction<Database>, orderIds: readonly string[]) =>
  trx
    .selectFrom('dispute as d')
    .innerJoin('orders as o', 'o.id', 'd.order_pk')
    .select(['d.dispute_id', 'd.kind', 'd.state', 'o.order_id'])
    .where('o.order_id', 'in', [...orderIds])
    .orderBy('d.id')
    .forUpdate('d')
    .execute();

/** Those of these orders that were paid within so many days, for the first time or again. */
export async function paidWithin(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  days: number,
): Promise<ReadonlySet<string>> {
  const since = sql<string>`now() - make_interval(days => ${days}::int)`;
  const rows = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', 'in', [...orderIds])
    .where((eb) =>
      eb.or([
        eb('paid_at', '>', since),
        eb.exists(
          eb
            .selectFrom('order_payment as p')
            .select('p.order_pk')
            .whereRef('p.order_pk', '=', 'orders.id')
            .where('p.received_at', '>', since),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => row.order_id));
}
