import {
  declarationKeys,
  mayCorrect,
  orderFieldKeys,
  schemeFieldKeys,
  schemeFieldName,
} from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { correctionsOf } from '../admin/update-order/corrections.ts';

let app: TestApp;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  const sinta: SignedIn = await app.signIn('Team', 'Sinta');
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

const look = (orderId: string) =>
  app.call('getOrder', { body: { orderId } }, { cookie: app.cookieOf(orderId) });

const declaredByTraveller = [
  ...orderFieldKeys.filter((key) => mayCorrect(key, 'traveller')),
  ...declarationKeys.map((key) => `importingGoods.${key}`),
  ...schemeFieldKeys.map(schemeFieldName),
  'familyMember',
  'goodsDetails',
].sort();

describe('an order on its own page', () => {
  test('has its stage, its version, the times on record and what was declared', async () => {
    const orderId = await order.received({
      familyMember: [{ family_member_name: 'Noor Contoh', family_passport_number: 'N7654321' }],
      importingGoods: { currency: 'Yes' },
      goodsDetails: { value_purchase: '1240' },
    });
    const stored = await app.order(orderId);
    const { http, data } = await look(orderId);
    expect(http).toBe(200);
    expect(data).toMatchObject({
      order_id: orderId,
      version: 1,
      stage: 'queued',
      clock: { received: stored.created_at, paid: stored.paid_at, arrives: stored.doa },
      correction: {
        way: 'save',
        values: {
          passport_number: 'X1234567',
          'importingGoods.currency': 'Yes',
          'importingGoods.narcotics': 'No',
          goodsDetails: { value_purchase: '1240' },
          familyMember: [{ family_member_name: 'Noor Contoh', family_passport_number: 'N7654321' }],
        },
      },
      marks: [],
    });
    expect(Object.keys(data?.correction.values ?? {}).sort()).toEqual(declaredByTraveller);
  });

  test('says nothing of the e-mail, of staff, of payments and of devices', async () => {
    const orderId = await order.received();
    const words = JSON.stringify(await look(orderId));
    expect(words).not.toMatch(/email|transaction|applicant_ip|assigned|process_status|remark/);
  });

  test('asks for a correction once it is filed, and takes none when it is over', async () => {
    const way = async (more: object) => (await look(await app.newOrder(more))).data?.correction;
    expect(await way({ process_status: 'Pending' })).toMatchObject({ way: 'save' });
    expect(await way({ process_status: 'AwaitingGovt' })).toMatchObject({ way: 'ask' });
    expect(await way({ process_status: 'Completed' })).toMatchObject({ way: 'ask' });
    expect(await way({ process_status: 'ChargeBack' })).toEqual({
      way: 'none',
      values: {},
      asked: [],
    });
    expect(await way({ process_status: 'Refunds' })).toEqual({
      way: 'none',
      values: {},
      asked: [],
    });
    const approved = await app.newOrder({ process_status: 'New' });
    await addDocument(app, approved);
    expect((await look(approved)).data).toMatchObject({
      stage: 'approved',
      correction: { way: 'ask' },
    });
  });
});
