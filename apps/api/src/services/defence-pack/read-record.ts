import { hasDefencePack } from '@pabean/domain';
import { findOrderDetail, findSignature, type OrderRecord } from '../../db/queries/order-detail.ts';
import { readHistoryHead } from '../../db/queries/order-history.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../index.ts';
import type { PackMail, PackRecord } from './content/record.ts';

/**
 * Reads what a pack is made of, all of one moment: the head of the history stands for the rows that
 * the pack shows.
 * @throws Refusal 404 for an unknown order, 409 outside the four statuses of spec section 2
 */
export async function readPackRecord(services: Services, orderId: string): Promise<PackRecord> {
  const { db, env } = services;
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
      const { order, declaration, document, downloads, mails } = record;
      return {
        order,
        declaration,
        document,
        downloads,
        mails: mails.map(withoutBody),
        signature: signed ? { at: signed.created_at, dataUrl: signed.data_url } : null,
        head: await readHistoryHead(trx, order.id),
        company: env.company,
        madeAt: new Date().toISOString(),
      };
    });
}

/** A pack shows no body, and what is not handed to its thread need not be copied. */
function withoutBody(mail: OrderRecord['mails'][number]): PackMail {
  const { state, transport, delivery, delivery_at, sent_at, created_at } = mail;
  const { recipient, subject, file_name, remainder_mail } = mail;
  return {
    state,
    transport,
    delivery,
    delivery_at,
    sent_at,
    created_at,
    recipient,
    subject,
    file_name,
    remainder_mail,
  };
}
