import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DisputeWebhook } from '../../../src/adapters/disputes/dispute-webhook.ts';
import type { ToldCase } from '../../../src/core/disputes/told-case.ts';
import { gatewayName, keptNetwork } from '../../../src/usecases/disputes/intake-case.ts';
import { takeDisputes } from '../../../src/usecases/disputes/take-dispute.ts';
import { disputeWebhooks, takeGatewayCall } from '../../../src/usecases/disputes/take-webhook.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const actor = { kind: 'gateway', id: null, name: 'Adyen', ip: null } as const;
let last = 0;
const told = (more: Partial<ToldCase> = {}): ToldCase => ({
  cameBy: 'adyen',
  gateway: 'Adyen',
  gatewayDisputeId: `d-${++last}`,
  payment: {},
  unsigned: [],
  network: 'visa',
  reasonCode: '10.4',
  subReason: null,
  category: null,
  kind: 'chargeback',
  state: 'open',
  amount: '69.00',
  currency: 'USD',
  openedAt: '2026-11-20T10:00:00.000Z',
  answerDueAt: '2026-12-01T10:00:00.000Z',
  outcome: null,
  ...more,
});
const take = async (one: ToldCase) => {
  const [taken] = await takeDisputes(app.services, [one], actor);
  if (taken === undefined) throw new Error('Nothing was taken.');
  return taken;
};
const caseOf = ({ dispute_id }: { dispute_id: string }) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', dispute_id)
    .executeTakeFirstOrThrow();
const eventsOf = async (taken: { dispute_id: string }) => {
  const { id } = await caseOf(taken);
  const rows = await app.db
    .selectFrom('dispute_event')
    .select(['action', 'detail'])
    .where('dispute_pk', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, detail }) => [action, detail]);
};
const newOrder = (more: object = {}) =>
  app.newOrder({ amount: '69.00', currency: 'USD', paid_at: '2026-11-01T10:00:00Z', ...more });

describe('a case that was not known', () => {
  test('is kept with what no signature covers, and its history says what it was found to be', async () => {
    const orderId = await newOrder();
    const taken = await take(told({ payment: { order_id: orderId }, unsigned: ['reason_code'] }));
    expect(await caseOf(taken)).toMatchObject({
      unsigned: ['reason_code'],
      opened_at: '2026-11-20T10:00:00.000Z',
    });
    const due = '2026-12-01T10:00:00.000Z';
    expect(await eventsOf(taken)).toEqual([
      ['came', { kind: 'chargeback', state: 'open', order: orderId, due }],
    ]);
    const other = await take(told({ answerDueAt: null }));
    expect((await eventsOf(other))[0]?.[1]).toMatchObject({ order: null, due: null });
  });

  test('of which little was said is an open chargeback of now', async () => {
    const before = Date.now();
    const taken = await take(told({ kind: null, state: null, openedAt: null }));
    expect(taken).toMatchObject({ state: 'open', created: true });
    const kept = await caseOf(taken);
    expect(kept).toMatchObject({ kind: 'chargeback', marks: [] });
    expect(Date.parse(kept.opened_at)).toBeGreaterThanOrEqual(before - 1000);
    expect(await eventsOf(taken)).toHaveLength(1);
  });

  test('in a state that its kind never has says why it stays open', async () => {
    const taken = await take(told({ kind: 'alert', state: 'won' }));
    expect((await eventsOf(taken))[1]).toEqual([
      'out-of-order',
      { state: 'won', why: expect.stringMatching(/^It can not become won: after open comes/) },
    ]);
  });

  test('of an order in ChargeBack moves it no second time', async () => {
    const orderId = await newOrder({ process_status: 'Completed' });
    const payment = { order_id: orderId };
    await take(told({ payment }));
    await take(told({ payment }));
    const history = await app.history(orderId);
    expect(history.map(({ action }) => action)).toEqual(['dispute', 'moved', 'dispute']);
    expect(history[0]).toMatchObject({ actor_kind: 'system', actor_name: 'Adyen' });
  });
});

describe('an inquiry and what came of it', () => {
  test('is lost by a chargeback alone, whatever else came between', async () => {
    const one = told({ kind: 'inquiry' });
    const inquiry = await take(one);
    const alert = await take({ ...one, kind: 'alert' });
    const second = await take({ ...one, kind: 'pre_arbitration' });
    expect(await caseOf(inquiry)).toMatchObject({ state: 'open' });
    await take({ ...one, kind: 'chargeback' });
    expect(await caseOf(inquiry)).toMatchObject({ state: 'lost', marks: [] });
    for (const other of [alert, second]) {
      expect(await caseOf(other)).toMatchObject({ state: 'open', marks: [] });
    }
  });

  test('stays as it ended', async () => {
    const one = told({ kind: 'inquiry', state: 'prevented' });
    const inquiry = await take(one);
    await take({ ...one, kind: 'chargeback' });
    expect(await caseOf(inquiry)).toMatchObject({ state: 'prevented', marks: [], version: 1 });
  });
});

describe('a case that is known', () => {
  test('and is written down by hand stays as it is, with its order', async () => {
    const orderId = await newOrder();
    const attached = told({ payment: { order_id: orderId } });
    const taken = await take(attached);
    const byHand = { cameBy: 'hand', reasonCode: '13.1', state: 'lost' } as const;
    expect(await take({ ...attached, ...byHand })).toEqual({ ...taken, created: false });
    expect(await caseOf(taken)).toMatchObject({ reason_code: '10.4', state: 'open', version: 1 });
    const alone = told();
    const other = await take(alone);
    expect(await take({ ...alone, ...byHand })).toEqual({ ...other, created: false });
  });

  test('is the newest of its number where no kind was said', async () => {
    const one = told({ kind: 'inquiry' });
    await take(one);
    const chargeback = await take({ ...one, kind: 'chargeback' });
    expect(await take({ ...one, kind: null, state: 'answered' })).toEqual({
      ...chargeback,
      state: 'answered',
      created: false,
    });
  });

  test('moves on without an order, and believes what differs with it', async () => {
    const one = told({ unsigned: ['reason_code', 'opened_at'] });
    const taken = await take(one);
    const next = { reasonCode: '13.1', unsigned: [], answerDueAt: '2026-12-08T10:00:00.000Z' };
    await take({ ...one, ...next, state: 'answered' });
    expect(await caseOf(taken)).toMatchObject({
      state: 'answered',
      reason_code: '13.1',
      unsigned: ['opened_at'],
    });
    expect((await eventsOf(taken)).at(-1)).toEqual([
      'told',
      { fields: ['reason_code', 'answer_due_at'], due: '2026-12-08T10:00:00.000Z' },
    ]);
  });

  test('believes what differs in a message that tells no state, and notes what nobody signed', async () => {
    const one = told();
    const taken = await take(one);
    await take({ ...one, state: null, amount: '70.00', unsigned: ['amount', 'network'] });
    expect(await caseOf(taken)).toMatchObject({ amount: '70.000', unsigned: ['amount'] });
    expect((await eventsOf(taken)).at(-1)).toEqual(['told', { fields: ['amount'] }]);
  });

  test('takes of an old message only what was empty', async () => {
    const one = told({ answerDueAt: null });
    const taken = await take(one);
    await take({ ...one, state: 'answered' });
    await take({
      ...one,
      reasonCode: '13.1',
      subReason: 'a',
      answerDueAt: '2026-12-08T10:00:00.000Z',
    });
    expect(await caseOf(taken)).toMatchObject({
      state: 'answered',
      reason_code: '10.4',
      sub_reason: 'a',
      answer_due_at: '2026-12-08T10:00:00.000Z',
      marks: [],
    });
  });

  test('takes the rest of a message whose day is an old one', async () => {
    const one = told();
    const taken = await take(one);
    await take({ ...one, answerDueAt: '2026-12-08T10:00:00.000Z' });
    await take({ ...one, reasonCode: '13.1' });
    expect(await caseOf(taken)).toMatchObject({
      answer_due_at: '2026-12-08T10:00:00.000Z',
      reason_code: '13.1',
    });
  });

  test('keeps its mark of what came out of order beside what it learns', async () => {
    const one = told({ state: 'won' });
    const taken = await take(one);
    await take({ ...one, state: 'lost', outcome: 'Not accepted' });
    expect(await caseOf(taken)).toMatchObject({
      state: 'won',
      marks: ['out-of-order'],
      outcome_note: 'Not accepted',
    });
  });

  test('is compared with its order again when its sum is news', async () => {
    const orderId = await newOrder();
    const one = told({ payment: { order_id: orderId } });
    const taken = await take(one);
    await take({ ...one, amount: '69.01' });
    expect(await caseOf(taken)).toMatchObject({ marks: ['larger-than-payment'] });
    await take({ ...one, amount: '69' });
    expect(await caseOf(taken)).toMatchObject({ marks: [] });
  });

  test('is not late any more once it was answered', async () => {
    const one = told();
    const taken = await take(one);
    await take({ ...one, state: 'answered' });
    await take({ ...one, state: 'expired' });
    expect(await caseOf(taken)).toMatchObject({ state: 'answered', marks: [] });
  });

  test('says which order it was attached to once that had come', async () => {
    const one = told({ payment: { transaction_id: 'late-2' } });
    const taken = await take(one);
    const orderId = await newOrder({ transaction_id: 'late-2' });
    expect(await take(one)).toMatchObject({ order_id: orderId });
    expect((await eventsOf(taken)).at(-1)).toEqual(['attached', { order: orderId }]);
    expect(await take(one)).toMatchObject({ order_id: orderId });
  });
});

test('a gateway and a network that nobody knows are kept without the blanks around them', () => {
  expect([gatewayName(' Elsewhere '), gatewayName(' adyen ')]).toEqual(['Elsewhere', 'Adyen']);
  expect([keptNetwork(' Nowhere Pay '), keptNetwork('MC')]).toEqual(['Nowhere Pay', 'mastercard']);
});

describe('a call of a gateway', () => {
  const call = (read: DisputeWebhook['read']) => {
    const log = { info: vi.fn(), warn: vi.fn() };
    const webhook = { gateway: 'adyen', signatureHeader: null, accepted: 'Yes', read } as const;
    const answer = takeGatewayCall(
      app.services,
      webhook,
      Buffer.from(''),
      () => undefined,
      log as never,
    );
    return { log, answer };
  };

  test.each([0, 2])('says in the log what is new, and that %d are unread', async (unread) => {
    const known = told({ network: 'MC' });
    await take(known);
    const { log, answer } = call(async () => ({ cases: [known, told()], unread }));
    expect(await answer).toBe('Yes');
    expect(log.info).toHaveBeenCalledWith(
      { gateway: 'adyen', cases: 2, created: 1 },
      'dispute events',
    );
    const line = [{ gateway: 'adyen', unread }, 'unreadable events'];
    expect(log.warn.mock.calls).toEqual(unread ? [line] : []);
  });

  test('that is not believed says why in the log alone', async () => {
    const forged = call(async () => ({ refused: 'signature' }));
    await expect(forged.answer).rejects.toMatchObject({ status: 403 });
    expect(forged.log.warn).toHaveBeenCalledWith(
      { provider: 'adyen', wrong: 'signature' },
      'a webhook call was refused',
    );
    await expect(call(async () => ({ refused: 'shape' })).answer).rejects.toMatchObject({
      status: 422,
      message: 'These are no events of this gateway.',
    });
  });

  test('is taken of gateways that are configured', () => {
    const gateways = (disputes: object) =>
      disputeWebhooks({ ...app.services.env, disputes } as typeof app.services.env).map(
        ({ gateway }) => gateway,
      );
    const [stripeSecret, adyenKey] = ['whsec_0123456789abcdef', 'AB'.repeat(32)];
    expect(gateways({})).toEqual([]);
    expect(gateways({ stripeSecret })).toEqual(['stripe']);
    expect(gateways({ adyenKey })).toEqual(['adyen']);
    expect(gateways({ stripeSecret, adyenKey })).toEqual(['stripe', 'adyen']);
  });
});
