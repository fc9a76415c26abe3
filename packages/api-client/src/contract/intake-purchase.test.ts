import { purchaseFieldKeys } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import { take, wrong } from './testing/intake-order.ts';

const wrongOf = (purchase: unknown) => wrong({ purchase });
const hash = 'A1'.repeat(32);

test('nothing of it has to come, and nothing that is unknown may', () => {
  expect(take().purchase).toEqual({});
  expect(take({ purchase: {} }).purchase).toEqual({});
  for (const key of purchaseFieldKeys) {
    expect(take({ purchase: { [key]: '' } }).purchase, key).toEqual({});
    expect(take({ purchase: { [key]: null } }).purchase, key).toEqual({});
    expect(wrongOf({ [key]: 7 }), key).not.toEqual([]);
  }
  expect(wrongOf({ passport: 'X' })).toEqual([
    'purchase.passport is not a field that is known here',
  ]);
  expect(wrongOf('x')).toEqual(['purchase is not an object']);
});

test('keeps what came, in one spelling', () => {
  const purchase = {
    ip: '2001:db8::1',
    network: 'MasterCard',
    last_four: ' 4417 ',
    terms_hash: hash,
    terms_ticked_at: '2026-11-17T21:01:37+07:00',
    three_ds: 'Passed, frictionless',
  };
  expect(take({ purchase }).purchase).toEqual({
    ...purchase,
    network: 'mastercard',
    last_four: '4417',
    terms_hash: hash.toLowerCase(),
    terms_ticked_at: '2026-11-17T14:01:37.000Z',
  });
  expect(take({ purchase: { network: 'JCB' } }).purchase).toEqual({ network: 'JCB' });
});

test.each([
  [{ ip: '203.0.113.256' }, 'purchase.ip is not an IP address'],
  [{ ip: 'fe80::1%eth0' }, 'purchase.ip is not an IP address'],
  [{ device_id: 'x'.repeat(14) }, 'purchase.device_id has fewer than 15 characters'],
  [{ device_id: 'x'.repeat(201) }, 'purchase.device_id has more than 200 characters'],
  [{ fingerprint: 'x'.repeat(19) }, 'purchase.fingerprint has fewer than 20 characters'],
  [{ last_four: '441' }, 'purchase.last_four is not four digits'],
  [{ last_four: '44175' }, 'purchase.last_four is not four digits'],
  [{ terms_hash: 'abc' }, 'purchase.terms_hash is not a SHA-256 hash (64 hexadecimal digits)'],
  [
    { terms_ticked_at: '2026-11-17' },
    'purchase.terms_ticked_at is not a moment (ISO 8601 with zone)',
  ],
  [{ disclosure_shown_at: true }, 'purchase.disclosure_shown_at is not a text'],
  [{ place: 'a\0b' }, 'purchase.place has a character that cannot be stored'],
])('refuses %j: %s', (purchase, trouble) => {
  expect(wrongOf(purchase)).toEqual([trouble]);
});

test('the least lengths are enough', () => {
  const purchase = { device_id: 'x'.repeat(15), fingerprint: 'x'.repeat(20) };
  expect(take({ purchase }).purchase).toEqual(purchase);
});

describe('a full card number', () => {
  const trouble =
    'purchase holds a full card number; send a token of the gateway and the last four digits';

  test.each<[string, object]>([
    ['in a field', { card_token: '4111111111111111' }],
    ['with blanks in a text', { user_agent: 'x 4111 1111 1111 1111 y' }],
    ['as a number', { last_four: 4111111111111111 }],
    ['in an unknown part', { card: { number: '5555555555554444' } }],
    ['as a name', { '378282246310005': 'x' }],
  ])('%s is refused, and not said again', (_, purchase) => {
    expect(wrongOf(purchase)).toEqual([trouble]);
    expect(JSON.stringify(wrongOf({ ...purchase, ip: 'nonsense' }))).not.toMatch(/\d{12}/);
  });
});
