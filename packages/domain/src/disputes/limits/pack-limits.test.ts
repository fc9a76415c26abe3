import { expect, it } from 'vitest';
import type { EvidenceLimitName } from './limit.ts';
import { limitedGateway, packLimits } from './pack-limits.ts';

it.each<[string | null, string, EvidenceLimitName, number | null, string | null]>([
  ['stripe', 'visa', 'totalBytes', 4_500_000, 'Stripe'],
  ['stripe', 'visa', 'pages', 49, 'Stripe'],
  ['stripe', 'mastercard', 'pages', 19, 'Stripe'],
  ['stripe', 'amex', 'pages', 20, 'American Express'],
  ['stripe', 'visa', 'fieldCharacters', 20_000, 'Stripe'],
  ['stripe', 'visa', 'allCharacters', 150_000, 'Stripe'],
  ['stripe', 'discover', 'totalBytes', 3_000_000, 'Discover and Diners'],
  ['Stripe ', 'amex-optblue', 'totalBytes', 1_000_000, 'American Express OptBlue'],
  ['adyen', 'visa', 'pdfBytes', 2_000_000, 'Adyen'],
  ['adyen', 'visa', 'pages', null, null],
  ['adyen', 'mastercard', 'fileNameLength', 16, 'Mastercard'],
  ['solidgate', 'visa', 'pages', 19, 'Solidgate'],
  ['worldpay', 'visa', 'totalBytes', null, null],
  [null, 'visa', 'pages', 19, 'Safe for any acquirer'],
  ['somebody', 'visa', 'totalBytes', 1_000_000, 'Safe for any acquirer'],
])('%s, %s: %s at most %s, by %s', (acquirer, network, what, atMost, by) => {
  const limit = packLimits(acquirer, network).limits[what];
  expect(limit?.atMost ?? null).toBe(atMost);
  expect(limit?.by ?? null).toBe(by);
});

it('takes only the types of files that both take', () => {
  expect(packLimits('stripe', 'visa').fileTypes).toEqual(['pdf', 'jpeg', 'png']);
  expect(packLimits('stripe', 'amex').fileTypes).toEqual(['pdf', 'jpeg']);
  expect(packLimits('worldpay', 'visa').fileTypes).toBeNull();
});

it('names the parties, so that a reader sees whose words they are', () => {
  expect(packLimits('stripe', 'mastercard').parties.map(({ id }) => id)).toEqual([
    'stripe',
    'mastercard',
  ]);
  expect(limitedGateway('nobody')).toBeNull();
  expect(limitedGateway('checkout.com')?.id).toBe('checkout');
  expect(limitedGateway('CHECKOUT ')?.id).toBe('checkout');
  expect(packLimits('stripe', 'jcb').parties.map(({ id }) => id)).toEqual(['stripe']);
});

it.each([
  ['stripe', 'mastercard', 12],
  ['adyen', 'visa', 10],
  [null, 'visa', 10],
])(
  '%s, %s: letters of %i points at least, also where none were read',
  (acquirer, network, least) => {
    expect(packLimits(acquirer, network).letters).toBe(least);
  },
);
