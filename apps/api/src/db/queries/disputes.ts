import { areOtherGateways, type DisputeEvent, isSameGateway } from '@pabean/domain';
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { CaseActor, ToldPayment } from '../../core/disputes/told-case.ts';
import type { Database } from '../schema.ts';
import type { DisputeTable } from '../schema-disputes.ts';

/** A case by our number. */
export const findDispute = (db: Kysely<Database>, disputeId: string) =>
  db.selectFrom('dispute').selectAll().where('dispute_id', '=', disputeId).executeTakeFirst();

/** A case as it stands in the database. */
export type DisputeRecord = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** The same, locked until the transaction ends. A case is locked before its order, never after it. */
export const lockDispute = (trx: Transaction<Database>, disputeId: string) =>
  trx
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .forUpdate()
    .executeTakeFirst();

/**
 * The cases that a gateway knows by one number, the newest last: an inquiry and its chargeback may
 * share it. Who asks for the same number meanwhile waits for the end of the transaction.
 */
export async function lockDisputesOfGateway(
  trx: Transaction<Database>,
  gateway: string,
  gatewayDisputeId: string,
): Promise<DisputeRecord[]> {
  const key = `dispute ${gateway} ${gatewayDisputeId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  return trx
    .selectFrom('dispute')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_dispute_id', '=', gatewayDisputeId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Keeps a new case under our next number. */
export const insertDispute = (
  trx: Transaction<Database>,
  row: Omit<Insertable<DisputeTable>, 'dispute_id'>,
) =>
  trx
    .insertInto('dispute')
    .values({ ...row, dispute_id: sql<string>`'DP-' || nextval('dispute_number')` })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes a locked case. @returns its new version */
export async function changeDispute(
  trx: Transaction<Database>,
  id: number,
  set: Updateable<DisputeTable>,
): Promise<number> {
  const { version } = await trx
    .updateTable('dispute')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Appends to a case's history, in the transaction of the change; no personal data. */
export async function writeDisputeEvent(
  trx: Transaction<Database>,
  disputePk: number,
  actor: CaseActor,
  action: DisputeEvent,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await trx
    .insertInto('dispute_event')
    .values({
      dispute_pk: disputePk,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      detail: JSON.stringify(detail),
    })
    .execute();
}

const ofDispute = ['id', 'order_id', 'version', 'process_status'] as const;

/** What the card of the payment is of, as the shop called it. */
const paidNetwork = sql<string | null>`(
  select evidence ->> 'network' from order_purchase where order_pk = orders.id)`.as('network');

/** Where the payments of the order came in, null where that is not on record, and which gateways are ours. */
const paidGateways = [
  sql<(string | null)[]>`orders.gateway || array(
    select p.gateway from order_payment p where p.order_pk = orders.id)`.as('gateways'),
  sql<string[]>`array(select gateway_name from payment_gateway)`.as('our_gateways'),
] as const;

/** Orders with as much as a case depends on, for a lock. */
const disputedOrders = (trx: Transaction<Database>) =>
  trx
    .selectFrom('orders')
    .select([...ofDispute, 'amount', 'currency', 'erased_at', paidNetwork, ...paidGateways])
    .forUpdate();

/** An order by our id, locked. */
export const lockNamedOrder = (trx: Transaction<Database>, orderId: string) =>
  disputedOrders(trx).where('order_id', '=', orderId).executeTakeFirst();

/** Orders with one number of a payment that are looked at: at one gateway it is of one order. */
const mostAlike = 20;

/**
 * The order that a case is about, locked; null where it says nothing that fits exactly one. A number of a payment is
 * its gateway's own: at another gateway it is of another payment, and of several orders the one of the case's gateway fits.
 */
export async function lockOrderOfPayment(
  trx: Transaction<Database>,
  { order_id, transaction_id, gateway_payment_id }: ToldPayment,
  gateway: string,
): Promise<DisputedOrder | null> {
  const named = order_id ? await lockNamedOrder(trx, order_id) : undefined;
  if (named !== undefined) return named;
  // Shops keep the one or the other as their transaction.
  const names = [transaction_id, gateway_payment_id].flatMap((name) => name ?? []);
  if (names.length === 0) return null;
  const small = names.map((name) => name.toLowerCase());
  const isNamed = sql<boolean>`lower(transaction_id) = any(${small})`;
  const own = sql<(string | null)[]>`array[orders.gateway]`.as('paid_at_gateways');
  const further = sql<(string | null)[]>`array(
    select p.gateway from order_payment p
    where p.order_pk = orders.id and lower(p.transaction_id) = any(${small}))`;
  const orders = disputedOrders(trx).limit(mostAlike);
  const byEachName = [
    orders.select(own).where(isNamed),
    orders
      .select(further.as('paid_at_gateways'))
      .where('id', 'in', (eb) => eb.selectFrom('order_payment').select('order_pk').where(isNamed)),
    orders
      .select(own)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('order_purchase')
          .select('order_pk')
          .where(sql<boolean>`evidence ? 'gateway_payment_id'`)
          .where(sql<boolean>`evidence ->> 'gateway_payment_id' = any(${names})`),
      ),
  ];
  for (const query of byEachName) {
    const order = onlyFit(await query.execute(), gateway);
    if (order !== null) return order;
  }
  return null;
}

/** The one order that was paid at this gateway; the only one of which that may be where none is known to be. */
function onlyFit<
  Order extends DisputedOrder & { readonly paid_at_gateways: readonly (string | null)[] },
>(orders: readonly Order[], gateway: string): Order | null {
  const possible = orders.filter(({ paid_at_gateways: gateways, our_gateways: ourGateways }) =>
    gateways.some((paidAt) => !areOtherGateways(gateway, paidAt, ourGateways)),
  );
  const certain = possible.filter(({ paid_at_gateways: gateways }) =>
    gateways.some((paidAt) => paidAt !== null && isSameGateway(gateway, paidAt)),
  );
  const [order, other] = certain.length > 0 ? certain : possible;
  return order !== undefined && other === undefined ? order : null;
}

/** The order of a case as far as the case depends on it. */
export type DisputedOrder = Awaited<ReturnType<typeof lockDisputedOrder>>;

/** The order of an attached case, locked after it. */
export const lockDisputedOrder = (trx: Transaction<Database>, orderPk: number) =>
  disputedOrders(trx).where('id', '=', orderPk).executeTakeFirstOrThrow();

/** Whether files or an answer already belong to the order that a case is attached to. */
export async function holdsFiles(trx: Transaction<Database>, disputePk: number): Promise<boolean> {
  const row = await trx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('dispute_file').select('id').where('dispute_pk', '=', disputePk)),
        exists(
          selectFrom('dispute_answer').select('dispute_pk').where('dispute_pk', '=', disputePk),
        ),
      ])
        .$castTo<boolean>()
        .as('holds'),
    )
    .executeTakeFirstOrThrow();
  return row.holds;
}

/** Takes a file from a case. @returns where it lies; undefined when the case has no such file */
export const removeDisputeFile = (trx: Transaction<Database>, disputePk: number, fileId: string) =>
  trx
    .deleteFrom('dispute_file')
    .where('dispute_pk', '=', disputePk)
    .where('id', '=', fileId)
    .returning(['storage_key', 'file_name'])
    .executeTakeFirst();
