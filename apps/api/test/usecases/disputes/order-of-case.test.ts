import { expect, test } from 'vitest';
import type { DisputedOrder } from '../../../src/db/queries/disputes.ts';
import {
  keptPayment,
  marksOf,
  oddMarks,
  orderActor,
} from '../../../src/usecases/disputes/order-of-case.ts';

const order = {
  amount: '69.00',
  currency: 'USD',
  erased_at: null,
  network: 'visa',
  gateways: ['Gateway One'],
  our_gateways: ['Gateway One', 'Gateway Two'],
} as DisputedOrder;
const one = { amount: '69.000', currency: 'USD', network: 'visa', gateway: 'Gateway One' };

test.each([
  [{}, {}, []],
  [{ amount: '69.01' }, {}, ['larger-than-payment']],
  [{ amount: '100' }, {}, ['larger-than-payment']],
  [{ amount: null }, {}, []],
  [{ amount: '100' }, { amount: null }, []],
  [{ currency: 'EUR' }, {}, ['other-currency']],
  [{ currency: 'EUR', amount: '100' }, {}, ['other-currency']],
  [{ currency: null }, {}, []],
  [{ currency: null, amount: '100' }, {}, ['larger-than-payment']],
  [{ currency: 'EUR' }, { currency: null }, []],
  [{ network: 'amex' }, {}, ['other-network']],
  [{ network: 'amex' }, { network: null }, []],
  [{ gateway: 'Gateway Two' }, {}, ['other-gateway']],
  [{ gateway: 'Gateway Two' }, { gateways: ['Gateway One', 'Gateway Two'] }, []],
  [{ gateway: 'Gateway Two' }, { gateways: [null, 'Gateway One'] }, []],
  [{ gateway: 'solidgate' }, {}, []],
  [{}, { erased_at: '2026-11-02T10:00:00.000Z' }, ['erased-order']],
  [
    { currency: 'EUR', network: 'amex' },
    { erased_at: '2026-11-02T10:00:00.000Z' },
    ['other-currency', 'other-network', 'erased-order'],
  ],
])('a case of %j beside an order of %j has %j', (told, paid, marks) => {
  const paidOrder = { ...order, ...paid } as DisputedOrder;
  expect(oddMarks({ ...one, ...told }, paidOrder)).toEqual(marks);
});

test('a case without an order has nothing odd, and what came out of order stays said', () => {
  expect(oddMarks({ ...one, amount: '100' }, null)).toEqual([]);
  expect(marksOf(['other-network', 'out-of-order'], { ...one, amount: '100' }, order)).toEqual([
    'larger-than-payment',
    'out-of-order',
  ]);
  expect(marksOf(['erased-order'], one, null)).toEqual([]);
});

test('a gateway is the system to the history of an order', () => {
  const actor = { id: null, name: 'Stripe', ip: null };
  expect(orderActor({ kind: 'gateway', ...actor })).toEqual({ kind: 'system', ...actor });
  expect(orderActor({ kind: 'staff', id: 7, name: 'Rani', ip: '203.0.113.42' })).toEqual({
    kind: 'staff',
    id: 7,
    name: 'Rani',
    ip: '203.0.113.42',
  });
});

test('what names a payment does not come back to an erased order', () => {
  const payment = { transaction_id: 'tx-1', last_four: '4417' };
  expect(keptPayment(payment, null)).toEqual(payment);
  expect(keptPayment(payment, order)).toEqual(payment);
  expect(keptPayment(payment, { ...order, erased_at: '2026-11-02T10:00:00.000Z' })).toEqual({});
});
