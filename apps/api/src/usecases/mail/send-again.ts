import { type MailServiceProvider, whyNotAgain } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { lockMailToRepeat, markSentAgain, withdrawMailJob } from '../../db/queries/mail-again.ts';
import { lockOrderForMail } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { correctedSince } from './corrected-since.ts';
import { queueOrderMail } from './order-mail.ts';
import { requireTravellersDocument } from './resend-approval.ts';

/** Which mail, and who is to take it this time. */
export interface MailToRepeat {
  readonly orderId: string;
  readonly mailId: string;
  /** Else whoever was to take it before. */
  readonly mailServiceProvider?: MailServiceProvider | undefined;
}

/** Somebody sent it again before. */
export interface SentAgain {
  readonly by: MailServiceProvider;
  /** That one is on its way; else what became of it is known already. */
  readonly waits: boolean;
}

/**
 * Sends a mail that failed or came back once more: the same letter to the same recipient with the
 * same document, as a message of its own, so that the history of the first stays true. The first is
 * never sent any more. @returns what was sent in its place before, or null
 */
export function sendMailAgain(
  db: Kysely<Database>,
  actor: Actor,
  { orderId, mailId, mailServiceProvider }: MailToRepeat,
): Promise<SentAgain | null> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderForMail(trx, orderId);
    if (order === undefined || order.erased_at !== null) {
      throw noSuchOrder(orderId);
    }
    const mail = await lockMailToRepeat(trx, order.id, mailId);
    if (mail === undefined || mail.recipient === null) {
      throw new Refusal(404, 'There is no such e-mail.');
    }
    const { sent_again_by: by } = mail;
    if (by !== null) return { by, waits: mail.sent_again_state === 'queued' };
    const reason = whyNotAgain(mail);
    if (reason !== null) throw new Refusal(409, reason);
    if (mail.went_to_address_before) {
      throw correctedSince();
    }
    if (mail.document_id !== null) requireTravellersDocument(order);
    if (mail.replaced_at !== null) {
      throw new Refusal(
        409,
        'The document of this e-mail was replaced since. Please resend the present one.',
      );
    }
    if (!(await withdrawMailJob(trx, mailId)) && mail.state === 'queued') {
      throw new Refusal(409, 'This e-mail is being tried at this very moment.', { retryAfter: 60 });
    }
    const newMailId = await queueOrderMail(trx, actor, {
      orderPk: order.id,
      orderVersion: order.version,
      kind: mail.kind,
      recipient: mail.recipient,
      letter: { subject: mail.subject, html: mail.html, text: mail.body_text },
      documentId: mail.document_id,
      provider: mailServiceProvider ?? mail.mail_service_provider,
      reminder: mail.remainder_mail,
      replaces: mailId,
      invoicePayment: mail.invoice_payment,
    });
    await markSentAgain(trx, mailId, newMailId);
    return null;
  });
}
