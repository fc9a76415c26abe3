import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDispute } from '../../../src/db/queries/disputes.ts';
import { evidenceOfCases } from '../../../src/usecases/disputes/held-evidence.ts';
import { readHeld } from '../../../src/usecases/disputes/held-record.ts';
import { viewCase } from '../../../src/usecases/disputes/view-case.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder, usualPurchase } from '../../support/disputes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const view = (disputeId: string) => viewCase(app.services, disputeId);
const rowOf = async (disputeId: string) => {
  const row = await findDispute(app.db, disputeId);
  if (row === undefined) throw new Error(`There is no ${disputeId}.`);
  return row;
};
/** What is held for these cases, read together. */
async function heldOf(...disputeIds: string[]) {
  const rows = await Promise.all(disputeIds.map(rowOf));
  const held = await readHeld(app.db, rows);
  return rows.map((row) => held.get(row));
}

describe('a case', () => {
  test('has its order, the other cases of it, and what may come next', async () => {
    const orderId = await paidOrder(app);
    const disputeId = await newCase(app, orderId);
    const other = await newCase(app, orderId, { kind: 'alert', state: 'accepted' });
    await newCase(app, await paidOrder(app));
    const one = await view(disputeId);
    expect(one).toMatchObject({
      general: false,
      claim: expect.stringMatching(/./),
      order: {
        order_id: orderId,
        erased: false,
        process_status: 'ChargeBack',
        amount: '69.00',
        currency: 'USD',
        paid_at: '2026-11-14T09:20:00.000Z',
        network: 'Visa',
      },
      others: [{ dispute_id: other, kind: 'alert', state: 'accepted' }],
      next: ['answered', 'won', 'lost', 'accepted', 'prevented', 'expired'],
      answer: null,
      history: [],
    });
    expect(one.others).toHaveLength(1);
    expect((await view(other)).next).toEqual([]);
  });

  test('names a network that is not known as it came, and none where none did', async () => {
    const paidBy = (network?: string) =>
      paidOrder(app, {}, { ...usualPurchase, network, card_token: undefined });
    const networkOf = async (orderId: string) =>
      (await view(await newCase(app, orderId))).order?.network;
    expect(await networkOf(await paidBy('Nowhere Pay'))).toBe('Nowhere Pay');
    expect(await networkOf(await paidBy())).toBeNull();
  });

  test('has its history newest first, and its answer with who sent it', async () => {
    const { id: created_by } = await app.signIn('Team', 'Sinta');
    const disputeId = await newCase(app, await paidOrder(app), { summary: 'It was used.' });
    const { id: dispute_pk, order_pk } = await rowOf(disputeId);
    const event = { dispute_pk, actor_kind: 'staff' as const, actor_name: 'Sinta' };
    await app.db
      .insertInto('dispute_event')
      .values([
        { ...event, action: 'came', detail: JSON.stringify({ state: 'open' }) },
        { ...event, action: 'member', detail: JSON.stringify({ to: 'Sinta' }) },
      ])
      .execute();
    const answer = {
      state: 'unknown' as const,
      via: 'gateway' as const,
      sha256: 'f'.repeat(64),
      size: 7,
      pages: 2,
      gateway_answer: 'It may have been sent.',
    };
    const created_at = '2026-11-19T10:00:00.000Z';
    await app.db
      .insertInto('dispute_answer')
      .values({
        ...answer,
        dispute_pk,
        order_pk: order_pk ?? 0,
        storage_key: `00/${disputeId}.pdf`,
        created_by,
        created_at,
      })
      .execute();
    const one = await view(disputeId);
    expect(one.summary).toEqual({ words: 'It was used.', own: true });
    expect(one.history.map(({ action, actor, detail }) => [action, actor, detail])).toEqual([
      ['member', 'Sinta', { to: 'Sinta' }],
      ['came', 'Sinta', { state: 'open' }],
    ]);
    expect(Object.keys(one.history[0] ?? {})).not.toContain('actor_name');
    expect(one.answer).toEqual({ ...answer, at: created_at, by: 'Sinta' });
    const sent_at = '2026-11-19T11:00:00.000Z';
    await app.db.updateTable('dispute_answer').set({ sent_at }).execute();
    expect((await view(disputeId)).answer?.at).toBe(sent_at);
  });

  test('of an erased order has nothing of it but its number', async () => {
    const orderId = await paidOrder(app, { erased_at: '2026-11-20T08:00:00Z' });
    const one = await view(await newCase(app, orderId));
    expect(one).toMatchObject({
      evidence: null,
      needs: [],
      meters: [],
      duplicate: null,
      summary: { words: '', own: false },
      order: {
        order_id: orderId,
        erased: true,
        process_status: 'Deleted',
        amount: null,
        currency: null,
        paid_at: null,
        network: null,
      },
    });
  });

  test('without an order has no words of its own, and says when its rules were read', async () => {
    const known = await view(await newCase(app, null));
    expect(known).toMatchObject({ others: [], summary: { words: '', own: false } });
    const unknown = await view(await newCase(app, null, { reason_code: 'ZZ9' }));
    const day = /^20\d\d-\d\d-\d\d$/;
    for (const { rules_checked: checked } of [known, unknown]) expect(checked).toMatch(day);
    expect(unknown.general).toBe(true);
  });
});

describe('what is held for cases', () => {
  test('is of their own card and of no other, each with what became of it', async () => {
    const card = (card_token: string, more: object = {}) => ({ card_token, ...more });
    const own = await paidOrder(app, { paid_at: null }, card('tok_own', { fingerprint: 'f1' }));
    const earlier = await paidOrder(
      app,
      { paid_at: '2026-04-02T10:00:00Z', email: 'maren@example.com' },
      card('tok_own', { gateway_payment_id: 'ch_1', ip: '203.0.113.42', fingerprint: 'f1' }),
    );
    const unpaid = await paidOrder(app, { paid_at: null, amount: null }, card('tok_own'));
    const other = await paidOrder(app, {}, card('tok_other'));
    const [held, second, none] = await heldOf(
      await newCase(app, own, { reason_code: null }),
      await newCase(app, other),
      await newCase(app, await paidOrder(app, {}, null)),
    );
    expect(held?.about).toEqual({
      network: 'visa',
      code: '',
      openedAt: '2026-11-18T08:22:00.000Z',
    });
    expect(held?.earlier).toEqual([
      {
        orderId: earlier,
        day: '2026-04-02',
        card: 'tok_own',
        ip: '203.0.113.42',
        deviceId: null,
        fingerprint: 'f1',
        login: 'maren@example.com',
        address: null,
        paid: true,
        disputed: false,
        fraudReport: false,
        amount: 69,
        paymentId: 'ch_1',
      },
      expect.objectContaining({
        orderId: unpaid,
        day: '',
        paid: false,
        amount: 0,
        fingerprint: null,
        paymentId: null,
      }),
    ]);
    expect(second?.earlier).toEqual([]);
    expect(none?.earlier).toEqual([]);
  });

  test('has the other order of a duplicate, each its own, and none for another reason', async () => {
    const pair = async (passport_number: string) => {
      const email = `${passport_number}@example.com`;
      const own = { passport_number, email };
      return [await paidOrder(app, own, null), await paidOrder(app, own, null)] as const;
    };
    const [one, twin] = await pair('TW1111111');
    const [two, another] = await pair('TW2222222');
    const duplicate = { reason_code: '12.6.1' };
    const [first, second, third] = await heldOf(
      await newCase(app, one, duplicate),
      await newCase(app, two, duplicate),
      await newCase(app, two),
    );
    expect(first?.twin?.order_id).toBe(twin);
    expect(second?.twin?.order_id).toBe(another);
    expect(third?.twin).toBeNull();
  });

  test('has no order that nobody paid for the other one of a duplicate', async () => {
    const own = { passport_number: 'TW3333333', email: 'TW3333333@example.com' };
    const placed = (time: string, more: object = {}) => {
      const at = `2026-11-14T${time}:00Z`;
      return paidOrder(app, { ...own, created_at: at, paid_at: at, ...more }, null);
    };
    const orderId = await placed('10:00');
    await placed('09:58', { process_status: 'Pending', paid_at: null });
    const disputeId = await newCase(app, orderId, { reason_code: '12.6.1' });
    const isHeld = async () =>
      (await view(disputeId)).needs.find(({ id }) => id === 'both_orders')?.held;
    expect((await heldOf(disputeId))[0]?.twin).toBeNull();
    expect(await isHeld()).toBe(false);
    const paidLater = await placed('12:00');
    expect((await heldOf(disputeId))[0]?.twin?.order_id).toBe(paidLater);
    expect(await isHeld()).toBe(true);
  });

  test('is nothing without an order, which counts as nothing to look at', async () => {
    const row = await rowOf(await newCase(app, null));
    expect((await readHeld(app.db, [row])).size).toBe(0);
    expect((await evidenceOfCases(app.db, [row])).get(row)).toBeNull();
  });
});
