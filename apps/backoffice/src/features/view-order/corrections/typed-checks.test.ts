import { schemeFieldName } from '@pabean/domain';
import { expect, it } from 'vitest';
import type { OrderDetail } from '../order-store.ts';
import { completedOrder } from '../testing/order.ts';
import { type EditedField, type EditedValues, valuesOf } from './edited-field.ts';
import { checkTyped } from './typed-checks.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** The rules found and gone once these values are typed into the editor of a field. */
function typed(field: EditedField, values: EditedValues, order: OrderDetail = completedOrder) {
  const before = valuesOf(field, order);
  const checks = checkTyped(order, field, { before, values: { ...before, ...values } }, now);
  return (
    checks && {
      found: checks.found.map(({ rule, field }) => `${rule} ${field}`),
      gone: checks.gone.map(({ rule }) => rule),
    }
  );
}

it('says nothing of a value that no rule minds', () => {
  expect(typed('flight_voyage', { flight_voyage: 'ZZ 481' })).toEqual({ found: [], gone: [] });
});

it('finds what is wrong with what is typed, and what was wrong and is not any more', () => {
  expect(typed('flight_voyage', { flight_voyage: 'banana' })).toEqual({
    found: ['flight.shape flight_voyage'],
    gone: [],
  });
  const wrong = { ...completedOrder, flight_voyage: 'banana' };
  expect(typed('flight_voyage', { flight_voyage: 'ZZ 482' }, wrong)).toEqual({
    found: [],
    gone: ['flight.shape'],
  });
});

it('goes on saying what stands beside the field', () => {
  const wrong = { ...completedOrder, flight_voyage: 'banana' };
  const found = ['flight.shape flight_voyage'];
  expect(typed('flight_voyage', {}, wrong)).toEqual({ found, gone: [] });
  expect(typed('flight_voyage', { flight_voyage: 'apple' }, wrong)).toEqual({ found, gone: [] });
  // Of another field that was wrong before the editor says nothing.
  expect(typed('occupation', { occupation: 'Gardener' }, wrong)).toEqual({ found: [], gone: [] });
});

it('finds what the value makes wrong elsewhere', () => {
  expect(typed('doa', { doa: '2031-05-01' })?.found).toEqual([
    'passport.six-months passport_expiry',
    'arrival.far doa',
  ]);
});

it('takes both parts of a field as its own', () => {
  const order = { ...completedOrder, country_code: 'Germany' };
  expect(typed('phone_number', {}, order)?.found).toEqual(['nationality.dialling country_code']);
});

it('reads fields of the scheme, answers with their details and the family', () => {
  expect(
    typed(schemeFieldName('passport_expiry'), { scheme_fields: { passport_expiry: '2026-11-01' } }),
  ).toEqual({ found: ['passport.expired passport_expiry'], gone: [] });
  const { importingGoods, goodsDetails } = completedOrder;
  const asked = { importingGoods: { ...importingGoods, narcotics: 'Yes' as const }, goodsDetails };
  expect(typed('goods', asked)?.found).toContain('details.missing importingGoods.narcotics');
  expect(typed('familyMember', { familyMember: [] })?.found).toEqual([
    'family.count family_members_travelling',
  ]);
});

it('lets the confirmed address follow the e-mail, as the save does', () => {
  expect(typed('email', { email: 'maren@example.com' })).toEqual({ found: [], gone: [] });
});

it('says nothing of what could not be saved', () => {
  expect(typed('doa', { doa: '2026-02-31' })).toBeNull();
  expect(typed('email', { email: 'maren' })).toBeNull();
});
