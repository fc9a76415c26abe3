import type { MailKind, MailServiceProvider } from '@pabean/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** A mail that waits to be taken. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly documentId: string | null;
  readonly provider: MailServiceProvider;
}

/**
 * The mails of an order that wait for this address, locked, oldest first; its row is locked by whoever
 * asks. That an e-mail was corrected is told to the address before on purpose.
 */
export function lockWaitingMails(
  trx: Transaction<Database>,
  orderPk: number,
  address: string,
): Promise<WaitingMail[]> {
  return trx
    .selectFrom('mail_message')
    .select(['id', 'kind', 'document_id as documentId', 'mail_service_provider as provider'])
    .where('order_pk', '=', orderPk)
    .where('state', '=', 'queued')
    .where('kind', '<>', 'emailChanged')
    .where(sql<boolean>`lower(recipient) = lower(${address})`)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether an order's e-mail was corrected, and was this address before. */
const wasAddress = (orderPk: RawBuilder<unknown>, address: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from order_correction c where c.order_pk = ${orderPk}
    and c.field = 'email' and lower(c.before #>> '{}') = lower(${address}))`;

/**
 * Whether a mail `m` went to an address that its order `o` does not have any more, because it was
 * corrected. What staff sent elsewhere on purpose did not.
 */
export const wentToAddressBefore = sql<boolean>`m.kind <> 'emailChanged'
  and lower(m.recipient) is distinct from lower(o.email)
  and ${wasAddress(sql`m.order_pk`, sql`m.recipient`)}`;

/** Whether this address was an order's before its e-mail was corrected, and is not its own now. */
export async function isAddressBefore(
  trx: Transaction<Database>,
  { id, email }: { readonly id: number; readonly email: string | null },
  address: string,
): Promise<boolean> {
  if (address.toLowerCase() === email?.toLowerCase()) return false;
  const { rows } = await sql<{ was: boolean }>`
    select ${wasAddress(sql`${id}::bigint`, sql`${address}`)} as was`.execute(trx);
  return rows[0]?.was === true;
}
