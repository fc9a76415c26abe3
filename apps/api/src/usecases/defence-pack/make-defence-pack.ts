import type { AnswerFile } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import type { PackWords } from '../../papers/worker/messages.ts';
import { packMaker } from '../../papers/worker/pack-maker.ts';
import type { Services } from '../services.ts';
import { readPackRecord } from './read-record.ts';

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
  return { bytes: await packMaker.pdf({ record, type }), fileName: packFileName(orderId, type) };
}

/**
 * The same pack in words, for the letter on screen, with what it lacks.
 * @throws Refusal as `makeDefencePack`
 */
export async function writeDefenceLetter(
  services: Services,
  orderId: string,
  type: DefencePackType,
): Promise<PackWords> {
  return packMaker.words({ record: await readPackRecord(services, orderId), type });
}

/** At most 16 letters and digits with the extension, as banks' upload forms want it. */
export function packFileName(orderId: string, type: DefencePackType): string {
  const end = orderId.replace(/[^A-Za-z0-9]/g, '').slice(-9);
  return `DP${type}${end}.pdf`;
}
