import { roles } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveCounts } from '../../../src/usecases/counts/prove-counts.ts';
import { expireDisputes, queueDueNotices } from '../../../src/usecases/disputes/due-notices.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase as anyCase, paidOrder, tellDay } from '../../support/disputes.ts';

let app: TestApp;
let rani: SignedIn;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [rani, team] = [await app.signIn('Manager', 'Rani'), await app.signIn('Team', 'Sinta')];
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const openedAt = hours(-12 * 24);
/** A case of these days: what is typed must be due within a year after it was opened. */
const newCase: typeof anyCase = (...[to, orderId, more]) =>
  anyCase(to, orderId, { opened_at: openedAt, ...more });
const recordOf = (disputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
const eventsOf = async (disputeId: string) =>
  app.db
    .selectFrom('dispute_event')
    .select(['action', 'actor_name', 'detail'])
    .where('dispute_pk', '=', (await recordOf(disputeId)).id)
    .orderBy('id')
    .execute();
const change = async (
  disputeId: string,
  asked: object,
  as: Parameters<TestApp['call']>[2] = team,
  version?: number,
) => {
  const newest = version ?? (await recordOf(disputeId)).version;
  return app.call('updateDispute', { body: { disputeId, version: newest, change: asked } }, as);
};
const correct = (disputeId: string, facts: object, as?: SignedIn) =>
  change(disputeId, { what: 'facts', ...facts }, as);
const set = (disputeId: string, values: object) =>
  app.db.updateTable('dispute').set(values).where('dispute_id', '=', disputeId).execute();
const seen = async (disputeId: string) =>
  (await app.call('getDispute', { params: { disputeId } }, team)).data;
const desk = async (query: object) =>
  app.call('getDisputes', { query: { limit: 200, ...query } }, team);

const outside = {
  http: 409,
  message: 'This case was told by its gateway or its shop. What they told is not corrected here.',
};

describe('what was typed of a case by hand', () => {
  test.each(roles)('%s corrects its days, and the history says from what to what', async (role) => {
    const wrong = hours(9 * 24);
    const disputeId = await newCase(app, null, { answer_due_at: wrong });
    const as = await app.signIn(role);
    const days = { openedAt: hours(-13 * 24), answerDueAt: hours(20) };
    expect(await correct(disputeId, days, as)).toMatchObject({ http: 200, data: { version: 2 } });
    expect(await recordOf(disputeId)).toMatchObject({
      opened_at: days.openedAt,
      answer_due_at: days.answerDueAt,
      amount: '69.000',
      state: 'open',
    });
    expect(await eventsOf(disputeId)).toEqual([
      {
        action: 'corrected',
        actor_name: as.name,
        detail: {
          changes: [
            { field: 'opened_at', from: openedAt, to: days.openedAt },
            { field: 'answer_due_at', from: wrong, to: days.answerDueAt },
          ],
        },
      },
    ]);
    // The desk's own number of what dies first follows.
    const { data } = await desk({ due: '1' });
    expect(data?.map((row) => row.dispute_id)).toContain(disputeId);
  });

  test('takes its sum, network and reason as well, and the marks and the pack follow', async () => {
    const orderId = await paidOrder(app);
    const disputeId = await newCase(app, orderId, {
      amount: '96',
      reason_code: '13.1',
      marks: ['larger-than-payment', 'out-of-order'],
    });
    const planned = () => app.call('getDisputePackPlan', { params: { disputeId } }, team);
    const before = (await planned()).data?.sha256;
    const facts = { amount: '69.00', currency: 'usd', network: 'Visa', reasonCode: '10.4' };
    expect(await correct(disputeId, facts)).toMatchObject({ http: 200 });
    expect(await recordOf(disputeId)).toMatchObject({
      amount: '69.000',
      currency: 'USD',
      network: 'visa',
      reason_code: '10.4',
      marks: ['out-of-order'],
    });
    expect((await eventsOf(disputeId)).at(-1)?.detail).toEqual({
      changes: [
        { field: 'amount', from: '96.00', to: '69.00' },
        { field: 'reason_code', from: '13.1', to: '10.4' },
      ],
    });
    expect((await planned()).data?.sha256).not.toBe(before);
    const empty = { amount: '', currency: '', network: 'mastercard', reasonCode: '' };
    await correct(disputeId, { ...empty, answerDueAt: null });
    expect(await recordOf(disputeId)).toMatchObject({
      amount: null,
      currency: null,
      network: 'mastercard',
      reason_code: null,
      answer_due_at: null,
      marks: ['other-network', 'out-of-order'],
    });
    expect((await eventsOf(disputeId)).at(-1)?.detail.changes).toContainEqual({
      field: 'network',
      from: 'Visa',
      to: 'Mastercard',
    });
  });

  test('is refused at its field where a day cannot be', async () => {
    const disputeId = await newCase(app, null);
    for (const [days, path, message] of [
      [{ openedAt: hours(24) }, 'openedAt', 'It cannot have been opened in the future.'],
      [{ openedAt: '0026-11-20T10:00:00Z' }, 'openedAt', 'Please check the year.'],
      [{ answerDueAt: hours(-13 * 24) }, 'answerDueAt', 'This is before it was opened.'],
      [
        { answerDueAt: hours(24 * 400) },
        'answerDueAt',
        'This is more than a year after it was opened. Please check the year.',
      ],
    ] as const) {
      expect(await correct(disputeId, days)).toMatchObject({
        http: 422,
        errors: [{ path: `change.${path}`, message }],
      });
    }
    const inJakarta = new Date(Date.parse(openedAt) + 7 * 3_600_000).toISOString();
    const same = { amount: '69', currency: 'usd', openedAt: inJakarta.replace('Z', '+07:00') };
    for (const nothing of [{}, same]) {
      expect(await correct(disputeId, nothing)).toMatchObject({
        http: 422,
        message: 'Nothing of it differs from what is there.',
      });
    }
    expect(await recordOf(disputeId)).toMatchObject({ version: 1 });
    expect(await eventsOf(disputeId)).toEqual([]);
  });

  test('keeps the counts of the cockpit true', async () => {
    const disputeId = await newCase(app, await paidOrder(app));
    await correct(disputeId, { openedAt: '2026-10-02T08:22:00Z', answerDueAt: null });
    const lines: string[] = [];
    const isTrue = await proveCounts(app.db, { mend: false, say: (line) => lines.push(line) });
    expect(isTrue, lines.join('\n')).toBe(0);
    const oldest = await desk({ from: '2026-10-02', to: '2026-10-02' });
    expect(oldest.data?.map((row) => row.dispute_id)).toEqual([disputeId]);
  });
});

describe('is not corrected', () => {
  test('without a session, or on what somebody changed meanwhile', async () => {
    const disputeId = await newCase(app, null, { opened_at: '2026-11-18T08:22:00Z' });
    const asked = { what: 'facts', answerDueAt: '2026-11-30T10:00:00.000Z' };
    expect(await change(disputeId, asked, {})).toMatchObject({ http: 401 });
    await set(disputeId, { answer_due_at: '2026-11-29T10:00:00Z' });
    await change(disputeId, asked, rani);
    expect(await change(disputeId, { ...asked, answerDueAt: null }, team, 1)).toMatchObject({
      http: 409,
      message:
        'Meanwhile: Rani corrected when the answer is due from 29-11-2026 10:00 UTC to 30-11-2026 10:00 UTC.',
    });
    expect(await recordOf(disputeId)).toMatchObject({ answer_due_at: asked.answerDueAt });
  });

  test.each(['stripe', 'adyen', 'intake'] as const)('what %s told', async (came_by) => {
    const disputeId = await newCase(app, null, { came_by });
    expect(await correct(disputeId, { answerDueAt: null })).toMatchObject(outside);
    expect(await seen(disputeId)).toMatchObject({ correctable: false, by_hand: false });
  });

  test('what a gateway told of later', async () => {
    const disputeId = await newCase(app, null);
    expect(await seen(disputeId)).toMatchObject({ correctable: true, by_hand: true });
    await tellDay(app, disputeId, hours(30));
    expect(await correct(disputeId, { answerDueAt: null })).toMatchObject(outside);
    expect(await seen(disputeId)).toMatchObject({ correctable: false });
  });

  test.each(['answered', 'won', 'lost', 'accepted', 'prevented', 'expired'] as const)(
    'once it is %s',
    async (state) => {
      const disputeId = await newCase(app, null);
      await change(disputeId, { what: 'state', state }, rani);
      expect(await correct(disputeId, { answerDueAt: hours(48) })).toMatchObject({
        http: 409,
        message: `The case is ${state}.`,
      });
      expect(await seen(disputeId)).toMatchObject({ correctable: false });
    },
  );

  test('while its answer may have left', async () => {
    const orderId = await paidOrder(app);
    const disputeId = await newCase(app, orderId);
    const { id, order_pk } = await recordOf(disputeId);
    const answer = { dispute_pk: id, order_pk: order_pk ?? 0, via: 'gateway' as const };
    const file = { storage_key: '00/sent.pdf', sha256: '-', size: 1, pages: 1 };
    await app.db
      .insertInto('dispute_answer')
      .values({ ...answer, ...file, state: 'unknown' })
      .execute();
    expect(await correct(disputeId, { answerDueAt: hours(48) })).toMatchObject({
      http: 409,
      message: expect.stringMatching(/^The answer may have been sent/),
    });
    await app.db.updateTable('dispute_answer').set({ state: 'refused' }).execute();
    expect(await correct(disputeId, { answerDueAt: hours(48) })).toMatchObject({ http: 200 });
    await app.db.deleteFrom('dispute_answer').execute();
  });
});

describe('another day', () => {
  test('opens the case again that expired of the wrong one, and only a day that is ahead', async () => {
    // Cases of other tests whose fixed days have passed.
    await expireDisputes(app.services);
    const orderId = await paidOrder(app);
    const disputeId = await newCase(app, orderId, { answer_due_at: hours(-2) });
    expect(await expireDisputes(app.services)).toBe(1);
    expect(await seen(disputeId)).toMatchObject({ state: 'expired', correctable: true });
    await correct(disputeId, { answerDueAt: hours(-1) });
    expect(await recordOf(disputeId)).toMatchObject({ state: 'expired' });
    const due = hours(5 * 24);
    expect(await correct(disputeId, { answerDueAt: due })).toMatchObject({
      data: { version: 4 },
    });
    expect(await recordOf(disputeId)).toMatchObject({ state: 'open', answer_due_at: due });
    expect((await eventsOf(disputeId)).map(({ action }) => action)).toEqual([
      'state',
      'corrected',
      'corrected',
      'state',
    ]);
    expect((await app.history(orderId)).at(-1)).toMatchObject({ detail: { state: 'open' } });
  });

  test('is written about anew; another sum is not', async () => {
    await app.db.updateTable('dispute').set({ answer_due_at: null }).execute();
    const disputeId = await newCase(app, null, { answer_due_at: hours(20), member_id: rani.id });
    const queue = () => queueDueNotices(app.services);
    expect(await queue()).toBeGreaterThan(0);
    await correct(disputeId, { amount: '12' });
    expect(await queue()).toBe(0);
    await correct(disputeId, { answerDueAt: hours(22) });
    expect(await queue()).toBeGreaterThan(0);
  });

  test('that was typed, taken back and told by the gateway is the gateway’s', async () => {
    const due = hours(60);
    const gatewayDisputeId = 'typed-and-told';
    const written = {
      gateway: 'Gateway One',
      gatewayDisputeId,
      payment: '',
      network: 'Visa',
      reasonCode: '',
      kind: 'chargeback' as const,
      openedAt: hours(-24),
      answerDueAt: due,
    };
    const added = await app.call('addDispute', { body: written }, team);
    const disputeId = added.data?.disputeId ?? '';
    await correct(disputeId, { answerDueAt: hours(90) });
    await tellDay(app, disputeId, due);
    expect(await recordOf(disputeId)).toMatchObject({ answer_due_at: due });
  });
});
