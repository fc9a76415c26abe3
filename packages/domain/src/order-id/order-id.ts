/** What an order id looks like when the seller's site sends one (spec, Orders come in). */
export const orderIdPattern = /^[A-Za-z0-9][A-Za-z0-9-]{5,31}$/;

/** Whether a value can be an order id: 6 to 32 letters, digits and hyphens, no hyphen in front. */
export function isOrderId(x: unknown): x is string {
  return typeof x === 'string' && orderIdPattern.test(x);
}

/** A whole number without leading zeros: the only ids that can be doubled and halved losslessly. */
const plainNumber = /^[1-9][0-9]*$/;

/**
 * The form of an order id in links (spec section 3, "Encoded id"): a number is doubled, anything
 * else stays, then base64 without trailing padding. A number with a leading zero stays as well,
 * since doubling would drop the zero. BigInt, because 32 digits are more than a Number holds.
 *
 * The letters, digits and hyphens of an id never produce `+` or `/`, so the result needs no
 * escaping in an address. It hides nothing: an encoded id is never a permission.
 */
export function encodeOrderId(id: string): string {
  const text = plainNumber.test(id) ? String(BigInt(id) * 2n) : id;
  return btoa(text).replace(/=+$/, '');
}

/**
 * The order id behind an encoded one, or null when there is none: not base64, an odd number (no
 * doubled id is odd), not an order id, or another spelling of an id that has its own encoding.
 * The last rule gives every order exactly one address.
 */
export function decodeOrderId(encoded: string): string | null {
  const text = fromBase64(encoded);
  if (text === null) return null;
  const id = plainNumber.test(text) ? halve(BigInt(text)) : text;
  return isOrderId(id) && encodeOrderId(id) === encoded ? id : null;
}

function halve(doubled: bigint): string | null {
  return doubled % 2n === 0n ? String(doubled / 2n) : null;
}

function fromBase64(encoded: string): string | null {
  // atob forgives spaces and padding; an address must not.
  if (!/^[A-Za-z0-9+/]+$/.test(encoded)) return null;
  try {
    return atob(encoded);
  } catch {
    return null;
  }
}
