import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { correctionsOf } from './corrections.ts';

let app: TestApp;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  order = correctionsOf(app, await app.signIn('Team', 'Sinta'));
});
afterAll(() => app.stop());

describe('a broken rule', () => {
  test.each([
    [{ dob: 'soon' }, 'changes.dob', 'Date of birth is not a calendar date (YYYY-MM-DD).'],
    [{ full_name: ' ' }, 'changes.full_name', 'Full name is missing.'],
    [{ email: 'nobody' }, 'changes.email', 'Email is not an e-mail address.'],
    [
      { familyMember: [{ family_member_name: 'Noor' }, { family_member_name: '' }] },
      'changes.familyMember.1.family_member_name',
      'Name of person 2 is missing.',
    ],
    [{ familyMember: 'Noor' }, 'changes.familyMember', 'Family Information is not a list.'],
    [
      { importingGoods: { narcotics: 'Maybe' } },
      'changes.importingGoods.narcotics',
      'Answer 2 is neither Yes nor No.',
    ],
    [
      { goodsDetails: { units_purchase: 'x'.repeat(501) } },
      'changes.goodsDetails.units_purchase',
      'Units of item 6 has more than 500 characters.',
    ],
    [{ weight: 5 }, 'changes.weight', 'This field cannot be corrected.'],
    [{}, 'changes', 'There is nothing to correct.'],
  ])('%j is refused with the field and its own message', async (changes, path, message) => {
    const orderId = await order.received();
    const rest = Object.keys(changes).length > 0 ? { flight_voyage: 'ZZ 9' } : {};
    expect(await order.correct(orderId, { ...rest, ...changes })).toMatchObject({
      http: 422,
      message,
      errors: [{ path, message }],
    });
    expect(await order.detail(orderId)).toMatchObject({
      version: 1,
      corrections: [],
      flight_voyage: null,
    });
  });

  test('a text that a database cannot keep is none', async () => {
    const orderId = await order.received();
    for (const changes of [{ occupation: 'a\u0000' }, { address_in_indonesia: '\ud83d' }]) {
      expect(await order.correct(orderId, changes)).toMatchObject({ http: 422 });
    }
  });

  test('an order that is not there, or no more', async () => {
    expect(await order.correct('UPDATE-NOBODY', { occupation: 'Sailor' })).toMatchObject({
      http: 404,
      message: 'There is no order UPDATE-NOBODY.',
    });
    const admin = await app.signIn('Admin');
    const orderId = await order.received();
    for (const permanentDeletedFlag of [false, true]) {
      const body = {
        orderId: [orderId],
        updatingStatus: 'Deleted',
        permanentDeletedFlag,
        // It was paid lately.
        confirmDisputed: [orderId],
      } as const;
      await app.call('changeOrderStatus', { body }, admin);
    }
    expect(await order.correct(orderId, { occupation: 'Sailor' })).toMatchObject({
      http: 409,
      message: `Order ${orderId} was erased.`,
    });
  });
});
