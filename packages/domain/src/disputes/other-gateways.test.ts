import { expect, it } from 'vitest';
import { areOtherGateways, isSameGateway } from './other-gateways.ts';

const ourGateways = ['Gateway One', 'Gateway Two', 'Stripe'];

it.each([
  ['Gateway One', 'Gateway Two', true],
  ['gateway one ', 'Gateway One', false],
  ['Stripe', 'adyen', true],
  ['Stripe', ' STRIPE', false],
  // Ours may be our name of theirs.
  ['Gateway One', 'adyen', false],
  ['Gateway One', 'Stripe', true],
  ['Gateway One', 'Nowhere Pay', false],
  ['Nowhere Pay', 'Elsewhere Pay', false],
  ['Gateway One', null, false],
  [null, 'Gateway One', false],
])('%s and %s are two: %s', (one, other, two) => {
  expect(areOtherGateways(one, other, ourGateways)).toBe(two);
});

it('knows a gateway of the tables by its id and its name', () => {
  expect(isSameGateway('checkout', 'Checkout.com')).toBe(true);
  expect(isSameGateway('checkout', 'adyen')).toBe(false);
});
