import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { paidOrder } from '../../support/disputes.ts';

let app: TestApp;
let dewa: SignedIn;
beforeAll(async () => {
  app = await testApp();
  dewa = await app.signIn('Manager', 'Dewa');
});
afterAll(() => app.stop());

/** A case that its shop told as lost. */
async function lostCase(more: object = {}): Promise<string> {
  const order_id = await paidOrder(app);
  const about = { dispute_id: `d-${order_id}`, gateway: 'Gateway One', network: 'visa' };
  const body = { ...about, order_id, kind: 'chargeback', reason_code: '10.4' };
  const headers = { 'X-Intake-Key': app.intakeKey };
  const tell = (state: object) =>
    app.call('intakeDisputes', { body: { ...body, ...state } }, { headers });
  await tell({});
  const [told] = (await tell({ state: 'lost', ...more })).data ?? [];
  expect(told).toMatchObject({ state: 'lost' });
  return told?.dispute_id ?? '';
}
const caseOf = async (disputeId: string) =>
  (await app.call('getDispute', { params: { disputeId } }, dewa)).data;
const lackedCases = async () => {
  const { data } = await app.call('getCockpit', {}, await app.signIn('Admin'));
  return data?.lacked.cases;
};
async function note(disputeId: string, more: object) {
  const version = (await caseOf(disputeId))?.version ?? 0;
  const change = { what: 'state', state: 'lost', ...more } as const;
  return app.call('updateDispute', { body: { disputeId, version, change } }, dewa);
}
const already = { http: 409, message: 'It is lost already.' };

test('what was missing is noted of a case that its gateway ended, once', async () => {
  const disputeId = await lostCase();
  const before = await caseOf(disputeId);
  expect(await lackedCases()).toBe(0);
  expect(await note(disputeId, {})).toMatchObject(already);
  expect(await note(disputeId, { lacked: ['three_ds', 'three_ds', ''] })).toMatchObject({
    http: 200,
  });
  expect(await lackedCases()).toBe(1);
  const after = await caseOf(disputeId);
  expect(after).toMatchObject({
    lacked: ['three_ds'],
    outcome_note: null,
    // It was lost when it was lost.
    state_since: before?.state_since,
  });
  expect(after?.history[0]).toMatchObject({ action: 'noted', actor: 'Dewa' });
  expect(await note(disputeId, { lacked: ['avs_cvv'] })).toMatchObject(already);
  expect(await note(disputeId, { note: 'The letter came late.' })).toMatchObject({ http: 200 });
  expect(await note(disputeId, { note: 'Other words.' })).toMatchObject(already);
  expect(await caseOf(disputeId)).toMatchObject({
    lacked: ['three_ds'],
    outcome_note: 'The letter came late.',
  });
});

test('of an order that was erased nobody’s own words are kept, before or after', async () => {
  const own = 'a receipt that Maren never sent';
  const disputeId = await lostCase();
  const before = await lostCase();
  const unattached = await lostCase();
  const erased = await app.newOrder({ process_status: 'Deleted' });
  for (const id of [before, unattached]) await note(id, { lacked: ['three_ds', own] });
  const ordersOf = await Promise.all([disputeId, before].map(caseOf));
  const orderId = [...ordersOf.map((one) => one?.order?.order_id ?? ''), erased];
  await app.db
    .updateTable('orders')
    .set({ process_status: 'Deleted' })
    .where('order_id', 'in', orderId)
    .execute();
  const body = { orderId, updatingStatus: 'Deleted', permanentDeletedFlag: true };
  const admin = await app.signIn('Admin');
  const named = { ...body, confirmDisputed: orderId };
  expect(await app.call('changeOrderStatus', { body: named }, admin)).toMatchObject({ http: 200 });
  expect(await caseOf(before)).toMatchObject({ lacked: ['three_ds'] });
  const refused = {
    http: 409,
    message:
      'The personal data of its order were erased, so no words of your own are kept. What was missing can be ticked.',
  };
  expect(await note(disputeId, { lacked: ['three_ds', own] })).toMatchObject(refused);
  expect(await note(disputeId, { note: 'Maren said so.' })).toMatchObject(refused);
  expect(await note(disputeId, { lacked: ['three_ds'] })).toMatchObject({ http: 200 });
  // And of a case that is attached to one later.
  const version = (await caseOf(unattached))?.version ?? 0;
  const change = { what: 'order', orderId: erased } as const;
  const attached = { body: { disputeId: unattached, version, change } };
  expect(await app.call('updateDispute', attached, dewa)).toMatchObject({ http: 200 });
  expect(await caseOf(unattached)).toMatchObject({ lacked: ['three_ds'] });
});

test('who may not decide notes nothing, and another end is not taken', async () => {
  const disputeId = await lostCase();
  const change = { what: 'state', state: 'lost', lacked: ['three_ds'] } as const;
  const version = (await caseOf(disputeId))?.version ?? 0;
  const as = await app.signIn('Team');
  const body = { disputeId, version, change };
  expect(await app.call('updateDispute', { body }, as)).toMatchObject({ http: 403 });
  expect(await note(disputeId, { state: 'accepted', lacked: ['three_ds'] })).toMatchObject({
    http: 409,
  });
});
