import type { Transaction } from 'kysely';
import type { CaseActor, ToldPayment } from '../../core/disputes/told-case.ts';
import {
  changeDispute,
  type DisputeRecord,
  lockDisputedOrder,
  lockOrderOfPayment,
  writeDisputeEvent,
} from '../../db/queries/disputes.ts';
import type { Database } from '../../db/schema.ts';
import { beginOnOrder, keptPayment, keptWords, marksOf } from './order-of-case.ts';

/**
 * A case that fitted no order is looked for again: the order, or what names it, may have come since.
 * @param told what came of its payment now, beside what is kept
 * @returns the order's id, null where none fits still
 */
export async function attachLate(
  trx: Transaction<Database>,
  dispute: DisputeRecord,
  told: ToldPayment,
  actor: CaseActor,
): Promise<string | null> {
  if (dispute.order_pk !== null) return (await lockDisputedOrder(trx, dispute.order_pk)).order_id;
  const payment = { ...dispute.told, ...told };
  const order = await lockOrderOfPayment(trx, payment, dispute.gateway);
  if (order === null) return null;
  await changeDispute(trx, dispute.id, {
    order_pk: order.id,
    told: JSON.stringify(keptPayment(payment, order)),
    category: keptWords(dispute.category, order),
    outcome_note: keptWords(dispute.outcome_note, order),
    marks: marksOf(dispute.marks, dispute, order),
  });
  await writeDisputeEvent(trx, dispute.id, actor, 'attached', { order: order.order_id });
  await beginOnOrder(trx, actor, order, dispute);
  return order.order_id;
}
