import type { DeliveryState } from './mail-delivery.ts';

/** What of a mail decides whether it may go out again. */
export type MailStanding = {
  readonly state: 'queued' | 'sent' | 'failed';
  readonly delivery: DeliveryState | null;
  /** In its transport's words, why the latest try failed; null while none has. */
  readonly last_error: string | null;
};

/**
 * Why the same mail must not go out again, in words for the person who asks; null when it may: it
 * was given up, it is being tried again and again, or it came back. In all other cases the traveller
 * has it or may still get it.
 */
export function whyNotAgain({ state, delivery, last_error }: MailStanding): string | null {
  switch (delivery) {
    case 'delivered':
      return 'This e-mail was delivered.';
    case 'complained':
      return 'The recipient reported this e-mail as unwanted.';
    case 'deferred':
      return 'The provider took this e-mail and is still trying to deliver it.';
    case 'bounced':
    case 'bounced-soft':
      return null;
    case null:
      if (state === 'sent') return 'This e-mail was sent, and nothing says that it came back.';
      return state === 'queued' && last_error === null ? 'This e-mail is on its way.' : null;
  }
}
