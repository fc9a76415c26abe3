/** The zero of the other digit rows that keyboards of travellers and staff type. */
const zeros = [0x0660, 0x06f0, 0x0966].map((zero) => String.fromCodePoint(zero));

/**
 * What somebody meant who typed or pasted an order id: spaces, invisible marks of e-mail programs
 * and right-to-left text, full-width letters, Arabic, Persian or Devanagari digits, long dashes, a
 * "#" and a word like "Order" or "Order ID:" in front are put right. The result may still be no
 * order id; ask `isOrderId`. An id that is one already comes back unchanged, so no order can
 * become unreachable: "Order" goes only when something other than the id's own letters ends it.
 */
export function normaliseOrderId(typed: string): string {
  return digitsToAscii(typed.normalize('NFKC'))
    .replace(/[\p{Cf}\p{Cc}]/gu, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/^order(?:\s*(?:id|no|nr|number))?\.?\s*[\s#:.]\s*/i, '')
    .replace(/[#\s]/g, '');
}

function digitsToAscii(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const zero = zeros.findLast((candidate) => candidate <= digit) ?? digit;
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}
