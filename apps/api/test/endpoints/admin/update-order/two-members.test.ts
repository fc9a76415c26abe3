import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { correctionsOf } from './corrections.ts';

let app: TestApp;
let dewa: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  dewa = await app.signIn('Telecaller', 'Dewa');
  order = correctionsOf(app, await app.signIn('Team', 'Sinta'));
});
afterAll(() => app.stop());

describe('two members at once', () => {
  test('what nobody else touched is saved, the rest comes back with both values', async () => {
    const orderId = await order.received();
    await order.correct(orderId, { address_in_indonesia: 'Villa 7' }, {}, dewa);
    const answer = await order.correct(orderId, {
      address_in_indonesia: 'Villa 4B',
      occupation: 'Sailor',
    });
    expect(answer).toMatchObject({
      http: 200,
      message:
        'Occupation has been corrected. Dewa corrected Address in Indonesia in the meantime.',
      data: {
        version: 3,
        saved: ['occupation'],
        conflicts: [
          { field: 'address_in_indonesia', mine: 'Villa 4B', theirs: 'Villa 7', by: 'Dewa' },
        ],
      },
    });
    expect(await order.detail(orderId)).toMatchObject({
      address_in_indonesia: 'Villa 7',
      occupation: 'Sailor',
    });
    // Mine all the same, now that I have seen theirs.
    expect(
      await order.correct(orderId, { address_in_indonesia: 'Villa 4B' }, { version: 3 }),
    ).toMatchObject({ http: 200, data: { version: 4 } });
  });

  test('nothing could be saved: 409 with the same parts, whole lists among them', async () => {
    const orderId = await order.received();
    const theirs = [{ family_member_name: 'Noor' }];
    await order.correct(
      orderId,
      { familyMember: theirs, importingGoods: { narcotics: 'Yes' } },
      {},
      dewa,
    );
    const mine = [{ family_member_name: 'Elias' }];
    expect(
      await order.correct(orderId, { familyMember: mine, importingGoods: { narcotics: 'Yes' } }),
    ).toMatchObject({ http: 200, data: { saved: ['importingGoods.narcotics'] } });
    expect(await order.correct(orderId, { familyMember: mine })).toMatchObject({
      http: 409,
      status: 0,
      message: 'Dewa corrected Family Information in the meantime.',
      data: {
        version: 2,
        saved: [],
        conflicts: [{ field: 'familyMember', by: 'Dewa', mine, theirs }],
      },
    });
  });

  test('an e-mail that another corrected is one conflict, not two with its confirmed address', async () => {
    const orderId = await order.received({ confirm_email: 'sari@example.com' });
    await order.correct(orderId, { email: 'dewa@example.com' }, {}, dewa);
    const mine = { email: 'sinta@example.com', occupation: 'Sailor' };
    const { data } = await order.correct(orderId, mine);
    expect(data?.saved).toEqual(['occupation']);
    expect(data?.conflicts.map(({ field }) => field)).toEqual(['email']);
  });

  test('a change of something else is no conflict', async () => {
    const orderId = await order.received();
    await app.call(
      'moveOrderStatus',
      {
        body: {
          orderId: [orderId],
          updatingStatus: 'AwaitingGovt',
          errorsReason: 'Orders of one traveller',
        },
      },
      dewa,
    );
    expect(await order.correct(orderId, { occupation: 'Sailor' })).toMatchObject({
      http: 200,
      data: { version: 3, saved: ['occupation'] },
    });
  });

  test('pressed in the same moment: each field has one of both values, and none is lost', async () => {
    const orderId = await order.received();
    const answers = await Promise.all([
      order.correct(orderId, { occupation: 'Sailor', flight_voyage: 'ZZ 1' }),
      order.correct(orderId, { occupation: 'Pilot', address_in_indonesia: 'Villa 7' }, {}, dewa),
    ]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    const saved = answers.flatMap(({ data }) => data?.saved ?? []);
    const conflicts = answers.flatMap(({ data }) => data?.conflicts ?? []);
    expect(saved.filter((field) => field === 'occupation')).toHaveLength(1);
    expect(conflicts).toMatchObject([{ field: 'occupation' }]);
    expect(await order.detail(orderId)).toMatchObject({
      flight_voyage: 'ZZ 1',
      address_in_indonesia: 'Villa 7',
      occupation: conflicts[0]?.theirs,
      version: 3,
    });
  });

  test('a move that was not told of the correction is refused and names it', async () => {
    const orderId = await order.received();
    await order.correct(orderId, { passport_number: 'X7654321' });
    const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt', versions: { [orderId]: 1 } };
    expect(await app.call('moveOrderStatus', { body }, dewa)).toMatchObject({
      http: 409,
      message: 'Sinta corrected Passport number in the meantime.',
    });
  });
});
