import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { databaseTrouble } from '../../core/database-trouble.ts';
import {
  isMarkedSent,
  lockOrderOfMail,
  markSent,
  type OutgoingMail,
} from '../../db/queries/mail.ts';
import type { Database } from '../../db/schema.ts';

/** Milliseconds between tries to write down that a provider has a mail. */
const waits = [500, 1000, 2000, 4000];

/**
 * Writes down that a provider has a mail, and tries again while the database is away or the order is
 * held: a try that ends without it would be made again, and the mail go out twice.
 * @param note writes the row of history
 * @returns false where the order was erased while its mail was on its way
 */
export async function recordSent(
  db: Kysely<Database>,
  mail: Pick<OutgoingMail, 'id' | 'order_pk'>,
  sent: Parameters<typeof markSent>[2],
  note: (trx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await lockOrderOfMail(trx, mail.order_pk);
        // The answer to a commit can be lost where the commit was not.
        if (turn > 0 && (await isMarkedSent(trx, mail.id))) return true;
        await note(trx);
        return markSent(trx, mail.id, sent);
      });
    } catch (error) {
      const wait = waits[turn];
      if (wait === undefined || databaseTrouble(error) === null) throw error;
      await pause(wait);
    }
  }
}
