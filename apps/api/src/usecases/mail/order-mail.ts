import { randomUUID } from 'node:crypto';
import type { MailKind, MailServiceProvider } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import { queueMail } from '../../db/queries/mail.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { Database, InvoicePayment } from '../../db/schema.ts';
import type { Letter } from '../../papers/letters/letter.ts';

/** A letter on its way into the outbox. */
export interface OrderMail {
  readonly orderPk: number;
  readonly orderVersion: number;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly letter: Letter;
  readonly documentId: string | null;
  readonly provider: MailServiceProvider;
  readonly reminder: boolean;
  /** Else a new one. */
  readonly id?: string;
  /** The message that it is sent in place of. */
  readonly replaces?: string;
  /** Of the mail of an invoice, what its PDF says as well. */
  readonly invoicePayment?: InvoicePayment | null;
}

/**
 * Queues a mail about an order with its history row, all in the transaction of the change.
 * @returns the id of the message
 */
export async function queueOrderMail(
  trx: Transaction<Database>,
  actor: Actor,
  mail: OrderMail,
): Promise<string> {
  const { id = randomUUID() } = mail;
  await queueMail(trx, {
    id,
    orderPk: mail.orderPk,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.letter.subject,
    html: mail.letter.html,
    text: mail.letter.text,
    documentId: mail.documentId,
    provider: mail.provider,
    reminder: mail.reminder,
    createdBy: actor.id,
    invoicePayment: mail.invoicePayment,
  });
  await writeHistory(trx, actor, [
    {
      orderPk: mail.orderPk,
      orderVersion: mail.orderVersion,
      action: 'mail-queued',
      detail: {
        mailId: id,
        kind: mail.kind,
        provider: mail.provider,
        ...(mail.replaces && { replaces: mail.replaces }),
      },
    },
  ]);
  return id;
}
