import type { Kysely } from 'kysely';
import type { DeliveryEvent } from '../../../core/delivery-event.ts';
import {
  concludeDelivery,
  findReferredMails,
  keepEvent,
  lockMailForEvent,
} from '../../../db/queries/mail-delivery.ts';
import { writeHistory } from '../../../db/queries/order-history.ts';
import type { Database } from '../../../db/schema.ts';

/** What became of the events of one call. */
export interface RecordedEvents {
  readonly kept: number;
  readonly repeated: number;
  /** Of messages that are not ours: the same account may send for others too. */
  readonly unknown: number;
}

/**
 * Records what a provider told. Each event is its own transaction: a provider that got no answer
 * sends the whole batch again, and what was recorded is then a repeat.
 */
export async function recordEvents(
  db: Kysely<Database>,
  events: readonly DeliveryEvent[],
): Promise<RecordedEvents> {
  const counts = { kept: 0, repeated: 0, unknown: 0 };
  if (events.length === 0) return counts;
  const mailOf = await findReferredMails(db, events);
  for (const event of events) {
    const mailId = mailOf(event);
    counts[mailId === undefined ? 'unknown' : await recordEvent(db, mailId, event)] += 1;
  }
  return counts;
}

function recordEvent(db: Kysely<Database>, mailId: string, event: DeliveryEvent) {
  return db.transaction().execute(async (trx): Promise<keyof RecordedEvents> => {
    const mail = await lockMailForEvent(trx, mailId);
    // Erased in this very moment.
    if (mail === undefined) return 'unknown';
    if (!(await keepEvent(trx, mailId, event))) return 'repeated';
    const state = await concludeDelivery(trx, mailId);
    if (state === mail.delivery) return 'kept';
    await writeHistory(
      trx,
      { kind: 'system', id: null, name: providerNames[event.provider], ip: null },
      [
        {
          orderPk: mail.orderPk,
          orderVersion: mail.orderVersion,
          action: 'mail-delivery',
          // No words: a provider quotes the address in them, and the history outlives the person.
          detail: { mailId, provider: mail.mail_service_provider, state },
        },
      ],
    );
    return 'kept';
  });
}

const providerNames = { ses: 'AWS', sendgrid: 'Sendgrid' } as const;
