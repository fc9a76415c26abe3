import type { Transaction } from 'kysely';
import { giveUpMails } from '../../db/queries/job-trouble.ts';
import { markSentAgain, withdrawMailJob } from '../../db/queries/mail-again.ts';
import { lockWaitingMails, type WaitingMail } from '../../db/queries/mail-waiting.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { findOrderForMail, type MailedOrder } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { journey } from '../../papers/letters/letters.ts';
import { type LetterSource, letterOrder, queueLetter } from '../mail/queue-letter.ts';
import { queueApprovalAgain } from '../mail/resend-approval.ts';

const withdrawnWords = 'The e-mail of the order was corrected before this went out.';

/**
 * Letters that wait for the address before an e-mail was corrected do not go there any more: it may be a
 * stranger's. One that brings the document is written anew to the address that stands now; of the others
 * the words are about what was asked and said, and staff send them by hand.
 * @returns how many were withdrawn without one in their place
 */
export async function redirectLetters(
  trx: Transaction<Database>,
  source: LetterSource,
  orderId: string,
  before: string,
): Promise<number> {
  const order = await findOrderForMail(trx, orderId);
  if (order === undefined) return 0;
  const withdrawnIds: string[] = [];
  for (const mail of await lockWaitingMails(trx, order.id, before)) {
    // One that a worker has in hand at this moment may still go out, and is not tried once more.
    await withdrawMailJob(trx, mail.id);
    const newMailId = await writtenAnew(trx, source, order, mail);
    if (newMailId === null) withdrawnIds.push(mail.id);
    else await markSentAgain(trx, mail.id, newMailId);
  }
  if (withdrawnIds.length === 0) return 0;
  const failedMails = await giveUpMails(trx, withdrawnIds, withdrawnWords);
  await writeHistory(
    trx,
    source.actor,
    failedMails.map((mail) => ({
      orderPk: mail.order_pk,
      orderVersion: mail.order_version,
      action: 'mail-failed',
      detail: { mailId: mail.id, provider: mail.provider },
    })),
  );
  return failedMails.length;
}

/** @returns the id of the letter; null for one that does not bring the document of now */
async function writtenAnew(
  trx: Transaction<Database>,
  source: LetterSource,
  order: MailedOrder,
  { kind, documentId, provider }: WaitingMail,
): Promise<string | null> {
  const { email } = order;
  if (email === null || documentId === null || documentId !== order.document_id) return null;
  if (kind === 'resend')
    return queueApprovalAgain(trx, source, order, { recipient: email, provider });
  if (kind !== 'approval' && kind !== 'correctedDocument') return null;
  const values = journey(letterOrder(order, email));
  return queueLetter(trx, source, order.order_id, kind, values, { provider });
}
