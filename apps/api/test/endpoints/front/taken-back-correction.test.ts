import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEvidence } from '../../../src/db/queries/dispute-evidence.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { correctionsOf } from '../admin/update-order/corrections.ts';

/*
 * A traveller who sends the value that stands there wants nothing changed any more.
 */

let app: TestApp;
let sinta: SignedIn;
let order: ReturnType<typeof correctionsOf>;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
  order = correctionsOf(app, sinta);
});
afterAll(() => app.stop());

const correct = (orderId: string, changes: object, version = 1) =>
  app.call(
    'correctOrder',
    { body: { orderId, version, changes, reason: 'Two digits.' } },
    { cookie: app.cookieOf(orderId) },
  );
const move = async (orderId: string, updatingStatus: 'AwaitingGovt' | 'Contact Customer') => {
  const body = { orderId: [orderId], updatingStatus, errorsReason: 'Orders of one traveller' };
  expect(await app.call('moveOrderStatus', { body }, sinta)).toMatchObject({ http: 200 });
};
const filed = async () => {
  const orderId = await order.received();
  await move(orderId, 'AwaitingGovt');
  return orderId;
};
const openOf = async (orderId: string) => {
  const { askedCorrections } = await order.detail(orderId);
  return askedCorrections.filter(({ state }) => state === 'asked').map(({ field }) => field);
};
const rowOf = (orderId: string) =>
  app.db
    .selectFrom('orders')
    .select(['id', 'correction_asked_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const isMarked = async (orderId: string) => (await rowOf(orderId)).correction_asked_at !== null;
const deeds = async (orderId: string) =>
  (await app.history(orderId))
    .filter(({ action }) => action.startsWith('correct'))
    .map(({ action, detail }) => [action, detail]);

test('the value that stands there ends the open request for its field', async () => {
  const orderId = await filed();
  await correct(orderId, { passport_number: 'X7654321' });
  expect(await isMarked(orderId)).toBe(true);
  expect(await correct(orderId, { passport_number: 'X1234567' })).toMatchObject({
    http: 200,
    message: 'Your request was taken back.',
    data: { version: 2, way: 'ask', saved: ['passport_number'], asked: [], conflicts: [] },
  });
  expect(await isMarked(orderId)).toBe(false);
  const { askedCorrections, corrections } = await order.detail(orderId);
  // What was written stays on record.
  expect(askedCorrections).toMatchObject([
    { after: 'X7654321', reason: 'Two digits.', state: 'replaced', decided_by: null },
  ]);
  expect(corrections).toEqual([]);
  expect(await deeds(orderId)).toEqual([
    ['correction-asked', { fields: 'passport_number' }],
    ['correction-asked', { fields: 'passport_number', takenBack: true }],
  ]);
  const { id } = await rowOf(orderId);
  const [held] = await readEvidence(app.db, [id]);
  const acts = held?.accesses.map(({ what }) => what);
  expect(acts).toEqual(['correction-asked', 'correction-taken-back']);
  const body = { correctionId: askedCorrections[0]?.id ?? 0, accept: true };
  expect(await app.call('decideCorrection', { body }, sinta)).toMatchObject({ http: 409 });
  expect((await order.detail(orderId)).passport_number).toBe('X1234567');
});

test('requests for other fields stay, and another can be sent at once', async () => {
  const orderId = await filed();
  await correct(orderId, { passport_number: 'X7654321', occupation: 'Sailor' });
  const changes = { passport_number: 'X1234567', doa: '2026-12-24' };
  expect(await correct(orderId, changes)).toMatchObject({
    message: 'Your request has been sent.',
    data: { saved: expect.arrayContaining(['passport_number', 'doa']), asked: ['doa'] },
  });
  expect((await openOf(orderId)).toSorted()).toEqual(['doa', 'occupation']);
  expect(await isMarked(orderId)).toBe(true);
  expect((await deeds(orderId)).slice(1)).toEqual([
    ['correction-asked', { fields: 'doa' }],
    ['correction-asked', { fields: 'passport_number', takenBack: true }],
  ]);
});

test('where nothing was asked for, nothing is sent or taken back', async () => {
  const orderId = await filed();
  expect(await correct(orderId, { passport_number: 'X1234567' })).toMatchObject({
    http: 200,
    message: 'Your order says this already.',
    data: { saved: ['passport_number'], asked: [] },
  });
  expect(await deeds(orderId)).toEqual([]);
});

test('a request that is repeated is asked for still', async () => {
  const orderId = await filed();
  await correct(orderId, { occupation: 'Sailor' });
  expect(await correct(orderId, { occupation: 'Sailor' })).toMatchObject({
    message: 'Your request has been sent.',
    data: { asked: ['occupation'] },
  });
  expect(await openOf(orderId)).toEqual(['occupation']);
});

test('what is saved again once staff moved the order back is no longer asked for', async () => {
  const orderId = await filed();
  await correct(orderId, { passport_number: 'X7654321', occupation: 'Sailor', doa: '2026-12-24' });
  await move(orderId, 'Contact Customer');
  const changes = { passport_number: 'X1234567', occupation: 'Architect' };
  expect(await correct(orderId, changes, 3)).toMatchObject({
    message: 'Your change is saved.',
    data: { version: 4, way: 'save', asked: [] },
  });
  expect(await openOf(orderId)).toEqual(['doa']);
  // A field that changes has its row of history by that.
  expect((await deeds(orderId)).slice(1)).toEqual([
    ['corrected', { fields: 'occupation' }],
    ['correction-asked', { fields: 'passport_number', takenBack: true }],
  ]);
  await correct(orderId, { doa: '2026-11-12' }, 4);
  expect(await openOf(orderId)).toEqual([]);
  expect(await isMarked(orderId)).toBe(false);
});
