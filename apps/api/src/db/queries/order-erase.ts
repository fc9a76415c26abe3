import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * Removes what can tell a person from these orders; status, mode, dates and nationality stay for
 * the counts, the history stays because it holds nothing of the traveller.
 * @returns storage keys of the documents, to be removed once the transaction is through
 */
export async function eraseOrders(
  trx: Transaction<Database>,
  orderPks: readonly number[],
): Promise<string[]> {
  if (orderPks.length === 0) return [];
  const ids = [...orderPks];
  await trx
    .updateTable('orders')
    .set({
      full_name: null,
      email: null,
      confirm_email: null,
      phone_number: null,
      passport_number: null,
      dob: null,
      occupation: null,
      place_of_arrival: null,
      flight_voyage: null,
      address_in_indonesia: null,
      accompanied_baggage: null,
      unaccompanied_baggage_select: null,
      unaccompanied_baggage: null,
      family_members_travelling: null,
      transaction_id: null,
      applicant_ip: null,
      applicant_timezone: null,
    })
    .where('id', 'in', ids)
    .execute();
  for (const table of [
    'order_family_member',
    'order_declaration',
    'order_signature',
    'remark',
    'download',
    'download_press',
    'download_excess',
    'document_delivery',
    'document_access',
    'mail_message',
  ] as const) {
    await trx.deleteFrom(table).where('order_pk', 'in', ids).execute();
  }
  const documents = await trx
    .deleteFrom('document')
    .where('order_pk', 'in', ids)
    .returning('storage_key')
    .execute();
  return documents.map((document) => document.storage_key);
}
