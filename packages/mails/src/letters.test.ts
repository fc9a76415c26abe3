import { expect, test } from 'vitest';
import { fillLetter } from './index.ts';

const values = {
  fullName: null,
  email: 'ada.lovelace@travel.example.com',
  orderId: '104777',
  trackLink: 'https://example.com/track-order/MjA5NTU0',
  productLabel: 'Pabean',
  companyName: 'Example Travel Services Ltd',
  companyAddress: '1 Example Street',
  companyEmail: 'help@example.com',
  companyPhone: '+62 21 5550 0100',
  companyTaxId: 'EX-1',
  marketingUrl: 'https://example.com',
  arrival: null,
  arrivalDate: null,
  flight: null,
  port: null,
};

test('an e-mail address breaks after its @, and is whole in the text part', () => {
  const { html, text } = fillLetter('approval', values);
  expect(html).toContain('<bdi>ada.lovelace@<wbr/>travel.example.com</bdi>');
  expect(text).toContain('Username: ada.lovelace@travel.example.com\n');
});

test('the word e-mail stays on one line', () => {
  const { html, text } = fillLetter('approval', values);
  expect(html).toMatch(/<span style="white-space:nowrap">e-mail<\/span>\. Save it/);
  expect(text.replaceAll('\n', ' ')).toContain('attached to this e-mail. Save it');
});

test('a preview of an order without an address leaves its place empty', () => {
  expect(fillLetter('approval', { ...values, email: '' }).text).toContain('Username: ');
});

test('a text of before that is no address stands as it is', () => {
  expect(fillLetter('approval', { ...values, email: 'unknown' }).html).toContain('unknown</bdi>');
});
