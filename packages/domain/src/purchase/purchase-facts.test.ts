import { expect, it } from 'vitest';
import { purchaseFacts, purchaseFieldCount } from './purchase-facts.ts';
import { purchaseFieldKeys, purchaseFields } from './purchase-fields.ts';

const linesOf = (values: Parameters<typeof purchaseFacts>[0]) =>
  purchaseFacts(values).map(({ label, value }) => `${label}: ${value}`);

it('shows nothing where nothing came in', () => {
  expect(purchaseFacts({})).toEqual([]);
  expect(purchaseFieldCount({})).toBe(0);
});

it('puts together what is read together', () => {
  expect(
    linesOf({
      ip: '203.0.113.42',
      place: 'Norwich',
      network: 'visa',
      last_four: '4417',
      avs: 'Match',
      terms_ticked_at: '2026-11-17T14:01:37.000Z',
      terms_version: '7',
      utm_source: 'search',
      utm_medium: 'cpc',
    }),
  ).toEqual([
    'IP and place: 203.0.113.42, Norwich',
    'Card: Visa •••• 4417',
    'AVS, CVV: Match, —',
    'Terms ticked: 17-11-2026 14:01:37, version 7',
    'Source: search, cpc',
  ]);
  expect(linesOf({ network: 'jcb' })).toEqual(['Card: jcb']);
  expect(linesOf({ last_four: '4417' })).toEqual(['Card: •••• 4417']);
  expect(linesOf({ terms_version: '7' })).toEqual(['Terms ticked: version 7']);
});

it('shows every field of the table somewhere, in its words', () => {
  for (const key of purchaseFieldKeys) {
    const value = purchaseFields[key].kind === 'moment' ? '2026-11-17T14:01:37.000Z' : `of ${key}`;
    expect(linesOf({ [key]: value }).join(), key).toMatch(
      purchaseFields[key].kind === 'moment' ? /17-11-2026/ : new RegExp(`of ${key}`),
    );
    expect(purchaseFieldCount({ [key]: value })).toBe(1);
  }
});
