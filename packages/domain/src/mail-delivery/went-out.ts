import type { MailTransport } from './mail-message.ts';

/** Who took a mail; the transports that are named deliver to nobody. */
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
