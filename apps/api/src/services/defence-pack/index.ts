import type { AnswerFile } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import type { Services } from '../index.ts';
import { packContent } from './content/index.ts';
import { readPackRecord } from './read-record.ts';
import { Drawing } from './worker/drawing.ts';

const drawing = new Drawing();

/**
 * Makes the defence pack of an order.
 * @throws Refusal 404 for an unknown order, 409 outside the four statuses of spec section 2
 */
export async function makeDefencePack(
  services: Services,
  orderId: string,
  type: DefencePackType,
): Promise<AnswerFile> {
  const record = await readPackRecord(services, orderId);
  const content = packContent(services.env, record, type, new Date().toISOString());
  return { bytes: await drawing.draw(content), fileName: packFileName(orderId, type) };
}

/** At most 16 letters and digits with the extension, as banks' upload forms want it. */
export function packFileName(orderId: string, type: DefencePackType): string {
  const end = orderId.replace(/[^A-Za-z0-9]/g, '').slice(-9);
  return `DP${type}${end}.pdf`;
}
