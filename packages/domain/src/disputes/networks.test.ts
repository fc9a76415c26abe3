import { expect, it } from 'vitest';
import { areOtherNetworks } from './networks.ts';

it.each([
  ['visa', 'mastercard', true],
  ['visa', 'Visa', false],
  ['mastercard', 'MC', false],
  ['discover', 'Diners Club', false],
  ['amex', 'Visa', true],
  ['visa', 'jcb', false],
  ['Nowhere Pay', 'visa', false],
  ['visa', null, false],
  ['visa', undefined, false],
])('a case of %s and a payment by %s: %s', (ofCase, ofPayment, differ) => {
  expect(areOtherNetworks(ofCase, ofPayment)).toBe(differ);
});
