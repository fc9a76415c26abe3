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
let sinta: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
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

/** When a day begins there that is so many days before another. */
const midnightInBali = (day: string | null, before: number) =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) - before * 86_400_000).toISOString();

describe('an order on its own page', () => {
  test('has its stage, its version, the times on record and what was declared', async () => {
    const orderId = await order.received({
      familyMember: [{ family_member_name: 'Noor Contoh', family_passport_number: 'N7654321' }],
      importingGoods: { currency: 'Yes' },
      goodsDetails: { value_purchase: '1240', currency_purchase: 'IDR' },
    });
    const stored = await app.order(orderId);
    const { http, data } = await look(orderId);
    expect(http).toBe(200);
    expect(data).toMatchObject({
      order_id: orderId,
      version: 1,
      stage: 'queued',
      clock: {
        received: stored.created_at,
        paid: stored.paid_at,
        arrives: stored.doa,
        arrival: {
          zone: 'Asia/Makassar',
          opens_at: midnightInBali(stored.doa, 3),
          file_by_at: midnightInBali(stored.doa, 0),
        },
      },
      correction: {
        way: 'save',
        values: {
          passport_number: 'X1234567',
          'importingGoods.currency': 'Yes',
          'importingGoods.narcotics': 'No',
          goodsDetails: { value_purchase: '1240', currency_purchase: 'IDR' },
          familyMember: [{ family_member_name: 'Noor Contoh', family_passport_number: 'N7654321' }],
        },
      },
      marks: [
        { editor: 'family_members_travelling', severity: 'warning', text: 'familyCount' },
        { field: 'importingGoods.currency', editor: 'goodsDetails', text: 'detailsMissing' },
      ],
    });
    expect(Object.keys(data?.correction.values ?? {}).sort()).toEqual(declaredByTraveller);
  });

  test('says what its traveller can mend, until it is mended or asked for', async () => {
    const orderId = await order.received({ family_members_travelling: 2 });
    const marksOf = async () => (await look(orderId)).data?.marks;
    const correct = async (family_members_travelling: number) => {
      const { version } = await app.order(orderId);
      const body = { orderId, version, changes: { family_members_travelling } };
      return app.call('correctOrder', { body }, { cookie: app.cookieOf(orderId) });
    };
    expect(await marksOf()).toMatchObject([{ field: 'family_members_travelling' }]);
    expect(await correct(0)).toMatchObject({ http: 200 });
    expect(await marksOf()).toEqual([]);

    await correct(3);
    expect(await marksOf()).toHaveLength(1);
    // Filing has begun: it is asked for, and then it is ours.
    const filed = { process_status: 'AwaitingGovt' } as const;
    await app.db.updateTable('orders').set(filed).where('order_id', '=', orderId).execute();
    expect(await marksOf()).toHaveLength(1);
    expect(await correct(0)).toMatchObject({ http: 200, data: { way: 'ask' } });
    expect(await marksOf()).toEqual([]);
    // We do not make it: it is theirs to mend again.
    const correctionId = (await order.detail(orderId)).askedCorrections?.[0]?.id;
    const refusal = { correctionId, accept: false, sentence: 'It is filed.' };
    expect(await app.call('decideCorrection', { body: refusal }, sinta)).toMatchObject({
      http: 200,
    });
    expect(await marksOf()).toHaveLength(1);
    const closed = { process_status: 'ChargeBack' } as const;
    await app.db.updateTable('orders').set(closed).where('order_id', '=', orderId).execute();
    expect(await marksOf()).toEqual([]);
  });

  test('says nothing of other orders of the same passport, and nothing of staff’s work', async () => {
    const twin = { passport_number: 'X7654321', place_of_arrival: 'Somewhere' };
    const [first, second] = [await order.received(twin), await order.received(twin)];
    const { checked } = await app.order(first);
    expect(checked?.marks.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['twice.passport', 'place.unknown']),
    );
    for (const orderId of [first, second]) expect((await look(orderId)).data?.marks).toEqual([]);
  });

  test('offers the fields of a scheme only where its own asks for them, or some came in', async () => {
    const offered = async (more: object) => {
      const { data } = await look(await order.received(more));
      return Object.keys(data?.correction.values ?? {}).some((key) => key.startsWith('scheme_'));
    };
    const before = { doa: '2025-03-02', place_of_arrival: 'Ngurah Rai (DPS), Bali' };
    expect(await offered({})).toBe(true);
    expect(await offered(before)).toBe(false);
    expect(await offered({ ...before, scheme_fields: { purpose: 'holiday' } })).toBe(true);
    const orderId = await order.received(before);
    const valuesOf = async () => (await look(orderId)).data?.correction.values;
    expect(await valuesOf()).toMatchObject({ passport_number: 'X1234567' });
    // Nobody has looked yet by which rules it goes.
    await app.db
      .updateTable('orders')
      .set({ checked: null })
      .where('order_id', '=', orderId)
      .execute();
    expect(await valuesOf()).toHaveProperty(schemeFieldName('purpose'));
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
      filed: null,
      asked: [],
    });
    expect(await way({ process_status: 'Refunds' })).toEqual({
      way: 'none',
      values: {},
      filed: null,
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
