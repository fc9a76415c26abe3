import type { CorrectedValue } from '@pabean/api-client/contract';
import type { OwnField } from './own-fields.ts';

/** What is typed of one field, against which version of the order. */
export interface CorrectDraft {
  readonly field: OwnField;
  readonly value: CorrectedValue;
  readonly version: number;
  readonly reason: string;
}

const keyOf = (orderId: string) => `correct:${orderId}`;

/** What was typed for this order before; it outlives a reload and ends with the tab. */
export function readCorrectDraft(orderId: string): CorrectDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? 'null') as CorrectDraft | null;
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it. */
export function keepCorrectDraft(orderId: string, draft: CorrectDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(orderId));
    else sessionStorage.setItem(keyOf(orderId), JSON.stringify(draft));
  } catch {
    // A browser that stores nothing: the page itself still holds it.
  }
}
