import type {
  MailKind,
  MailRefusal,
  MailServiceProvider,
  MailTransport,
  ProcessStatus,
} from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, InvoicePayment } from '../schema.ts';

/** A message as it waits to be sent; the words are final, so a template change alters no sent mail. */
export interface NewMail {
  readonly id: string;
  readonly orderPk: number;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly documentId: string | null;
  readonly provider: MailServiceProvider;
  readonly reminder: boolean;
  readonly createdBy: number | null;
  /** Of the mail of an invoice, what its PDF says as well. */
  readonly invoicePayment?: InvoicePayment | null | undefined;
}

/** Name of the job that sends one message by a provider: each has workers of its own. */
export const sendMailTask = (provider: MailServiceProvider) => `send_mail_${provider}`;
/** The same before that; such jobs may still wait for their next try. */
export const sendAnyMailTask = 'send_mail';
/** With graphile-worker's back-off (3 seconds, then 7, up to 6 hours) the last comes 22 hours after the first. */
export const maxMailAttempts = 13;

/** Puts a message in the outbox and its job in the queue, in the transaction of the change. */
export async function queueMail(trx: Transaction<Database>, mail: NewMail): Promise<void> {
  await trx
    .insertInto('mail_message')
    .values({
      id: mail.id,
      order_pk: mail.orderPk,
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      document_id: mail.documentId,
      mail_service_provider: mail.provider,
      remainder_mail: mail.reminder,
      created_by: mail.createdBy,
      invoice_payment: mail.invoicePayment ? JSON.stringify(mail.invoicePayment) : null,
    })
    .execute();
  await sql`select graphile_worker.add_job(${sendMailTask(mail.provider)}, json_build_object('mailId', ${mail.id}::text),
    max_attempts => ${maxMailAttempts}::int, job_key => ${`mail:${mail.id}`})`.execute(trx);
}

/** Whether there is such a message of an order, whatever became of it. */
export async function hasMail(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('mail_message')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a worker needs to send a message. */
export interface OutgoingMail {
  readonly id: string;
  readonly order_pk: number;
  readonly order_id: string;
  readonly order_version: number;
  readonly process_status: ProcessStatus;
  readonly refund_date: string | null;
  readonly kind: MailKind;
  readonly recipient: string | null;
  readonly subject: string;
  readonly html: string;
  readonly body_text: string;
  readonly mail_service_provider: MailServiceProvider;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly attempts: number;
  readonly sent_again_as: string | null;
  readonly storage_key: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  /** Of the document's bytes as they were uploaded. */
  readonly sha256: string | null;
  /** When another document took the place of the one that it carries. */
  readonly replaced_at: string | null;
  /** What the letter of an invoice says; null of one that was queued by the version before. */
  readonly invoice_payment: InvoicePayment | null;
}

export async function findOutgoingMail(
  db: Kysely<Database>,
  id: string,
): Promise<OutgoingMail | undefined> {
  return db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .leftJoin('document as d', 'd.id', 'm.document_id')
    .select([
      'm.id',
      'm.order_pk',
      'o.order_id',
      'o.version as order_version',
      'o.process_status',
      'o.refund_date',
      'm.kind',
      'm.recipient',
      'm.subject',
      'm.html',
      'm.body_text',
      'm.mail_service_provider',
      'm.state',
      'm.attempts',
      'm.sent_again_as',
      'd.storage_key',
      'd.file_name',
      'd.media_type',
      'd.sha256',
      'd.replaced_at',
      'm.invoice_payment',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks the order of a message. Whatever changes a message locks its order first: the database says on
 * the order what its messages say (0070), and two who take turns in another order wait for each other.
 */
export async function lockOrderOfMail(trx: Transaction<Database>, orderPk: number): Promise<void> {
  await trx.selectFrom('orders').select('id').where('id', '=', orderPk).forNoKeyUpdate().execute();
}

export async function isMarkedSent(db: Kysely<Database>, id: string): Promise<boolean> {
  const sent = await db
    .selectFrom('mail_message')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return sent !== undefined;
}

/** @returns false when there is no such message any more */
export async function markSent(
  db: Kysely<Database>,
  id: string,
  sent: { transport: MailTransport; providerMessageId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_message')
    .set({
      state: 'sent',
      transport: sent.transport,
      provider_message_id: sent.providerMessageId,
      attempts: sql<number>`attempts + 1`,
      last_error: null,
      refused: null,
      tried_at: sql<string>`now()`,
      sent_at: new Date(),
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How a try ended that did not succeed. */
export interface FailedTry {
  /** The provider's own words. */
  readonly words: string;
  /** No further try will be made. */
  readonly final: boolean;
  readonly refused?: MailRefusal | null;
  /** False: nobody misses the mail, so its order has no trouble by it. */
  readonly isMissed?: boolean;
}

export async function markTryFailed(
  db: Kysely<Database>,
  id: string,
  { words, final, refused = null, isMissed = true }: FailedTry,
): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({
      ...(final && { state: 'failed' as const }),
      attempts: sql<number>`attempts + 1`,
      last_error: words,
      refused,
      tried_at: isMissed ? sql<string>`now()` : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Mails that wait for a job which no worker will take, its tries being used up. */
export function lockSpentMails(trx: Transaction<Database>) {
  return (
    trx
      .selectFrom('mail_message as m')
      .innerJoin('orders as o', 'o.id', 'm.order_pk')
      .select(['m.id', 'm.order_pk', 'o.version as order_version', 'm.mail_service_provider'])
      .where('m.state', '=', 'queued')
      .where(
        // By their key: as a text it has no index, and a start would read all mails there ever were.
        sql<boolean>`m.id in (
          select case when key like 'mail:%' then substr(key, 6)::uuid end
          from graphile_worker._private_jobs where locked_at is null and attempts >= max_attempts)`,
      )
      // Both: giving a mail up changes its order too.
      .forUpdate(['o', 'm'])
      .skipLocked()
      .execute()
  );
}
