import { tellTyped } from '../keeping/forget-typed.ts';

/** What is typed of a request: it outlives a reload and a lost network, and ends with the tab. */
export interface RefundDraft {
  readonly reason: string;
  readonly words: string;
}

const keyOf = (orderId: string) => `refund:${orderId}`;
const empty: RefundDraft = { reason: '', words: '' };

const isEmpty = ({ reason, words }: RefundDraft) => reason === '' && words === '';

export const hasDraft = (orderId: string): boolean => !isEmpty(readDraft(orderId));

/** What was typed for this order before; a device that keeps nothing has none. */
export function readDraft(orderId: string): RefundDraft {
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? '{}') };
  } catch {
    return empty;
  }
}

/** Keeps it while there is something; null forgets it. */
export function keepDraft(orderId: string, draft: RefundDraft | null): void {
  try {
    if (draft === null || isEmpty(draft)) sessionStorage.removeItem(keyOf(orderId));
    else sessionStorage.setItem(keyOf(orderId), JSON.stringify(draft));
  } catch {
    // A browser that stores nothing: the page itself still holds it.
  }
  tellTyped();
}
