import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import {
  type ConfirmedPayment,
  confirmPayment,
  type Payment,
} from '../../db/queries/intake-payments.ts';
import type { Database } from '../../db/schema.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';

/**
 * Confirms a payment: a Pending order becomes New, as does a deleted one. A repeat changes nothing.
 * @throws Refusal 404 for an unknown order
 */
export async function takePayment(
  db: Kysely<Database>,
  payment: Payment,
  ip: string,
): Promise<ConfirmedPayment> {
  const actor = { kind: 'intake', id: null, name: 'Intake', ip } as const;
  const confirmed = await db.transaction().execute(async (trx) => {
    const found = await confirmPayment(trx, payment, actor);
    if (found !== undefined) await recheckMoved(trx, [found.before], found.process_status);
    return found;
  });
  if (confirmed === undefined) throw new Refusal(404, `There is no order ${payment.order_id}.`);
  return confirmed;
}
