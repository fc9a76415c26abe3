import { expect, test } from 'vitest';
import { readEnv } from '../../../src/core/env.ts';
import { invoiceContent } from '../../../src/usecases/invoice/invoice-file.ts';
import { sampleFacts } from '../../papers/invoice/sample-facts.ts';

const company = {
  ...readEnv({}).company,
  name: 'Sample & Sons',
  address: '1 Harbour Road',
  email: 'help@example.org',
  phone: '+1 555 0199',
  taxId: 'TX-4711',
};
const facts = { ...sampleFacts, nationality: 'Japan' };

test('an invoice says who issued it, for whom and for what', () => {
  expect(invoiceContent(facts, company)).toEqual({
    number: 'INV-2026-000042',
    issuedAt: new Date('2026-02-03T23:59:00.000Z'),
    issuer: ['Sample & Sons', '1 Harbour Road', 'help@example.org, +1 555 0199', 'Tax ID TX-4711'],
    facts: [
      ['Invoice number', 'INV-2026-000042'],
      ['Invoice date', '2026-02-03'],
      ['Order', 'IND-104777'],
      ['For', 'Maren Ostrowick'],
      ['Payment', 'received 2026-02-01'],
    ],
    service: 'Preparation of the electronic customs declaration',
    amount: 'USD 39.00',
    returned: null,
    han: 'jp',
  });
});

test.each([
  ['Maren Ostrowick', 'maren@example.com', 'Maren Ostrowick'],
  [null, 'maren@example.com', 'maren@example.com'],
  [null, null, ''],
])('for %j at %j it says %j', (full_name, email, words) => {
  const content = invoiceContent({ ...facts, full_name, email }, company);
  expect(content.facts).toContainEqual(['For', words]);
});

test.each([
  ['6900.00', 'JPY', 'JPY 6,900'],
  ['12.50', 'BHD', 'BHD 12.500'],
])('%s of %s is written with the decimals of its currency: %s', (amount, currency, words) => {
  expect(invoiceContent({ ...facts, amount, currency }, company).amount).toBe(words);
});

test.each([
  ['all', {}, { amount: 'USD 39.00', left: 'USD 0.00' }],
  ['a part', { refunded: '19.50' }, { amount: 'USD 19.50', left: 'USD 19.50' }],
  ['in another currency', { order_currency: 'EUR' }, null],
  ['more than it is', { refunded: '69.00' }, null],
  ['nobody knows how much', { order_amount: null }, null],
])('of a refunded order it says so: %s', (_what, more, returned) => {
  const refund_date = '2026-02-05T08:00:00.000Z';
  const content = invoiceContent({ ...facts, refund_date, ...more }, company);
  expect(content.facts.at(-1)).toEqual(['Refund', 'returned 2026-02-05']);
  expect(content.returned).toEqual(returned);
});

test('of an order that is not paid it says so', () => {
  const content = invoiceContent({ ...facts, paid_at: null }, company);
  expect(content.facts).toContainEqual(['Payment', 'not received yet']);
});

test('of an order that nobody paid it says of no refund', () => {
  const unpaid = { paid_at: null, refund_date: '2026-02-05T08:00:00.000Z', refunded: '0.00' };
  const content = invoiceContent({ ...facts, ...unpaid }, company);
  expect(content.facts.at(-1)).toEqual(['Payment', 'not received yet']);
  expect(content.returned).toBeNull();
});
