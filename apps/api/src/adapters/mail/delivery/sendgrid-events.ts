import type { DeliveryState } from '@pabean/domain';
import * as v from 'valibot';
import type { DeliveryEvent } from '../../../core/delivery-event.ts';
import { mailIdOf, timeOf, wordsOf } from './parts.ts';

const text = v.optional(v.string());

/** What is read of an event; their webhook sends much more, and other kinds of events too. */
const Batch = v.array(
  v.looseObject({
    event: v.string(),
    timestamp: v.number(),
    sg_event_id: text,
    sg_message_id: text,
    /** Our own argument, given back (sendgrid.ts). */
    pabean_mail: v.optional(v.unknown()),
    type: text,
    reason: text,
    response: text,
  }),
);

type SendgridEvent = v.InferOutput<typeof Batch>[number];

/** The deliveries that a call of Sendgrid's Event Webhook tells of; null when it is no such call. */
export function readSendgridEvents(body: unknown): DeliveryEvent[] | null {
  const batch = v.safeParse(Batch, body);
  if (!batch.success) return null;
  return batch.output.flatMap((told) => {
    const state = stateOf(told);
    if (state === null || !told.sg_event_id) return [];
    return {
      provider: 'sendgrid',
      eventId: told.sg_event_id.slice(0, 200),
      state,
      mailId: mailIdOf(told.pabean_mail),
      // Theirs begins with the id that they answered the sending with.
      providerMessageId: told.sg_message_id?.split('.')[0] || null,
      words: wordsOf(told.reason ?? told.response),
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
