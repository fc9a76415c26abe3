import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseOrderId } from './normalise-order-id.ts';
import { decodeOrderId, encodeOrderId, isOrderId } from './order-id.ts';

/** Any unit of UTF-16, half a pair too. fast-check's own unit of this kind takes seconds to be made. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const anyId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{5,31}$/);
/** No leading zero: what is doubled in an address. */
const wholeNumber = fc.stringMatching(/^[1-9][0-9]{5,31}$/);
const leadingZero = fc.stringMatching(/^0[0-9]{5,31}$/);
const ids = fc.oneof(anyId, wholeNumber, leadingZero);
/** Text of any characters, and text that looks like an encoded id. */
const garbage = fc.oneof(
  fc.string({ unit: anyUnit }),
  fc.base64String(),
  fc.stringMatching(/^[A-Za-z0-9+/]{0,50}$/),
);

test('every id comes back from its address, which needs no escaping', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const encoded = encodeOrderId(id);
      expect(encoded).toMatch(/^[A-Za-z0-9]+$/);
      expect(decodeOrderId(encoded)).toBe(id);
    }),
  );
});

test('a number stands in the address as its double', () => {
  fc.assert(
    fc.property(wholeNumber, (id) => {
      expect(BigInt(atob(encodeOrderId(id)))).toBe(BigInt(id) * 2n);
    }),
  );
});

test('all other ids stand in the address as they are', () => {
  const others = fc.oneof(
    leadingZero,
    anyId.filter((id) => /\D/.test(id)),
  );
  fc.assert(
    fc.property(others, (id) => {
      expect(atob(encodeOrderId(id))).toBe(id);
    }),
  );
});

test('different ids have different addresses', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(encodeOrderId(one) === encodeOrderId(other)).toBe(one === other);
    }),
  );
});

test('garbage is null or the one spelling of an id, and never throws', () => {
  fc.assert(
    fc.property(garbage, (text) => {
      const id = decodeOrderId(text);
      if (id === null) return;
      expect(isOrderId(id)).toBe(true);
      expect(encodeOrderId(id)).toBe(text);
    }),
  );
});

test('whatever is typed is put right in one go', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const once = normaliseOrderId(typed);
      expect(once).not.toMatch(/\s|#/);
      if (isOrderId(once)) expect(normaliseOrderId(once)).toBe(once);
    }),
  );
});

test('an id stays itself, with words and spaces around it too', () => {
  const before = fc.constantFrom('', ' ', 'Order ', 'Order ID: ', 'order no. #', '\u200f');
  const after = fc.constantFrom('', ' ', '\n', '\u200e');
  fc.assert(
    fc.property(before, ids, after, (front, id, end) => {
      expect(normaliseOrderId(front + id + end)).toBe(id);
    }),
  );
});
