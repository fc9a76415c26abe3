import { type DeliveryState, deliveryStates, type MailServiceProvider } from '@pabean/domain';
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

/** A message that events tell of, locked with its order. */
export interface LockedMail {
  readonly id: string;
  readonly mail_service_provider: MailServiceProvider;
  readonly delivery: DeliveryState | null;
  readonly orderPk: number;
  readonly orderVersion: number;
}

/** The messages of some events by their id, their orders kept from being erased meanwhile. */
export async function lockMailsForEvents(
  trx: Transaction<Database>,
  mailIds: readonly string[],
): Promise<Map<string, LockedMail>> {
  const orders = await trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.version'])
    .where('o.id', 'in', (mail) =>
      mail
        .selectFrom('mail_message')
        .select('order_pk')
        .where(sql<boolean>`id = any(${mailIds}::uuid[])`),
    )
    // Orders are locked first and by their number, as every change of orders does it: that avoids
    // deadlocks. A change of a mail's delivery may change its order (0024): two at once take turns.
    .orderBy('o.id')
    .forNoKeyUpdate('o')
    .execute();
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  const mails = await trx
    .selectFrom('mail_message')
    .select(['id', 'mail_service_provider', 'delivery', 'order_pk'])
    .where(sql<boolean>`id = any(${mailIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    mails.flatMap(({ order_pk: orderPk, ...mail }) => {
      const orderVersion = versions.get(orderPk);
      return orderVersion === undefined ? [] : [[mail.id, { ...mail, orderPk, orderVersion }]];
    }),
  );
}

/** An event and the message that it tells of. */
export interface EventOfMail {
  readonly mailId: string;
  readonly event: DeliveryEvent;
}

/** Keeps events. @returns those that were not kept before, of equal ones the first */
export async function keepEvents<E extends EventOfMail>(
  trx: Transaction<Database>,
  events: readonly E[],
): Promise<E[]> {
  if (events.length === 0) return [];
  const rows = await trx
    .insertInto('mail_event')
    .values(
      events.map(({ mailId, event: { provider, eventId, state, words, at } }) => ({
        ...{ mail_id: mailId, provider, event_id: eventId, state, words, at },
      })),
    )
    .onConflict((same) => same.columns(['provider', 'event_id']).doNothing())
    .returning(['provider', 'event_id'])
    .execute();
  const newIds = new Set(rows.map((row) => `${row.provider} ${row.event_id}`));
  return events.filter(({ event }) => newIds.delete(`${event.provider} ${event.eventId}`));
}

/**
 * Puts on messages what follows from all of their events: the worst, as it was first told. So the
 * order in which they came makes no difference.
 */
export async function concludeDeliveries(
  trx: Transaction<Database>,
  mailIds: readonly string[],
): Promise<void> {
  if (mailIds.length === 0) return;
  await sql`
    update mail_message m
    set delivery = worst.state, delivery_words = worst.words, delivery_at = worst.at
    from (
      select distinct on (mail_id) mail_id, state, words, at from mail_event
      where mail_id = any(${mailIds}::uuid[])
      order by mail_id, array_position(${[...deliveryStates]}::text[], state) desc, at, event_id
    ) worst
    where m.id = worst.mail_id`.execute(trx);
}
