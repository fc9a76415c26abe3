import type { Kysely, Transaction } from 'kysely';
import {
  isMarkedSent,
  lockOrderOfMail,
  markSent,
  type OutgoingMail,
} from '../../db/queries/mail.ts';
import type { Database } from '../../db/schema.ts';
import { writeDown } from '../write-down.ts';

/**
 * Writes down that a provider has a mail: a try that ends without it would be made again, and the mail go
 * out twice.
 * @param note writes the row of history
 * @returns false where the order was erased while its mail was on its way
 */
export function recordSent(
  db: Kysely<Database>,
  mail: Pick<OutgoingMail, 'id' | 'order_pk'>,
  sent: Parameters<typeof markSent>[2],
  note: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  return writeDown(db, async (trx, isAgain) => {
    await lockOrderOfMail(trx, mail.order_pk);
    if (isAgain && (await isMarkedSent(trx, mail.id))) return true;
    await note(trx);
    return markSent(trx, mail.id, sent);
  });
}
