import { describe, expect, it } from 'vitest';
import { normaliseOrderId } from './normalise-order-id.ts';

describe('normaliseOrderId', () => {
  it.each([
    ['spaces around', '  104777 ', '104777'],
    ['spaces inside', '104 777', '104777'],
    ['a no-break space', '104\u00a0777', '104777'],
    ['a tab and a line break', '\t104777\r\n', '104777'],
    ['a number sign', '#104777', '104777'],
    ['a full-width number sign', '＃104777', '104777'],
    ['the word of the mail', 'Order 104777', '104777'],
    ['the words of the form', 'Order ID: 104777', '104777'],
    ['the words without a space', 'OrderID: 104777', '104777'],
    ['spaces in front of the word', '  Order 104777', '104777'],
    ['a tab after the word', 'Order\t104777', '104777'],
    ['an id that begins like the word', 'Order-555 666', 'Order-555666'],
    ['an id that has the word inside', 'AB-order 12', 'AB-order12'],
    ['another way to write it', 'ORDER NO. #104777', '104777'],
    ['a colon without a space', 'order:104777', '104777'],
    ['full-width digits', '１０４７７７', '104777'],
    ['full-width letters', 'ＡＢ１２３４５', 'AB12345'],
    ['Arabic digits', '١٠٤٧٧٧', '104777'],
    ['Persian digits', '۱۰۴۷۷۷', '104777'],
    ['Devanagari digits', '१०४७७७', '104777'],
    ['Bengali digits', '১০৪৭৭৭', '104777'],
    ['Tamil digits', '௧௦௪௭௭௭', '104777'],
    ['Thai digits', '๑๐๔๗๗๗', '104777'],
    ['Lao digits', '໑໐໔໗໗໗', '104777'],
    ['Khmer digits', '១០៤៧៧៧', '104777'],
    ['Burmese digits', '၁၀၄၇၇၇', '104777'],
    ['the first and the last digit of a script', '๐๙๐๙๐๙', '090909'],
    ['Thai digits behind the mail’s words', 'Order #๑๐๔๗๗๗', '104777'],
    ['digits of two scripts', '１०٤777', '104777'],
    ['mathematical digits', '𝟏𝟎𝟒𝟕𝟕𝟕', '104777'],
    ['marks of right-to-left text', '\u200f\u2067104777\u2069\u200e', '104777'],
    ['a byte-order mark and a zero-width space', '\ufeff104\u200b777', '104777'],
    ['a mark between word and number', 'Order\u200e 104777', '104777'],
    ['a long dash', 'AB–12345', 'AB-12345'],
    ['a minus sign', 'AB−12345', 'AB-12345'],
    ['nothing', '   ', ''],
  ])('forgives %s', (_what, typed, id) => {
    expect(normaliseOrderId(typed)).toBe(id);
  });

  it.each([
    '104777',
    'AB-12345',
    'Order-555666',
    'order104777',
    'ORDERED-1',
    'Orderid1',
    'OrderNo123',
  ])('leaves the id %s alone', (id) => {
    expect(normaliseOrderId(id)).toBe(id);
    expect(normaliseOrderId(`Order ${id}`)).toBe(id);
  });

  it('changes nothing the second time', () => {
    const once = normaliseOrderId('Order #１０４ ７７７');
    expect(normaliseOrderId(once)).toBe(once);
  });
});
