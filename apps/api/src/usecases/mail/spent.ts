import type { Kysely } from 'kysely';
import { dropSentNote, findSentNote } from '../../adapters/mail/sent-notes.ts';
import { lockSpentMails, markSent, markTryFailed } from '../../db/queries/mail.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database } from '../../db/schema.ts';

const words =
  'The server or its database was ended during the last try. Whether the e-mail went out then is not known.';

interface SpentDeps {
  readonly db: Kysely<Database>;
  /** Where the notes are of what a provider has. */
  readonly dataDir: string;
}

/**
 * Gives up the mails whose last try was cut off: by the death of its server, or by that of the database, which
 * could not be told how it ended. No worker takes such a job any more, and the mail would stay "queued" for ever.
 * One that a provider has, by the note of that try, is written down as sent.
 * @returns how many were given up
 */
export async function giveUpSpentMails({ db, dataDir }: SpentDeps): Promise<number> {
  const ended = await db.transaction().execute(async (trx) => {
    const mails = await lockSpentMails(trx);
    if (mails.length === 0) return [];
    const tries = await Promise.all(
      mails.map(async (mail) => ({ mail, sent: await findSentNote(dataDir, mail.id) })),
    );
    for (const { mail, sent } of tries) {
      if (sent === null) await markTryFailed(trx, mail.id, { words, final: true });
      else await markSent(trx, mail.id, sent);
    }
    await writeHistory(
      trx,
      { kind: 'system', id: null, name: 'Pabean', ip: null },
      tries.map(({ mail, sent }) => ({
        orderPk: mail.order_pk,
        orderVersion: mail.order_version,
        action: sent === null ? 'mail-failed' : 'mail-sent',
        detail: {
          mailId: mail.id,
          provider: mail.mail_service_provider,
          ...(sent !== null && { transport: sent.transport }),
        },
      })),
    );
    return tries;
  });
  const sent = ended.filter((one) => one.sent !== null);
  for (const { mail } of sent) await dropSentNote(dataDir, mail.id);
  return ended.length - sent.length;
}
