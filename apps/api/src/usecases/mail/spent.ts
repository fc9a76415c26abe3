import type { Kysely } from 'kysely';
import { lockSpentMails, markTryFailed } from '../../db/queries/mail.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';

const words =
  'The server or its database was ended during the last try. Whether the e-mail went out then is not known.';

/**
 * Gives up the mails whose last try was cut off: by the death of its server, or by that of the database, which
 * could not be told how it ended. No worker takes such a job any more, and the mail would stay "queued" for ever.
 * @returns how many there were
 */
export function giveUpSpentMails(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const mails = await lockSpentMails(trx);
    for (const mail of mails) await markTryFailed(trx, mail.id, { words, final: true });
    if (mails.length === 0) return 0;
    await writeHistory(
      trx,
      { kind: 'system', id: null, name: 'Pabean', ip: null },
      mails.map((mail) => ({
        orderPk: mail.order_pk,
        orderVersion: mail.order_version,
        action: 'mail-failed',
        detail: { mailId: mail.id, provider: mail.mail_service_provider },
      })),
    );
    return mails.length;
  });
}
