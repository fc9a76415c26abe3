import type { DeliveryState } from '@pabean/domain';
import * as v from 'valibot';
import type { DeliveryEvent } from '../../../core/delivery-event.ts';
import { mailIdName, mailIdOf, timeOf, wordsOf } from './parts.ts';

const text = v.optional(v.nullable(v.string()));
const recipients = v.optional(v.array(v.looseObject({ diagnosticCode: text, status: text })), []);

/** What is read of a message of SES: event publishing says `eventType`, feedback `notificationType`. */
const SesNotification = v.looseObject({
  eventType: text,
  notificationType: text,
  mail: v.looseObject({
    messageId: v.string(),
    tags: v.optional(v.record(v.string(), v.unknown())),
  }),
  bounce: v.optional(
    v.looseObject({
      bounceType: text,
      bounceSubType: text,
      timestamp: text,
      bouncedRecipients: recipients,
    }),
  ),
  complaint: v.optional(v.looseObject({ complaintFeedbackType: text, timestamp: text })),
  delivery: v.optional(v.looseObject({ smtpResponse: text, timestamp: text })),
  deliveryDelay: v.optional(
    v.looseObject({ delayType: text, timestamp: text, delayedRecipients: recipients }),
  ),
  reject: v.optional(v.looseObject({ reason: text })),
});

interface News {
  readonly state: DeliveryState;
  readonly words: (string | null | undefined)[];
  readonly at: string | null | undefined;
}

/**
 * The delivery that a notification of SES reports; null when it reports none, a test message for
 * example. `eventId` is the notification's, which stays the same when it is sent again.
 */
export function readSesEvent(message: string, eventId: string): DeliveryEvent | null {
  const notification = v.safeParse(v.pipe(v.string(), v.parseJson(), SesNotification), message);
  if (!notification.success) return null;
  const news = newsOf(notification.output);
  if (news === null) return null;
  const { tags, messageId } = notification.output.mail;
  // Each tag comes back as a list of its values.
  const tag: unknown = tags?.[mailIdName];
  return {
    provider: 'ses',
    eventId,
    state: news.state,
    mailId: mailIdOf(Array.isArray(tag) ? tag[0] : tag),
    // PostgreSQL holds no NUL.
    providerMessageId: messageId.includes('\0') ? null : messageId,
    words: wordsOf(news.words.filter(Boolean).join(': ')),
    at: timeOf(news.at ?? undefined),
  };
}

function newsOf(notification: v.InferOutput<typeof SesNotification>): News | null {
  const { bounce, complaint, delivery, deliveryDelay, reject } = notification;
  switch (notification.eventType ?? notification.notificationType) {
    case 'Bounce': {
      const [first] = bounce?.bouncedRecipients ?? [];
      return {
        // "Transient" and "Undetermined" do not speak against the address.
        state: bounce?.bounceType === 'Permanent' ? 'bounced' : 'bounced-soft',
        words: [bounce?.bounceSubType, first?.diagnosticCode ?? first?.status],
        at: bounce?.timestamp,
      };
    }
    case 'Complaint':
      return {
        state: 'complained',
        words: [complaint?.complaintFeedbackType],
        at: complaint?.timestamp,
      };
    case 'Delivery':
      return { state: 'delivered', words: [delivery?.smtpResponse], at: delivery?.timestamp };
    case 'DeliveryDelay': {
      const [first] = deliveryDelay?.delayedRecipients ?? [];
      return {
        state: 'deferred',
        words: [deliveryDelay?.delayType, first?.diagnosticCode],
        at: deliveryDelay?.timestamp,
      };
    }
    // Taken, then not sent: SES found a virus in it.
    case 'Reject':
      return { state: 'bounced', words: [reject?.reason], at: null };
    default:
      return null;
  }
}
