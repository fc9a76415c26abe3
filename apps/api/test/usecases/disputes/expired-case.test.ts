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
