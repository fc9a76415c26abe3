import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase } from '../../support/disputes.ts';
import { addDocument } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp({ env: { DISPUTE_DAYS: '30' } });
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
const deleted = (more: object = {}) => app.newOrder({ process_status: 'Deleted', ...more });
const erase = (orderId: string[], confirmDisputed?: string[]) => {
  const body = { orderId, updatingStatus: 'Deleted', permanentDeletedFlag: true, confirmDisputed };
  return app.call('changeOrderStatus', { body }, admin);
};
const caseOf = (disputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();

test('an order whose case is not over is erased once it is named again', async () => {
  const orderId = await deleted();
  const disputeId = await newCase(app, orderId, {
    told: JSON.stringify({
      order_id: orderId,
      transaction_id: 'TX-9917',
      gateway_payment_id: 'maren@example.com',
      last_four: '4417',
    }),
    category: 'Maren Ostrowick',
    summary: 'Maren used it.',
    outcome_note: 'Maren said so.',
    lacked: ['three_ds', 'a receipt that Maren never sent'],
  });
  const refused = await erase([orderId]);
  expect(refused).toMatchObject({
    http: 409,
    errors: [{ path: 'confirmDisputed', message: orderId }],
  });
  expect(refused.message).toContain(`has the case ${disputeId}, which is open`);
  expect(await app.order(orderId)).toMatchObject({ erased_at: null });
  expect(await erase([orderId], ['T-000000'])).toMatchObject({ http: 409 });
  expect(await caseOf(disputeId)).toMatchObject({ summary: 'Maren used it.', marks: [] });
  expect(await erase([orderId], [orderId])).toMatchObject({ http: 200 });
  expect(await app.order(orderId)).toMatchObject({ erased_at: expect.any(String) });
  const after = await caseOf(disputeId);
  expect(after).toMatchObject({
    told: {},
    category: null,
    summary: null,
    outcome_note: null,
    lacked: ['three_ds'],
    marks: ['erased-order'],
    state: 'open',
    version: 2,
  });
  expect(JSON.stringify(after)).not.toMatch(/4417|9917|Maren/i);
});

test('what a gateway said of an answer goes along: it quotes what it did not take', async () => {
  const [orderId, other] = [await deleted(), await deleted()];
  const says = { why: 'Stripe answered 400: Invalid email address: maren@example' };
  for (const each of [orderId, other]) {
    const { id } = await caseOf(await newCase(app, each, { state: 'lost' }));
    const about = { dispute_pk: id, actor_kind: 'staff', actor_name: 'Rani' } as const;
    await app.db
      .insertInto('dispute_event')
      .values([
        { ...about, action: 'not-sent', detail: JSON.stringify(says) },
        { ...about, action: 'out-of-order', detail: JSON.stringify({ why: 'It was over.' }) },
      ])
      .execute();
  }
  const detailsOf = async (named: string) => {
    const rows = await app.db
      .selectFrom('dispute_event as e')
      .innerJoin('dispute as d', 'd.id', 'e.dispute_pk')
      .select('e.detail')
      .where('d.order_pk', '=', (await app.order(named)).id)
      .orderBy('e.id')
      .execute();
    return rows.map(({ detail }) => detail);
  };
  expect(await erase([orderId], [orderId])).toMatchObject({ http: 200 });
  expect(await detailsOf(orderId)).toEqual([{}, { why: 'It was over.' }]);
  expect(await detailsOf(other)).toEqual([says, { why: 'It was over.' }]);
});

test('only an Admin erases, and only what is deleted; its files go along', async () => {
  const orderId = await deleted();
  await addDocument(app, orderId);
  const kept = await app.newOrder();
  const body = { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag: true };
  const manager = await app.signIn('Manager');
  expect(await app.call('changeOrderStatus', { body }, manager)).toMatchObject({
    http: 403,
    message: 'Only an Admin can erase an order.',
  });
  expect(await erase([kept])).toMatchObject({
    http: 409,
    message: expect.stringContaining(`Order ${kept} is not in Deleted Orders.`),
  });
  expect(await storedFiles(app)).toHaveLength(1);
  expect(await erase([orderId])).toMatchObject({ http: 200 });
  expect(await storedFiles(app)).toEqual([]);
  expect((await app.history(orderId)).at(-1)).toMatchObject({ action: 'erased' });
});

test('so is one for which a dispute can still come, and no other', async () => {
  const young = await deleted({ paid_at: days(29) });
  const old = await deleted({ paid_at: days(31) });
  const unpaid = await deleted();
  const over = await deleted({ paid_at: days(31) });
  await newCase(app, over, { state: 'won' });
  const refused = await erase([young]);
  expect(refused.http).toBe(409);
  const reason = `Order ${young} was paid less than 30 days ago, so a dispute can still come. Erasing also removes the evidence for an answer. Type the order ID again to continue.`;
  expect(refused.message).toBe(reason);
  // Of several the others go, and the one that is held is named with its reason.
  const answer = await erase([young, old, unpaid, over]);
  expect(answer).toMatchObject({
    http: 200,
    data: { changed: [old, unpaid, over], skipped: [{ orderId: young, reason }] },
  });
  expect(await erase([young], [young])).toMatchObject({ http: 200 });
});
