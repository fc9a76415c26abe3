import type { AnswerFile } from '@pabean/api-client/contract';
import { type DefencePackType, hasDefencePack } from '@pabean/domain';
import { findOrderDetail, findSignature } from '../../db/queries/order-detail.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../index.ts';
import { packContent } from './content.ts';

/**
 * Makes the defence pack of an order.
 * @throws Refusal 404 for an unknown order, 409 outside the four statuses of spec section 2
 */
export async function makeDefencePack(
  services: Services,
  orderId: string,
  type: DefencePackType,
): Promise<AnswerFile> {
  const record = await findOrderDetail(services.db, orderId);
  if (record === null || record.order.erased_at !== null) {
    throw new Refusal(404, `There is no order ${orderId}.`);
  }
  if (!hasDefencePack(record.order.process_status)) {
    throw new Refusal(409, 'A defence pack can be made once an order is completed or in contact.');
  }
  const signature = await findSignature(services.db, record.order.id);
  const content = packContent(services.env, record, {
    type,
    signedAt: signature?.created_at ?? null,
    madeAt: new Date().toISOString(),
  });
  // The library and its fonts are large: they are loaded where they are used.
  const { drawPack } = await import('./draw.ts');
  return { bytes: await drawPack(content), fileName: packFileName(orderId, type) };
}

/** At most 16 letters and digits with the extension, as banks' upload forms want it. */
export function packFileName(orderId: string, type: DefencePackType): string {
  const end = orderId.replace(/[^A-Za-z0-9]/g, '').slice(-9);
  return `DP${type}${end}.pdf`;
}
