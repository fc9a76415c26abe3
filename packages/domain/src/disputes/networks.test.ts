import { expect, it } from 'vitest';
import { areOtherNetworks, cardNetworks, networkName, networkOf } from './networks.ts';

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

it.each([
  ['Visa', ['visa', 'VI', ' v-i-s-a ']],
  ['Mastercard', ['Mastercard', 'MC', 'maestro']],
  ['American Express', ['amex', 'American Express', 'AX', 'american-express']],
  ['Discover', ['Discover', 'Diners', 'Diners Club']],
])('%s is what gateways call %j', (name, words) => {
  for (const word of words) expect(networkName(networkOf(word) ?? ''), word).toBe(name);
});

it('names every network, and leaves a word of every object alone', () => {
  expect(cardNetworks.map(networkName)).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'Discover',
  ]);
  expect(networkName('toString')).toBe('toString');
  expect(networkOf('toString')).toBeNull();
  expect(networkOf('constructor')).toBeNull();
});
