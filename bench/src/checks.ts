import { checkOrder } from '@pabean/domain';
import { orderWith } from '@pabean/domain/testing';

const promise = 10_000;
const measureMs = 2_000;

/** The declaration that has nothing wrong, with baggage, family and goods that give the checker something to find. */
const order = orderWith({
  fields: {
    country_code: 'Australia',
    phone_number: null,
    unaccompanied_baggage_select: 'Yes',
    family_members_travelling: 1,
  },
  family: [{ family_member_name: 'Ann Example', family_passport_number: 'L3634750' }],
  yes: ['currency', 'purchase'],
  goods: {
    description_of_Goods_cigarettes: 'Cigarettes, 300 sticks',
    quantityofGoods_cigarettes: 300,
    units_cigarettes: 'Stick',
    amountofmoney_currency: '160.000.000',
    currency_currency: 'IDR',
    description_of_Goods_purchase: 'Camera body and lens',
    value_purchase: 1240,
    currency_purchase: 'EUR',
  },
});

/** How many orders with something to find one core checks in a second. */
export function measureChecks(): string {
  const now = new Date('2026-11-21T10:00:00Z');
  const started = performance.now();
  let checks = 0;
  for (; performance.now() - started < measureMs; checks += 1) checkOrder(order, now);
  const rate = checks / ((performance.now() - started) / 1000);
  const verdict = rate >= promise ? 'kept' : 'BROKEN';
  return `${'checks of a declaration'.padEnd(34)} ${rate.toFixed(0)} a second on one core (promise ${promise}: ${verdict})`;
}
