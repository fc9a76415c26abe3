import { Refusal } from '../../../core/refusal.ts';
import { caseAnswer, findCase } from '../../../db/queries/dispute-case.ts';
import { readStored } from '../../documents/read-stored.ts';
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
    const bytes = await readStored(services.documents, answer);
    if (bytes !== null) return { bytes, fileName };
    const where = 'is gone from the store or damaged there.';
    throw new Refusal(404, `The answer to case ${disputeId} ${where}`);
  }
  const { made } = await buildAnswer(services, disputeId);
  return { bytes: made.bytes, fileName };
}

/** At most 16 letters and digits with the extension, as banks' upload forms want it. */
export const packFileName = (disputeId: string): string =>
  `${disputeId.replace(/[^A-Za-z0-9]/g, '').slice(0, 12)}.pdf`;
