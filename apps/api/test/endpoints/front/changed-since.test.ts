import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
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

async function upload(orderId: string) {
  const body = {
    orderId,
    email: 'sari@example.com',
    mailServiceProvider: 'AWS',
    confirmMismatch: 'Y',
    mismatchRemark: 'A sample',
    errorsReason: 'Orders of one traveller',
  };
  const file = fileOf(samples.pdf);
  expect(await app.call('uploadVisaDocument', { body, file }, sinta)).toMatchObject({ http: 200 });
}

async function approved(): Promise<string> {
  const orderId = await order.received();
  await upload(orderId);
  return orderId;
}

/** Staff correct it as it is now. */
async function correct(orderId: string, changes: object) {
  const { version } = await order.detail(orderId);
  expect(await order.correct(orderId, changes, { version })).toMatchObject({ http: 200 });
}

const look = (orderId: string, of = orderId) =>
  app.call('getDownloadHistory', { body: { orderId } }, { cookie: app.cookieOf(of) });
const changedOf = async (orderId: string) => (await look(orderId)).mainResult?.changed_since;

describe('the traveller of an approved order', () => {
  test('is told which details were corrected after the document was made, and when last', async () => {
    const orderId = await approved();
    expect(await changedOf(orderId)).toBeNull();
    await correct(orderId, { passport_number: 'X1234568', doa: '2026-12-24' });
    await correct(orderId, { importingGoods: { purchase: 'Yes' }, passport_number: 'X1234569' });
    const [latest] = (await order.detail(orderId)).corrections;
    expect(await changedOf(orderId)).toEqual({
      fields: ['passport_number', 'doa', 'importingGoods.purchase'],
      at: latest?.create_ts,
    });
  });

  test('is told of a correction that they asked for and staff made', async () => {
    const orderId = await approved();
    const { version } = await order.detail(orderId);
    const body = { orderId, version, changes: { passport_number: 'X1234568' } };
    const as = { cookie: app.cookieOf(orderId) };
    expect(await app.call('correctOrder', { body }, as)).toMatchObject({ http: 200 });
    expect(await changedOf(orderId)).toBeNull();
    const [askedCorrection] = (await order.detail(orderId)).askedCorrections ?? [];
    const decision = { correctionId: askedCorrection?.id, accept: true };
    expect(await app.call('decideCorrection', { body: decision }, sinta)).toMatchObject({
      http: 200,
    });
    expect(await changedOf(orderId)).toMatchObject({ fields: ['passport_number'] });
  });

  test('is told nothing once a document with the new values is here', async () => {
    const orderId = await approved();
    await correct(orderId, { passport_number: 'X1234568' });
    await upload(orderId);
    expect(await changedOf(orderId)).toBeNull();
    await correct(orderId, { occupation: 'Sailor' });
    expect(await changedOf(orderId)).toMatchObject({ fields: ['occupation'] });
  });

  test('is told nothing of a value that was put back', async () => {
    const orderId = await approved();
    await correct(orderId, { passport_number: 'X1234568', occupation: 'Sailor' });
    await correct(orderId, { passport_number: 'X1234567' });
    expect(await changedOf(orderId)).toMatchObject({ fields: ['occupation'] });
  });

  test('is told nothing of what no document holds', async () => {
    const orderId = await approved();
    await correct(orderId, { email: 'sari.new@example.com', language: 'de' });
    const { mainResult } = await look(orderId);
    expect(mainResult).toMatchObject({ email: 'sari.new@example.com', changed_since: null });
  });

  test('reads names of fields, and no value, member or reason', async () => {
    const orderId = await approved();
    const { version } = await order.detail(orderId);
    const changes = { passport_number: 'SECRET99' };
    await order.correct(orderId, changes, { version, reason: 'Private words' });
    const { headers: _, ...answer } = await look(orderId);
    expect(answer.mainResult?.changed_since).toMatchObject({ fields: ['passport_number'] });
    expect(JSON.stringify(answer)).not.toMatch(/SECRET99|Sinta|Private/);
  });
});

describe('nothing is told', () => {
  test('before there is a document, and when it is not the traveller’s any more', async () => {
    const orderId = await order.received();
    await correct(orderId, { occupation: 'Sailor' });
    expect(await changedOf(orderId)).toBeNull();
    await upload(orderId);
    await correct(orderId, { occupation: 'Cook' });
    await app.db
      .updateTable('orders')
      .set({ process_status: 'Refunds', refund_date: new Date() })
      .where('order_id', '=', orderId)
      .execute();
    expect((await look(orderId)).mainResult).toMatchObject({ path: null, changed_since: null });
  });

  test('of an order that is another traveller’s or was erased', async () => {
    const orderId = await approved();
    await correct(orderId, { passport_number: 'X1234568' });
    const other = await look(orderId, await approved());
    const admin = await app.signIn('Admin');
    for (const permanentDeletedFlag of [false, true]) {
      const body = {
        orderId: [orderId],
        updatingStatus: 'Deleted',
        permanentDeletedFlag,
        confirmDisputed: [orderId],
      } as const;
      expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
    }
    for (const answer of [other, await look(orderId)]) {
      expect(answer.http).toBe(401);
      expect(answer.mainResult).toBeUndefined();
    }
  });
});
