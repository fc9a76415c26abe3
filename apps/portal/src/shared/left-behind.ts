import type { ReactElement } from 'react';

/**
 * How long whoever typed is taken to be still there, in milliseconds. The page asks for the e-mail again
 * because somebody else may be.
 */
const stillThereMs = 10 * 60_000;

let left: { orderId: string; shown: ReactElement; typedAt: number } | undefined;

/** Something was typed for an order: this shows it where its page gives way to Track Order. */
export function leaveBehind(orderId: string, shown: ReactElement): void {
  left = { orderId, shown, typedAt: Date.now() };
}

/** What shows what was typed for this order a moment ago, in this page. */
export function leftBehind(orderId: string): ReactElement | null {
  const isHere = left?.orderId === orderId && Date.now() - left.typedAt < stillThereMs;
  return isHere ? (left?.shown ?? null) : null;
}

/** Nothing of this order is shown there any more, or of any. */
export function forgetBehind(orderId?: string): void {
  if (orderId === undefined || left?.orderId === orderId) left = undefined;
}
