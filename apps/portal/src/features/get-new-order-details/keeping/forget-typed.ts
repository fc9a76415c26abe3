import { dropHalfTyped } from '../../../shared/half-typed.ts';
import { forgetBehind } from '../../../shared/left-behind.ts';
import { holdLocks } from './typed-locks.ts';

/** What a tab keeps of half-written corrections and refund requests, each under the id of its order. */
const kinds = ['correct:', 'refund:'];

/** The orders for which something of the kind is typed in this tab. */
export function typedOrders(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) => {
      const kind = kinds.find((name) => key.startsWith(name));
      const isEmpty = ['{}', null].includes(sessionStorage.getItem(key));
      return kind === undefined || isEmpty ? [] : [key.slice(kind.length)];
    });
  } catch {
    return [];
  }
}

/** Lets other tabs know for which orders something is typed here. */
export const tellTyped = (): void => holdLocks(typedOrders());

/** Nothing that was typed for an order stays in this tab, or for any. */
export function forgetTyped(orderId?: string): void {
  // Whose e-mail it is that opened nothing is not known: whoever leaves takes it along.
  dropHalfTyped();
  forgetBehind(orderId);
  try {
    for (const key of Object.keys(sessionStorage)) {
      const kind = kinds.find((name) => key.startsWith(name));
      if (kind && (orderId === undefined || key === `${kind}${orderId}`)) {
        sessionStorage.removeItem(key);
      }
    }
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  tellTyped();
}
