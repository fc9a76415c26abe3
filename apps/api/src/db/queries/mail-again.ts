import { sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { wentToAddressBefore } from './mail-waiting.ts';

/** A mail of an order as somebody wants it sent again, locked: two who press get one answer each. */
export async function lockMailToRepeat(
  trx: Transaction<Database>,
  orderPk: number,
  mailId: string,
) {
  // On its own: what is joined to a row that had to be waited for is as it was before the wait.
  const locked = await trx
    .selectFrom('mail_message')
    .select('id')
    .where('id', '=', mailId)
    .where('order_pk', '=', orderPk)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return;
  return trx
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .leftJoin('document as d', 'd.id', 'm.document_id')
    .leftJoin('mail_message as n', 'n.id', 'm.sent_again_as')
    .select([
      'm.kind',
      'm.recipient',
      'm.subject',
      'm.html',
      'm.body_text',
      'm.document_id',
      'm.mail_service_provider',
      'm.remainder_mail',
      'm.state',
      'm.last_error',
      'm.delivery',
      'm.invoice_payment',
      'd.replaced_at',
      'n.mail_service_provider as sent_again_by',
      'n.state as sent_again_state',
      wentToAddressBefore.as('went_to_address_before'),
    ])
    .where('m.id', '=', locked.id)
    .executeTakeFirst();
}

/**
 * Takes a mail's job out of the queue, so that the next try does not come.
 * @returns false while a worker is sending it: the result of that try is not known yet
 */
export async function withdrawMailJob(
  trx: Transaction<Database>,
  mailId: string,
): Promise<boolean> {
  const key = `mail:${mailId}`;
  // Not `remove_job`: it would take the tries of a job that is running, and let this one succeed.
  await sql`delete from graphile_worker._private_jobs where key = ${key} and locked_at is null`.execute(
    trx,
  );
  const { rows } = await sql`select from graphile_worker._private_jobs where key = ${key}`.execute(
    trx,
  );
  return rows.length === 0;
}

/** Notes on a mail which one went out in its place; a mail that waited for its next try is given up. */
export async function markSentAgain(
  trx: Transaction<Database>,
  mailId: string,
  newMailId: string,
): Promise<void> {
  await trx
    .updateTable('mail_message')
    .set({
      sent_again_as: newMailId,
      state: sql`case state when 'queued' then 'failed' else state end`,
    })
    .where('id', '=', mailId)
    .execute();
}
