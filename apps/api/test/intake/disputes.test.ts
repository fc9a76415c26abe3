import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

let last = 0;
const told = (more: object = {}) => ({
  dispute_id: `gw-${++last}`,
  gateway: 'Gateway One',
  network: 'visa',
  reason_code: '10.4',
  kind: 'chargeback',
  amount: '69.00',
  currency: 'USD',
  opened_at: '2026-11-20T10:00:00Z',
  answer_due_at: '2026-12-01T10:00:00Z',
  ...more,
});
const send = (body: unknown) =>
  app.call(
    'intakeDisputes',
    { body },
    { headers: { 'X-Intake-Key': app.services.secrets.intakeKey } },
  );
const sendOne = async (body: unknown) => {
  const { http, data } = await send(body);
  expect(http).toBe(200);
  return data?.[0] ?? { dispute_id: '', order_id: '', state: 'open', created: false };
};
const caseOf = (disputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
const eventsOf = async (disputeId: string) => {
  const rows = await app.db
    .selectFrom('dispute_event as e')
    .innerJoin('dispute as d', 'd.id', 'e.dispute_pk')
    .select(['e.action', 'e.actor_name', 'e.detail'])
    .where('d.dispute_id', '=', disputeId)
    .orderBy('e.id')
    .execute();
  return rows.map(({ action, detail }) => [action, detail.state ?? detail.to ?? detail.fields]);
};
const paid = { amount: '69.00', currency: 'USD', paid_at: '2026-11-01T10:00:00Z' };

describe('a new case', () => {
  test('is kept as it came, and moves its order to ChargeBack once', async () => {
    const orderId = await app.newOrder({ ...paid, process_status: 'Completed' });
    const body = told({ order_id: orderId, last_four: '4417' });
    const first = await sendOne(body);
    expect(first).toEqual({
      dispute_id: expect.stringMatching(/^DP-\d+$/),
      order_id: orderId,
      state: 'open',
      created: true,
    });
    expect(await caseOf(first.dispute_id)).toMatchObject({
      came_by: 'intake',
      told: { order_id: orderId, last_four: '4417' },
      amount: '69.000',
      answer_due_at: '2026-12-01T10:00:00.000Z',
      marks: [],
      unsigned: [],
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack', version: 2 });
    // A repeat, in whatever spelling of the gateway: nothing changes.
    expect(await sendOne(body)).toEqual({ ...first, created: false });
    expect(await eventsOf(first.dispute_id)).toEqual([['came', 'open']]);
    const history = await app.history(orderId);
    expect(history.map(({ action, actor_kind, detail }) => [action, actor_kind, detail])).toEqual([
      ['dispute', 'intake', { dispute: first.dispute_id, kind: 'chargeback' }],
      ['moved', 'intake', { from: 'Completed', to: 'ChargeBack', dispute: first.dispute_id }],
    ]);
    expect(await caseOf(first.dispute_id)).toMatchObject({ version: 1 });
  });

  test.each(['alert', 'inquiry', 'fraud_report'])('that is an %s moves no order', async (kind) => {
    const orderId = await app.newOrder(paid);
    await sendOne(told({ order_id: orderId, kind }));
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
    expect((await app.history(orderId)).map(({ action }) => action)).toEqual(['dispute']);
  });

  test('that was prevented or won before it came in moves none either', async () => {
    const orderId = await app.newOrder(paid);
    await sendOne(told({ order_id: orderId, state: 'prevented' }));
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
  });

  test('finds its order by its transaction or payment, and waits where two fit', async () => {
    const byTransaction = await app.newOrder({ ...paid, transaction_id: 'TX-Abc' });
    expect(await sendOne(told({ transaction_id: 'tx-abc' }))).toMatchObject({
      order_id: byTransaction,
    });
    const byPayment = await app.newOrder(paid);
    const { id } = await app.order(byPayment);
    await app.db
      .insertInto('order_purchase')
      .values({ order_pk: id, evidence: JSON.stringify({ gateway_payment_id: 'pi_1' }) })
      .execute();
    expect(await sendOne(told({ transaction_id: 'none', payment_id: 'pi_1' }))).toMatchObject({
      order_id: byPayment,
    });
    await app.newOrder({ ...paid, transaction_id: 'TX-ABC' });
    expect(await sendOne(told({ transaction_id: 'tx-abc' }))).toMatchObject({ order_id: null });
  });

  test('is one of several of its order', async () => {
    const orderId = await app.newOrder(paid);
    const body = [told({ order_id: orderId, kind: 'inquiry' }), told({ order_id: orderId })];
    const answer = await send(body);
    expect(answer.message).toBe('2 cases received, 0 known already.');
    expect(answer.data?.map(({ order_id }) => order_id)).toEqual([orderId, orderId]);
    expect((await send(body)).message).toBe('0 cases received, 2 known already.');
  });

  test('of two processes at once is one case', async () => {
    const body = told();
    const answers = await Promise.all([sendOne(body), sendOne(body), sendOne(body)]);
    expect(new Set(answers.map(({ dispute_id }) => dispute_id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
  });
});

describe('what is odd', () => {
  test('is marked, and nothing of it is lost', async () => {
    const orderId = await app.newOrder(paid);
    const marks = async (more: object) =>
      (await caseOf((await sendOne(told({ order_id: orderId, ...more }))).dispute_id)).marks;
    expect(await marks({ currency: 'EUR', amount: '500.00' })).toEqual(['other-currency']);
    expect(await marks({ amount: '69.01' })).toEqual(['larger-than-payment']);
    expect(await marks({})).toEqual([]);
    expect(await marks({ amount: null, currency: '' })).toEqual([]);
    const { id } = await app.order(orderId);
    const evidence = JSON.stringify({ network: 'MC' });
    await app.db.insertInto('order_purchase').values({ order_pk: id, evidence }).execute();
    expect(await marks({ network: 'visa' })).toEqual(['other-network']);
    expect(await marks({ network: 'mastercard' })).toEqual([]);
    const unknown = await sendOne(told({ reason_code: '4866 ?', network: 'Nowhere Pay' }));
    expect(await caseOf(unknown.dispute_id)).toMatchObject({
      reason_code: '4866 ?',
      network: 'Nowhere Pay',
    });
  });

  test('an erased order stays erased, and nothing of its payment comes back to it', async () => {
    const erased_at = '2026-11-02T10:00:00Z';
    const orderId = await app.newOrder({ ...paid, process_status: 'Deleted', erased_at });
    const of = { transaction_id: 'TX-9917', last_four: '4417', category: 'Maren' };
    const body = told({ order_id: orderId, ...of });
    const { dispute_id } = await sendOne(body);
    const nothing = { marks: ['erased-order'], told: {}, category: null };
    expect(await caseOf(dispute_id)).toMatchObject(nothing);
    await sendOne(body);
    expect(await caseOf(dispute_id)).toMatchObject(nothing);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Deleted' });
  });

  test('an erased order gets no words of its bank, whenever the case is told or attached', async () => {
    const erased = { ...paid, process_status: 'Deleted', erased_at: new Date() } as const;
    const orderId = await app.newOrder({ ...erased, transaction_id: 'TX-late' });
    const ended = { state: 'lost', outcome: 'Cardholder Maren denies it.' };
    const late = told({ transaction_id: 'TX-late-2' });
    const cases = [
      await sendOne(told({ order_id: orderId, ...ended })),
      await sendOne(told({ order_id: orderId, dispute_id: 'words-1' })),
      await sendOne({ ...late, ...ended }),
      await sendOne(told({ transaction_id: 'nowhere', ...ended })),
    ];
    await sendOne(told({ order_id: orderId, dispute_id: 'words-1', ...ended }));
    await sendOne({ ...late, transaction_id: 'TX-late', ...ended });
    const [, , , byHand] = cases;
    const body = {
      ...{ disputeId: byHand?.dispute_id, version: 1 },
      change: { what: 'order', orderId },
    };
    const rani = await app.signIn('Manager');
    expect(await app.call('updateDispute', { body }, rani)).toMatchObject({ http: 200 });
    for (const { dispute_id } of cases) {
      expect(await caseOf(dispute_id)).toMatchObject({
        state: 'lost',
        outcome_note: null,
        marks: ['erased-order'],
      });
    }
  });
});

describe('a case that is told again', () => {
  test('moves on by its states, and a repeat of an earlier one changes nothing', async () => {
    const orderId = await app.newOrder(paid);
    const body = told({ order_id: orderId });
    const { dispute_id } = await sendOne(body);
    await sendOne({ ...body, state: 'answered' });
    expect(await sendOne({ ...body, state: 'won', outcome: 'Evidence accepted' })).toMatchObject({
      state: 'won',
    });
    await sendOne(body);
    await sendOne({ ...body, state: 'answered' });
    expect(await eventsOf(dispute_id)).toEqual([
      ['came', 'open'],
      ['state', 'answered'],
      ['state', 'won'],
      ['told', ['outcome_note']],
    ]);
    expect(await caseOf(dispute_id)).toMatchObject({
      state: 'won',
      marks: [],
      outcome_note: 'Evidence accepted',
    });
    const states = (await app.history(orderId)).map(({ detail }) => detail.state);
    expect(states.filter((state) => state !== undefined)).toEqual(['answered', 'won']);
  });

  test('out of order is marked and written down once, whatever comes first', async () => {
    const body = told();
    const { dispute_id } = await sendOne({ ...body, state: 'won' });
    for (let time = 0; time < 2; time += 1) {
      expect(await sendOne(body)).toMatchObject({ state: 'won', created: false });
    }
    expect(await sendOne({ ...body, state: 'lost' })).toMatchObject({ state: 'won' });
    expect(await eventsOf(dispute_id)).toEqual([
      ['came', 'won'],
      ['out-of-order', 'open'],
      ['out-of-order', 'lost'],
    ]);
    expect(await caseOf(dispute_id)).toMatchObject({ marks: ['out-of-order'] });
  });

  test('in a state that its kind never has stays open', async () => {
    const { dispute_id, state } = await sendOne(told({ kind: 'alert', state: 'won' }));
    expect(state).toBe('open');
    expect(await caseOf(dispute_id)).toMatchObject({ state: 'open', marks: ['out-of-order'] });
    expect(await eventsOf(dispute_id)).toContainEqual(['out-of-order', 'won']);
  });

  test('with another day believes it, and not the old one when that comes again', async () => {
    const body = told();
    const { dispute_id } = await sendOne(body);
    const later = { ...body, answer_due_at: '2026-12-08T10:00:00Z', reason_code: '13.1' };
    await sendOne(later);
    await sendOne({ ...later, answer_due_at: body.answer_due_at });
    expect(await caseOf(dispute_id)).toMatchObject({
      answer_due_at: '2026-12-08T10:00:00.000Z',
      reason_code: '13.1',
    });
  });

  test('fits its order once that has come in', async () => {
    const body = told({ transaction_id: 'late-1' });
    const { dispute_id, order_id } = await sendOne(body);
    expect(order_id).toBeNull();
    const orderId = await app.newOrder({ ...paid, transaction_id: 'late-1', amount: '20.00' });
    expect(await sendOne(body)).toMatchObject({ order_id: orderId });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
    expect(await caseOf(dispute_id)).toMatchObject({ marks: ['larger-than-payment'] });
  });

  test('as a chargeback after an inquiry is a case of its own, and the inquiry is lost', async () => {
    const orderId = await app.newOrder(paid);
    const body = told({ order_id: orderId, kind: 'inquiry' });
    const inquiry = await sendOne(body);
    const chargeback = await sendOne({ ...body, kind: 'chargeback' });
    expect(chargeback).toMatchObject({ created: true, state: 'open' });
    expect(chargeback.dispute_id).not.toBe(inquiry.dispute_id);
    expect(await caseOf(inquiry.dispute_id)).toMatchObject({ state: 'lost' });
    expect(await sendOne({ ...body, kind: 'chargeback' })).toMatchObject({ created: false });
  });
});

test.each([
  [{ kind: 'quarrel' }, 'kind', /is not one of alert, inquiry/],
  [{ state: 'closed' }, 'state', /is not one of open/],
  [{ amount: 69 }, 'amount', 'is not a text'],
  [{ amount: '6,9' }, 'amount', /like 69\.00/],
  [{ currency: 'usd' }, 'currency', 'is not a currency code'],
  [{ last_four: '44170' }, 'last_four', expect.anything()],
  [{ opened_at: '20-11-2026' }, 'opened_at', /is not a moment/],
  [{ order: '104777' }, 'order', 'is not a field that is known here'],
  [{ gateway: ' ' }, 'gateway', 'is missing'],
])('%j is refused by name, and nothing is written', async (more, path, message) => {
  const count = () => app.db.selectFrom('dispute').select('id').execute();
  const before = (await count()).length;
  const answer = await send(told(more));
  const words = message instanceof RegExp ? expect.stringMatching(message) : message;
  expect(answer.http).toBe(422);
  expect(answer.errors).toContainEqual({ path, message: words });
  expect(await count()).toHaveLength(before);
});
