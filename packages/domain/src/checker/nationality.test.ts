import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each<[string, Change, string[]]>([
  [
    'says its people and not the country',
    { fields: { nationality: 'German', country_code: '49' } },
    [],
  ],
  [
    'says its people, and is called by another country',
    { fields: { nationality: 'German', country_code: '62' } },
    ['nationality.dialling'],
  ],
  [
    'is called Indonesian, for whom six months of passport are not asked',
    {
      fields: { nationality: 'Indonesian', country_code: '62' },
      scheme: { passport_expiry: '2027-01-01' },
    },
    [],
  ],
])('an order that %s', (_, change, rules) => {
  expect(checkOrder(orderWith(change), now).marks.map(({ rule }) => rule)).toEqual(rules);
});
