import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../../core/refusal.ts';
import { caseAnswer, findCase } from '../../../db/queries/dispute-case.ts';
import type { Services } from '../../services.ts';
import { buildAnswer } from './build-answer.ts';

/** A pack whose bytes are all there. */
export interface PackFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/**
 * The pack of a case as a PDF; once it was sent, the very bytes that were.
 * @throws Refusal as `buildAnswer`
 */
export async function packFile(
  services: Pick<Services, 'db' | 'env' | 'documents'>,
  disputeId: string,
): Promise<PackFile> {
  const one = await findCase(services.db, disputeId);
  const answer = one && (await caseAnswer(services.db, one.id));
  const fileName = packFileName(disputeId);
  if (answer !== undefined && answer.state !== 'refused') {
    if ((await services.documents.size(answer.storage_key)) === null) {
      throw new Refusal(404, `The answer to case ${disputeId} is gone from the store.`);
    }
    const bytes = new Uint8Array(await buffer(services.documents.read(answer.storage_key)));
    return { bytes, fileName };
  }
  const { made } = await buildAnswer(services, disputeId);
  return { bytes: made.bytes, fileName };
}

/** At most 16 letters and digits with the extension, as banks' upload forms want it. */
export const packFileName = (disputeId: string): string =>
  `${disputeId.replace(/[^A-Za-z0-9]/g, '').slice(0, 12)}.pdf`;
