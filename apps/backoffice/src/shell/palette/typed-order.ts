import { isOrderId, normaliseOrderId } from '@pabean/domain';

/** An order whose id was typed, and the words beside it. */
export type TypedOrder = { readonly id: string; readonly rest: string };

/** The first word that can be an order id. Words without a digit are words. */
export function typedOrder(query: string): TypedOrder | null {
  const words = query.trim().split(/\s+/);
  const at = words.findIndex((word) => {
    const id = normaliseOrderId(word);
    return isOrderId(id) && /\d/.test(id);
  });
  const word = words[at];
  if (word === undefined) return null;
  return { id: normaliseOrderId(word), rest: words.toSpliced(at, 1).join(' ') };
}
