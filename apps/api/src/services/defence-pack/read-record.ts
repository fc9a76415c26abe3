import { hasDefencePack } from '@pabean/domain';
import { findOrderDetail, findSignature } from '../../db/queries/order-detail.ts';
import { readHistoryHead } from '../../db/queries/order-history.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../index.ts';
import type { PackRecord } from './content/record.ts';
import { readSignature } from './signature/drawn-signature.ts';

/**
 * Reads what a pack is made of, all of one moment: the head of the history stands for the rows that
 * the pack shows.
 * @throws Refusal 404 for an unknown order, 409 outside the four statuses of spec section 2
 */
export async function readPackRecord({ db }: Services, orderId: string): Promise<PackRecord> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const record = await findOrderDetail(trx, orderId);
      if (record === null || record.order.erased_at !== null) {
        throw new Refusal(404, `There is no order ${orderId}.`);
      }
      if (!hasDefencePack(record.order.process_status)) {
        throw new Refusal(
          409,
          'A defence pack can be made once an order is completed or in contact.',
        );
      }
      const signed = await findSignature(trx, record.order.id);
      const signature =
        signed === undefined
          ? null
          : { at: signed.created_at, drawn: readSignature(signed.data_url) };
      return { ...record, signature, head: await readHistoryHead(trx, record.order.id) };
    });
}
