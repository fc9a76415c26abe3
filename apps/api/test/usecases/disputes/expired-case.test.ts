import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToldCase } from '../../../src/core/disputes/told-case.ts';
import { takeDisputes } from '../../../src/usecases/disputes/take-dispute.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const actor = { kind: 'gateway', id: null, name: 'Stripe', ip: null } as const;
let last = 0;

/** A case of a gateway, which tells of it by what `tell` gets. */
function newTold(kind: ToldCase['kind'] = 'chargeback') {
  const told: ToldCase = {
    cameBy: 'stripe',
    gateway: 'Stripe',
    gatewayDisputeId: `d-${++last}`,
    payment: {},
    unsigned: [],
    network: 'visa',
    reasonCode: '10.4',
    subReason: null,
    category: null,
    kind,
    state: 'open',
    amount: '69.00',
    currency: 'USD',
    openedAt: '2026-11-20T10:00:00.000Z',
    answerDueAt: '2026-12-01T10:00:00.000Z',
    outcome: null,
  };
  const record = () =>
    app.db
      .selectFrom('dispute')
      .selectAll()
      .where('gateway_dispute_id', '=', told.gatewayDisputeId)
      .executeTakeFirstOrThrow();
  return {
    async tell(...messages: readonly Partial<ToldCase>[]) {
      for (const more of messages) await takeDisputes(app.services, [{ ...told, ...more }], actor);
      return record();
    },
    async events() {
      const rows = await app.db
        .selectFrom('dispute_event')
        .select(['action', 'detail'])
        .where('dispute_pk', '=', (await record()).id)
        .orderBy('id')
        .execute();
      return rows.map(({ action, detail }) => [action, detail]);
    },
  };
}

const expired = { state: 'expired' } as const;
const later = { answerDueAt: '2026-12-08T10:00:00.000Z' } as const;
const answered = { state: 'answered' } as const;

describe('an answer that the gateway tells of', () => {
  test('after the day has passed is one that left in time', async () => {
    const { tell, events } = newTold();
    expect(await tell({}, expired, answered)).toMatchObject({ state: 'answered', marks: [] });
    expect((await events()).at(-1)).toEqual(['state', { from: 'expired', to: 'answered' }]);
    expect(await tell(expired)).toMatchObject({ state: 'answered', marks: [] });
  });

  test('again, of an alert that expired since, is a repeat', async () => {
    const { tell } = newTold('alert');
    expect(await tell({}, answered, expired, answered)).toMatchObject({
      state: 'expired',
      marks: [],
    });
  });
});

describe('a later day of an expired case', () => {
  test('opens it again, once', async () => {
    const { tell, events } = newTold();
    const open = { state: 'open', answer_due_at: later.answerDueAt, marks: [] };
    expect(await tell({}, expired, later)).toMatchObject(open);
    expect((await events()).slice(-2)).toEqual([
      ['state', { from: 'expired', to: 'open' }],
      ['told', { fields: ['answer_due_at'], due: later.answerDueAt }],
    ]);
    // Delivered again once that day has passed too, it is no news.
    expect(await tell(expired, later)).toMatchObject({ ...open, state: 'expired' });
    expect(await tell({})).toMatchObject({ ...open, state: 'expired' });
  });

  test('lets its members be written to again', async () => {
    const { tell } = newTold();
    const { id: dispute_pk } = await tell({});
    const { id: member_id } = await app.signIn('Manager', 'Rani');
    const notices = () => app.db.selectFrom('dispute_notice').select('step').execute();
    await app.db
      .insertInto('dispute_notice')
      .values({ dispute_pk, member_id, step: '24h' })
      .execute();
    await tell(expired);
    expect(await notices()).toHaveLength(1);
    await tell(later);
    expect(await notices()).toEqual([]);
  });

  test('moves its order on in its history', async () => {
    const orderId = await app.newOrder({ amount: '69.00', currency: 'USD' });
    const { tell } = newTold();
    await tell({ payment: { order_id: orderId } }, expired, later);
    const states = (await app.history(orderId)).map(({ detail }) => detail.state);
    expect(states).toEqual([undefined, undefined, 'expired', 'open']);
  });

  test.each<[string, Partial<ToldCase>]>([
    ['a day that was told before', {}],
    ['an earlier day', { answerDueAt: '2026-11-30T10:00:00.000Z' }],
    ['a day that nobody signed', { ...later, unsigned: ['answer_due_at'] }],
    ['no day', { answerDueAt: null }],
    ['no state', { ...later, state: null }],
  ])('and nothing of it does with %s', async (_, more) => {
    const { tell } = newTold();
    expect(await tell({}, expired, more)).toMatchObject({ state: 'expired', marks: [] });
  });

  test('that replaced a later one still, or is the first one told, opens nothing', async () => {
    const sooner = newTold();
    expect(await sooner.tell(later, {}, expired, later)).toMatchObject({ state: 'expired' });
    const first = newTold();
    expect(await first.tell({ answerDueAt: null }, expired, {})).toMatchObject({
      state: 'expired',
      answer_due_at: '2026-12-01T10:00:00.000Z',
    });
  });

  test('opens no case that was answered or has ended', async () => {
    for (const state of ['answered', 'lost'] as const) {
      const { tell } = newTold();
      expect(await tell({}, expired, { state }, later)).toMatchObject({ state });
    }
  });
});
