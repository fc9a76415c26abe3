import type { Transaction } from 'kysely';
import { emailDigest } from '../../core/order-session.ts';
import type { Correction } from '../../db/queries/order-correction.ts';
import type { Database } from '../../db/schema.ts';
import { type LetterSource, queueLetter } from '../mail/queue-letter.ts';
import { redirectLetters } from './redirect-letters.ts';

/**
 * Tells of a corrected e-mail at the address before and at the one after: it opens the order, so who
 * loses it has to learn that, and who gets it as well (spec, Beyond the specification). Nothing
 * where it is the same address in other letters. Letters that wait for the address before do not go there
 * any more. Call it after the correction was written.
 * @returns how many letters were withdrawn and are to be sent by hand
 */
export async function tellBothAddresses(
  trx: Transaction<Database>,
  source: LetterSource,
  orderId: string,
  corrections: readonly Correction[],
): Promise<number> {
  const correction = corrections.find(({ field }) => field === 'email');
  if (correction === undefined) return 0;
  const addresses = [correction.before, correction.after].filter(isAddress);
  const [before, after] = addresses;
  if (before && after && emailDigest(before).equals(emailDigest(after))) return 0;
  const values = { changed: { day: new Date().toISOString() } };
  for (const recipient of addresses) {
    const options = { recipient, nameless: true };
    await queueLetter(trx, source, orderId, 'emailChanged', values, options);
  }
  return isAddress(correction.before)
    ? redirectLetters(trx, source, orderId, correction.before)
    : 0;
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';
