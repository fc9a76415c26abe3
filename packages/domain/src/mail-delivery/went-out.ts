/** Who took a mail; the transports that are named deliver to nobody. */
const noDelivery: readonly (string | null)[] = ['local', 'sendgrid-sandbox'];

/**
 * Whether a mail went out to the world. One that the local mailbox or a sandbox took is "not sent",
 * on every screen and in every letter.
 */
export function wentOut(mail: { readonly state: string; readonly transport: string | null }) {
  return mail.state === 'sent' && !noDelivery.includes(mail.transport);
}
