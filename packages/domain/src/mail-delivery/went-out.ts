import type { MailTransport } from './mail-message.ts';

/** The transports that deliver to no mailbox. */
const noDelivery: readonly (string | null)[] = [
  'local',
  'sendgrid-sandbox',
] satisfies MailTransport[];

/**
 * Whether a mail went out to the world. One that the local mailbox or a sandbox took is "not sent",
 * on every screen and in every letter.
 */
export function wentOut(mail: { readonly state: string; readonly transport: string | null }) {
  return mail.state === 'sent' && !noDelivery.includes(mail.transport);
}
