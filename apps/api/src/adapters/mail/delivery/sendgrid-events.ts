import type { DeliveryState } from '@pabean/domain';
import * as v from 'valibot';
import type { DeliveryEvent } from '../../../core/delivery-event.ts';
import { mailIdOf, timeOf, wordsOf } from './parts.ts';

const text = v.nullish(v.string());
/** PostgreSQL holds no NUL. */
const id = v.nullish(v.pipe(v.string(), v.excludes('\0')));

/** What is read of an event; their webhook sends much more, and other kinds of events too. */
const SendgridEvent = v.looseObject({
  event: v.string(),
  timestamp: v.number(),
  sg_event_id: id,
  sg_message_id: id,
  /** Our own argument, given back (sendgrid.ts). */
  pabean_mail: v.optional(v.unknown()),
  type: text,
  reason: text,
  response: text,
});

type SendgridEvent = v.InferOutput<typeof SendgridEvent>;

/**
 * The deliveries that a call of Sendgrid's Event Webhook tells of; null when it is no such call. What is
 * no event costs the others of its batch nothing: a call that is refused comes again for a day, and is dropped.
 */
export function readSendgridEvents(body: unknown): DeliveryEvent[] | null {
  if (!Array.isArray(body)) return null;
  const events = body.filter((one) => v.is(SendgridEvent, one));
  if (events.length === 0 && body.length > 0) return null;
  return events.flatMap((told) => {
    const state = stateOf(told);
    if (state === null || !told.sg_event_id) return [];
    return {
      provider: 'sendgrid',
      eventId: told.sg_event_id.slice(0, 200),
      state,
      mailId: mailIdOf(told.pabean_mail),
      // Theirs begins with the id that they answered the sending with.
      providerMessageId: told.sg_message_id?.split('.')[0] || null,
      words: wordsOf(told.reason ?? told.response ?? undefined),
      at: timeOf(told.timestamp * 1000),
    };
  });
}

/** Opens, clicks and what they do with lists tell nothing of a delivery. */
function stateOf({ event, type }: SendgridEvent): DeliveryState | null {
  switch (event) {
    case 'deferred':
    case 'delivered':
      return event;
    case 'bounce':
      // "blocked": turned away this time; the address itself is not given up.
      return type === 'blocked' ? 'bounced-soft' : 'bounced';
    // Never sent, for the address is on their list of those that bounced or complained.
    case 'dropped':
      return 'bounced';
    case 'spamreport':
      return 'complained';
    default:
      return null;
  }
}
