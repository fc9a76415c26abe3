import { plainTyped } from '../digits/ascii-digits.ts';

/**
 * What somebody meant who typed or pasted an order id: spaces, invisible marks of e-mail programs
 * and right-to-left text, full-width letters, the digits of other scripts, long dashes, a
 * "#" and a word like "Order" or "Order ID:" in front are put right. The result may still be no
 * order id; ask `isOrderId`. An id that is one already comes back unchanged, so no order can
 * become unreachable: "Order" goes only when something other than the id's own letters ends it.
 */
export function normaliseOrderId(typed: string): string {
  return plainTyped(typed)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/^order(?:\s*(?:id|no|nr|number))?\.?\s*[\s#:.]\s*/i, '')
    .replace(/[#\s]/g, '');
}
