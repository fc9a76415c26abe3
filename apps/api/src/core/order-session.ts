import { createHash, timingSafeEqual } from 'node:crypto';

/** An order that a request's cookies open. */
export interface OrderSession {
  readonly orderId: string;
  /** Tells this opening of the order from others, and opens nothing itself. */
  readonly id: string;
  readonly expiresAt: Date;
  /** The mark of the e-mail that opened it; null in a cookie of the release before. */
  readonly opener: string | null;
}

/** An e-mail as two people would call it the same, as a digest: all have one length. */
export function emailDigest(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}

/** What a cookie keeps of the e-mail that opened an order. */
export function openerOf(orderId: string, email: string): string {
  const mark = createHash('sha256').update(`${orderId}\n`).update(emailDigest(email));
  return mark.digest('base64url').slice(0, 22);
}

/** Whether the order still has the e-mail that a cookie was given for. */
export function opensStill(session: OrderSession, email: string | null): boolean {
  if (session.opener === null) return true;
  const now = Buffer.from(openerOf(session.orderId, email ?? ''));
  const then = Buffer.from(session.opener);
  return now.length === then.length && timingSafeEqual(now, then);
}
