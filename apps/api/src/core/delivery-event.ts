import type { DeliveryState, MailReporter } from '@pabean/domain';

/** How an event names its message: by our own id, or by the one its provider gave. */
export interface MailReference {
  readonly mailId: string | null;
  readonly providerMessageId: string | null;
}

/** An event as a provider told it. */
export interface DeliveryEvent extends MailReference {
  readonly provider: MailReporter;
  /** The same when the provider repeats itself. */
  readonly eventId: string;
  readonly state: DeliveryState;
  /** The provider's own words; may name the recipient. */
  readonly words: string | null;
  readonly at: Date;
}
