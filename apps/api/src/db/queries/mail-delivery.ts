import { type DeliveryState, deliveryStates } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeliveryEvent, MailReference } from '../../core/delivery-event.ts';
import type { Database } from '../schema.ts';

/** The messages that are meant, most of a batch being somebody else's of the same account. */
export async function findReferredMails(
  db: Kysely<Database>,
  references: readonly MailReference[],
): Promise<(reference: MailReference) => string | undefined> {
  const ids = references.flatMap(({ mailId }) => mailId ?? []);
  const providerIds = references.flatMap(({ providerMessageId }) => providerMessageId ?? []);
  const rows = await db
    .selectFrom('mail_message')
    .select(['id', 'provider_message_id'])
    .where((is) =>
      is.or([
        sql<boolean>`id = any(${ids}::uuid[])`,
        sql<boolean>`provider_message_id = any(${providerIds}::text[])`,
      ]),
    )
    .execute();
  const messageIds = new Set(rows.map((row) => row.id));
  const idsByProvider = new Map(rows.map((row) => [row.provider_message_id, row.id]));
  return ({ mailId, providerMessageId }) => {
    if (mailId !== null && messageIds.has(mailId)) return mailId;
    return providerMessageId === null ? undefined : idsByProvider.get(providerMessageId);
  };
}

/** The message of an event, its order kept from being erased meanwhile. */
export async function lockMailForEvent(trx: Transaction<Database>, mailId: string) {
  const order = await trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.version'])
    .where('o.id', 'in', (mail) =>
      mail.selectFrom('mail_message').select('order_pk').where('id', '=', mailId),
    )
    // The order is locked first, as every change of an order does it: that avoids deadlocks.
    // A change of a mail's delivery may change its order (0024): two at once take turns.
    .forNoKeyUpdate('o')
    .executeTakeFirst();
  const mail = await trx
    .selectFrom('mail_message')
    .select(['id', 'mail_service_provider', 'delivery'])
    .where('id', '=', mailId)
    .forUpdate()
    .executeTakeFirst();
  return order && mail && { ...mail, orderPk: order.id, orderVersion: order.version };
}

/** Keeps an event. @returns false when it was kept before */
export async function keepEvent(
  trx: Transaction<Database>,
  mailId: string,
  { provider, eventId, state, words, at }: DeliveryEvent,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('mail_event')
    .values({ mail_id: mailId, provider, event_id: eventId, state, words, at })
    .onConflict((same) => same.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Puts on a message what follows from all of its events: the worst, as it was first told. So the
 * order in which they came makes no difference. @returns where the message stands now
 */
export async function concludeDelivery(
  trx: Transaction<Database>,
  mailId: string,
): Promise<DeliveryState | null> {
  const worst = await trx
    .selectFrom('mail_event')
    .select(['state', 'words', 'at'])
    .where('mail_id', '=', mailId)
    .orderBy(sql`array_position(${[...deliveryStates]}::text[], state)`, 'desc')
    .orderBy('at')
    .orderBy('event_id')
    .limit(1)
    .executeTakeFirst();
  if (worst === undefined) return null;
  await trx
    .updateTable('mail_message')
    .set({ delivery: worst.state, delivery_words: worst.words, delivery_at: worst.at })
    .where('id', '=', mailId)
    .execute();
  return worst.state;
}
