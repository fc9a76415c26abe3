/**
 * The zeros of the digits that keyboards of travellers and staff type; one to nine follow each:
 * Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam,
 * Thai, Lao, Tibetan, Burmese, Khmer.
 */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0,
];

/**
 * What somebody meant who typed or pasted an order id: spaces, invisible marks of e-mail programs
 * and right-to-left text, full-width letters, the digits of other scripts, long dashes, a
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
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((candidate) => candidate <= code && code <= candidate + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
