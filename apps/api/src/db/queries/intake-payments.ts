import { type ProcessStatus, waitsForTraveller } from '@pabean/domain';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Database, OrdersTable } from '../schema.ts';
import { filled } from './intake-order-rows.ts';
import { missWithdrawnMails } from './missed-mails.ts';
import type { LockedOrder } from './order-change.ts';
import { writeHistory } from './order-history.ts';
import {
  isElsewhere,
  isSameNumber,
  keepAnotherPayment,
  keepFormerNumber,
} from './order-payments.ts';
import { withdrawPaymentQuestion } from './questions.ts';
import { keepRemarks } from './remarks.ts';

/** A payment as the shop reports it. */
export interface Payment {
  readonly order_id: string;
  readonly transaction_id: string;
  readonly merchant_name?: string | null | undefined;
  readonly gateway?: string | null | undefined;
}

export interface ConfirmedPayment {
  readonly process_status: ProcessStatus;
  /**
   * `number`: the order was paid already, without its transaction. `another`: it was, by another
   * transaction. Null: nothing changed.
   */
  readonly changed: 'paid' | 'number' | 'another' | null;
  /** The order as it was before. */
  readonly before: Pick<LockedOrder, 'id' | 'process_status' | 'checked'>;
}

/** Where nobody would work on an order that was paid. */
const idle: readonly ProcessStatus[] = ['Pending', 'Deleted'];

/**
 * Records that an order was paid: a Pending order becomes New, and so does one that was deleted while nobody
 * had paid, or that waited for its traveller's word about the payment. An order that staff moved on otherwise
 * before the payment came stays where they put it. One that came as paid, without the number of its
 * transaction, gets that: a bank names a dispute by nothing else. One that was paid already, by another
 * transaction or at another gateway, stays as it is, and staff are told: somebody may have paid twice. The
 * number that an unpaid one had stays on record. One that was closed as refunded while nobody had paid is
 * refunded no more. A question about the payment is withdrawn; what else was asked waits for its answer.
 * @returns undefined when there is no such order
 */
export async function confirmPayment(
  trx: Transaction<Database>,
  payment: Payment,
  actor: Actor,
): Promise<ConfirmedPayment | undefined> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'version', 'process_status', 'paid_at'])
    .select(['transaction_id', 'merchant_name', 'gateway', 'checked', 'refund_date'])
    .where('order_id', '=', payment.order_id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const { process_status: status } = order;
  if (order.paid_at !== null) {
    const paidBy = order.transaction_id;
    if (paidBy === null && !(await isElsewhere(trx, filled(payment.gateway), order.gateway))) {
      await addNumber(trx, payment, actor, order);
      return { process_status: status, changed: 'number', before: order };
    }
    const isNoted = await noteAnotherPayment(trx, payment, actor, { ...order, paidBy });
    return { process_status: status, changed: isNoted ? 'another' : null, before: order };
  }
  const waitedForIt = await withdrawPaymentQuestion(trx, order.id);
  const goesOn = idle.includes(status) || (waitedForIt && waitsForTraveller(status));
  const after = goesOn ? 'New' : status;
  const wasClosed = order.refund_date !== null;
  await trx
    .updateTable('orders')
    .set({ paid_at: new Date(), ...paidFields(payment), version: sql<number>`version + 1` })
    // Nothing of this payment went back: it is to be refunded as any other.
    .$if(wasClosed, (update) => update.set({ refund_date: null, refunded: null }))
    .$if(waitedForIt, (update) => update.set({ no_answer_at: null }))
    .$if(after !== status, (update) =>
      update.set({ process_status: after, status_since: new Date() }),
    )
    .where('id', '=', order.id)
    .execute();
  await missWithdrawnMails(trx, [order]);
  const gateway = filled(payment.gateway);
  const version = order.version + 1;
  await writeHistory(trx, actor, [
    {
      orderPk: order.id,
      orderVersion: version,
      action: 'paid',
      detail: { gateway, ...(after !== status && { from: status, to: after }) },
    },
  ]);
  await keepNumber(trx, payment, actor, { ...order, version });
  if (wasClosed) {
    const words = 'A payment came in after the order was closed as refunded.';
    await remark(trx, actor, { id: order.id, version }, words);
  }
  return { process_status: after, changed: 'paid', before: order };
}

/** Tells staff in a remark, which goes with the order: the history outlives it. */
function remark(
  trx: Transaction<Database>,
  actor: Actor,
  { id, version }: Pick<Selectable<OrdersTable>, 'id' | 'version'>,
  words: string,
): Promise<void> {
  const row = { order_pk: id, member_id: null, remark_name: actor.name, remark: words };
  return keepRemarks(trx, actor, [row], new Map([[id, version]]));
}

/** The number that an unpaid order had: at the gateway of its payment a name of that, elsewhere of another one. */
async function keepNumber(
  trx: Transaction<Database>,
  payment: Payment,
  actor: Actor,
  order: Pick<
    Selectable<OrdersTable>,
    'id' | 'version' | 'transaction_id' | 'merchant_name' | 'gateway' | 'paid_at'
  >,
): Promise<void> {
  const { transaction_id: number } = payment;
  const { transaction_id: former, gateway } = order;
  if (former === null || isSameNumber(former, number)) return;
  const paidAt = filled(payment.gateway);
  if (await isElsewhere(trx, paidAt, gateway)) {
    const words = `The payment came in as ${number} at ${paidAt}. The order had ${former} at ${gateway} before.`;
    await remark(trx, actor, order, words);
    return;
  }
  const note = `The payment came in as ${number}.`;
  await keepFormerNumber(trx, actor, order.id, order, { number, note });
}

/** What the order says of its payment already stays. */
async function addNumber(
  trx: Transaction<Database>,
  payment: Payment,
  actor: Actor,
  order: Pick<Selectable<OrdersTable>, 'id' | 'version' | 'merchant_name' | 'gateway'>,
): Promise<void> {
  const { id, version, merchant_name, gateway } = order;
  await trx
    .updateTable('orders')
    .set({
      ...paidFields(payment),
      ...(merchant_name !== null && { merchant_name }),
      ...(gateway !== null && { gateway }),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await writeHistory(trx, actor, [
    { orderPk: id, orderVersion: version + 1, action: 'transaction', detail: {} },
  ]);
}

/**
 * Tells staff of a payment with another transaction than the order's, or of another gateway: in the history, which holds no transaction,
 * and in a remark, which goes with the order. @returns false for one that is known
 */
async function noteAnotherPayment(
  trx: Transaction<Database>,
  payment: Payment,
  actor: Actor,
  {
    id,
    version,
    gateway: paidAt,
    paidBy,
  }: Pick<Selectable<OrdersTable>, 'id' | 'version' | 'gateway'> & {
    readonly paidBy: string | null;
  },
): Promise<boolean> {
  const merchant_name = filled(payment.merchant_name);
  const gateway = filled(payment.gateway);
  const isAlike = paidBy !== null && isSameNumber(payment.transaction_id, paidBy);
  if (isAlike && !(await isElsewhere(trx, gateway, paidAt))) return false;
  const { transaction_id } = payment;
  const another = { order_pk: id, transaction_id, merchant_name, gateway };
  if (!(await keepAnotherPayment(trx, another))) return false;
  await writeHistory(trx, actor, [
    { orderPk: id, orderVersion: version, action: 'paid', detail: { gateway, another: true } },
  ]);
  const names = [transaction_id, merchant_name, gateway].filter((name) => name !== null).join(', ');
  const words = {
    other: `A payment with another transaction came in: ${names}. The order was paid already, by ${paidBy}.`,
    alike: `A payment with the same transaction at another gateway came in: ${names}. The order was paid already, at ${paidAt}.`,
    unnumbered: `A payment at another gateway came in: ${names}. The order was paid already, at ${paidAt}.`,
  };
  const kind = isAlike ? 'alike' : paidBy === null ? 'unnumbered' : 'other';
  await remark(trx, actor, { id, version }, words[kind]);
  return true;
}

/** What the shop left out keeps the value that the order came with. */
function paidFields(payment: Payment): Updateable<OrdersTable> {
  const merchant = filled(payment.merchant_name);
  const gateway = filled(payment.gateway);
  return {
    transaction_id: payment.transaction_id,
    ...(merchant !== null && { merchant_name: merchant }),
    ...(gateway !== null && { gateway }),
  };
}
