import { noSuchOrder } from '../../core/refusal.ts';
import {
  type ConfirmedPayment,
  confirmPayment,
  type Payment,
} from '../../db/queries/intake-payments.ts';
import { recheckMoved } from '../checks/recheck-moved.ts';
import type { Services } from '../services.ts';
import type { Shop } from './intake-keys.ts';
import { answerKeys, once } from './once.ts';

/**
 * Confirms a payment: a Pending order becomes New, as does a deleted one. A repeat changes nothing, and one
 * with the same key gets the first answer.
 * @param idempotencyKey the sender's, if there is one; shops with keys of their own choose theirs apart
 * @throws Refusal 404 for an unknown order
 */
export async function takePayment(
  { db }: Pick<Services, 'db'>,
  payment: Payment,
  { ip, shop }: Shop & { readonly ip: string },
  idempotencyKey: string | undefined,
): Promise<Pick<ConfirmedPayment, 'process_status' | 'changed'>> {
  const keys = answerKeys('payments', idempotencyKey, shop);
  const actor = { kind: 'intake', id: null, name: 'Intake', ip } as const;
  return db.transaction().execute((trx) =>
    once(trx, keys, payment, async () => {
      const found = await confirmPayment(trx, payment, actor);
      if (found === undefined) throw noSuchOrder(payment.order_id);
      const { before, process_status, changed } = found;
      await recheckMoved(trx, [before], process_status);
      return { process_status, changed };
    }),
  );
}
