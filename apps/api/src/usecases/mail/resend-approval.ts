import { hasTravellerDocument, type MailServiceProvider } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Member } from '../../core/member.ts';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { hasMail } from '../../db/queries/mail.ts';
import { isAddressBefore } from '../../db/queries/mail-waiting.ts';
import { lockOrderForMail, type MailedOrder } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { approvalLetter } from '../../papers/letters/letters.ts';
import { limitTries } from '../limits/rate-limit.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';
import { correctedSince } from './corrected-since.ts';
import { idOfPress } from './mail-of-press.ts';
import { queueOrderMail } from './order-mail.ts';
import { type LetterSource, letterOrder } from './queue-letter.ts';

/** The address is free (spec section 7), so the number is not: a document is personal data. */
const mostInAnHour = 60;

export interface ResendRequest {
  readonly orderId: string;
  readonly email: string;
  readonly mailServiceProvider: MailServiceProvider;
  /** Of the press. */
  readonly key?: string | undefined;
}

/**
 * Queues the approval mail again, marked as a reminder. A press that comes again with its key queues nothing.
 * @returns whether the mail was queued by this press
 * @throws Refusal 404 for an unknown order, 409 while it has no document or its traveller may not have
 * it, and for an address that was corrected since, 429 after 60 in an hour
 */
export async function resendApproval(
  { db, env }: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  { orderId, email, mailServiceProvider: provider, key }: ResendRequest,
): Promise<boolean> {
  const window = { name: 'resend mail', key: String(member.id), seconds: 60 * 60 };
  await limitTries(db, window, mostInAnHour, 'e-mails');
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderForMail(trx, orderId);
    if (order === undefined || order.erased_at !== null) {
      throw noSuchOrder(orderId);
    }
    const id = idOfPress({ kind: 'resend', orderPk: order.id, memberId: member.id, key });
    if (await hasMail(trx, id)) return false;
    if (order.document_id === null) {
      throw new Refusal(409, 'There is no document to send yet. Please upload it first.');
    }
    requireTravellersDocument(order);
    // A page that was open before the correction still offers the address that it took away.
    if (await isAddressBefore(trx, order, email)) throw correctedSince('email');
    const source = { env, actor: staffActor(member, ip) };
    await queueApprovalAgain(trx, source, order, { id, recipient: email, provider });
    return true;
  });
}

/** @throws Refusal 409 once the order is deleted or refunded: its document is not the traveller's any more */
export function requireTravellersDocument(
  order: Pick<MailedOrder, 'order_id' | 'process_status' | 'refund_date'>,
): void {
  if (hasTravellerDocument(order.process_status, order.refund_date !== null)) return;
  const why = order.process_status === 'Deleted' ? 'deleted' : 'refunded';
  throw new Refusal(
    409,
    `Order ${order.order_id} was ${why}, so its document is no longer the traveller’s.`,
  );
}

/** Queues the approval mail of now with the document of now, marked as a reminder. @returns its id */
export function queueApprovalAgain(
  trx: Transaction<Database>,
  { env, actor }: LetterSource,
  order: MailedOrder,
  { id, recipient, provider }: { id?: string; recipient: string; provider: MailServiceProvider },
): Promise<string> {
  return queueOrderMail(trx, actor, {
    ...(id !== undefined && { id }),
    orderPk: order.id,
    orderVersion: order.version,
    kind: 'resend',
    recipient,
    letter: approvalLetter(env, letterOrder(order, recipient)),
    documentId: order.document_id,
    provider,
    reminder: true,
  });
}
