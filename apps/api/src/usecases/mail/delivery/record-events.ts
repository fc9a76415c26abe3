import { type DeliveryState, deliveryStates, mailReporters } from '@pabean/domain';
import type { Kysely, Transaction } from 'kysely';
import type { DeliveryEvent } from '../../../core/delivery-event.ts';
import {
  concludeDeliveries,
  type EventOfMail,
  findReferredMails,
  keepEvents,
  type LockedMail,
  lockMailsForEvents,
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

/** An event whose message is locked. */
interface LockedEvent extends EventOfMail {
  readonly mail: LockedMail;
}

/** So many share a transaction: a call of thousands is soon done, and holds few orders at a time. */
const eventsAtOnce = 100;

/**
 * Records what a provider told, a part of it at a time: a provider that got no answer sends the whole
 * batch again, and what was recorded is then a repeat.
 */
export async function recordEvents(
  db: Kysely<Database>,
  events: readonly DeliveryEvent[],
): Promise<RecordedEvents> {
  if (events.length === 0) return { kept: 0, repeated: 0, unknown: 0 };
  const mailOf = await findReferredMails(db, events);
  const referred = events.flatMap((event) => {
    const mailId = mailOf(event);
    return mailId === undefined ? [] : [{ mailId, event }];
  });
  const counts = { kept: 0, repeated: 0 };
  for (let from = 0; from < referred.length; from += eventsAtOnce) {
    const part = await recordPart(db, referred.slice(from, from + eventsAtOnce));
    counts.kept += part.kept;
    counts.repeated += part.repeated;
  }
  return { ...counts, unknown: events.length - counts.kept - counts.repeated };
}

function recordPart(db: Kysely<Database>, events: readonly EventOfMail[]) {
  return db.transaction().execute(async (trx) => {
    const mails = await lockMailsForEvents(trx, [...new Set(events.map(({ mailId }) => mailId))]);
    const found = events.flatMap(({ mailId, event }) => {
      const mail = mails.get(mailId);
      // Erased in this very moment.
      return mail === undefined ? [] : [{ mailId, event, mail }];
    });
    const newEvents = await keepEvents(trx, found);
    await concludeDeliveries(trx, [...new Set(newEvents.map(({ mailId }) => mailId))]);
    await writeNews(trx, newEvents);
    return { kept: newEvents.length, repeated: found.length - newEvents.length };
  });
}

/** Writes a row of history for every event that left its message in another state. */
async function writeNews(
  trx: Transaction<Database>,
  newEvents: readonly LockedEvent[],
): Promise<void> {
  const states = new Map<string, DeliveryState | null>();
  const news = newEvents.filter(({ mailId, event, mail }) => {
    const before = states.get(mailId) ?? mail.delivery;
    if (before !== null && rank(event.state) <= rank(before)) return false;
    states.set(mailId, event.state);
    return true;
  });
  for (const provider of mailReporters) {
    const entries = news.filter(({ event }) => event.provider === provider).map(entryOf);
    const actor = { kind: 'system', id: null, name: providerNames[provider], ip: null } as const;
    if (entries.length > 0) await writeHistory(trx, actor, entries);
  }
}

function entryOf({ mailId, event, mail }: LockedEvent) {
  return {
    orderPk: mail.orderPk,
    orderVersion: mail.orderVersion,
    action: 'mail-delivery' as const,
    // No words: a provider quotes the address in them, and the history outlives the person.
    detail: { mailId, provider: mail.mail_service_provider, state: event.state },
  };
}

const rank = (state: DeliveryState) => deliveryStates.indexOf(state);

const providerNames = { ses: 'AWS', sendgrid: 'Sendgrid' } as const;
