import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeHistory } from '../../../../src/db/queries/order-history.ts';
import { packMaker } from '../../../../src/papers/worker/pack-maker.ts';
import { submitAnswer } from '../../../../src/usecases/disputes/answer/submit-answer.ts';
import { answeringApp, drawNothing } from '../../../support/answers.ts';
import { newCase, paidOrder } from '../../../support/disputes.ts';

let answers: Awaited<ReturnType<typeof answeringApp>>;
beforeAll(async () => {
  answers = await answeringApp();
});
beforeEach(() => {
  drawNothing();
});
afterEach(() => {
  vi.restoreAllMocks();
  answers.stripe.answerWith(null);
});
afterAll(() => answers.stop());

type Asked = { disputeId: string; sha256: string };
const submit = (one: Asked, sentByHandAt?: string, deps = answers.deps) =>
  submitAnswer(deps, answers.member, '203.0.113.42', {
    disputeId: one.disputeId,
    sha256: one.sha256,
    sentByHandAt,
  });
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const changed = {
  status: 409,
  message: 'The record changed since the pack was read. Please read it again.',
};

/** Something else happens while the next answer is made, after its record was read. */
function meanwhile(work: () => Promise<unknown>): void {
  const draw = vi.mocked(packMaker.answer).getMockImplementation();
  vi.mocked(packMaker.answer).mockImplementationOnce(async (order) => {
    await work();
    if (draw === undefined) throw new Error('Nothing is drawn.');
    return draw(order);
  });
}

test('what is sent is kept with what it was, and nothing of it is left over', async () => {
  const one = await answers.caseAt('Stripe');
  expect(await submit(one)).toEqual({ state: 'sent' });
  const kept = await answers.answerOf(one.disputeId);
  expect(kept).toMatchObject({
    state: 'sent',
    via: 'gateway',
    sha256: one.sha256,
    pages: 2,
    created_by: answers.member.id,
    gateway_answer: expect.stringMatching(/./),
    sent_at: expect.any(String),
    fields: expect.objectContaining({ customer_purchase_ip: '203.0.113.42' }),
  });
  const bytes = await buffer(answers.deps.documents.read(kept?.storage_key ?? ''));
  expect([bytes.length, kept?.storage_key]).toEqual([kept?.size, expect.stringMatching(/\.pdf$/)]);
  expect(JSON.parse(bytes.toString().slice(5))).toMatchObject({
    title: `Answer to chargeback ${one.at}`,
  });
  const { sha256 } = one;
  expect(await answers.eventsOf(one.disputeId)).toEqual([
    ['sending', 'Rani', { sha256 }],
    ['sent', 'Rani', { via: 'gateway', sha256 }],
    ['state', 'Rani', { from: 'open', to: 'answered' }],
  ]);
  const { name } = answers.member;
  expect((await answers.app.history(one.orderId)).at(-1)).toMatchObject({
    actor_name: name,
    detail: { state: 'answered', sha256 },
  });
  expect(await answers.strays()).toEqual([]);
});

describe('by hand', () => {
  test('it is written down with its moment, which may lie before the day and in another minute', async () => {
    const one = await answers.caseAt('elsewhere', { answer_due_at: ago(3_600_000) });
    const sentByHandAt = ago(7_200_000);
    expect(await submit(one, sentByHandAt)).toEqual({ state: 'sent' });
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'sent',
      via: 'hand',
      sent_at: sentByHandAt,
    });
    const { sha256 } = one;
    expect(await answers.eventsOf(one.disputeId)).toEqual([
      ['sent', 'Rani', { via: 'hand', sha256 }],
      ['state', 'Rani', { from: 'open', to: 'answered' }],
    ]);
    const late = await answers.caseAt('elsewhere', { answer_due_at: ago(7_200_000) });
    await expect(submit(late, ago(3_600_000))).rejects.toMatchObject({ status: 409 });
  });

  test('it cannot have been sent in the future, but for a clock that goes wrong', async () => {
    const one = await answers.caseAt('elsewhere');
    await expect(submit(one, ago(-90_000))).rejects.toMatchObject({
      status: 422,
      message: 'It cannot have been sent in the future.',
    });
    expect(await submit(one, ago(-30_000))).toEqual({ state: 'sent' });
  });

  test('it cannot have been sent before the case was opened, where that is known', async () => {
    const opened = { opened_at: new Date(ago(7_200_000)) };
    const one = await answers.caseAt('elsewhere', opened);
    await expect(submit(one, ago(7_300_000))).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/^It cannot have been sent before the case was opened, \d/),
    });
    expect(await submit(one, ago(7_230_000))).toEqual({ state: 'sent' });
    const unsigned = await answers.caseAt('elsewhere', { ...opened, unsigned: ['opened_at'] });
    expect(await submit(unsigned, ago(7_300_000))).toEqual({ state: 'sent' });
    const told = await answers.caseAt('elsewhere', { opened_at: new Date() });
    expect(await submit(told, ago(7_200_000))).toEqual({ state: 'sent' });
  });

  test('nothing is sent to the gateway, nor is it asked', async () => {
    const one = await answers.caseAt('Stripe');
    answers.stripe.answerWith(503);
    expect(await submit(one, ago(60_000))).toEqual({ state: 'sent' });
    expect(answers.stripe.dispute(one.at).submissions).toBe(0);
  });
});

describe('refused, with nothing made', () => {
  test('is a case that nobody knows, and one that is locked', async () => {
    await expect(submit({ disputeId: 'DP-1', sha256: '-' })).rejects.toMatchObject({
      status: 404,
      message: 'There is no case DP-1.',
    });
    const locked = await newCase(answers.app, null, { gateway: 'Stripe' });
    await expect(submit({ disputeId: locked, sha256: '-' })).rejects.toMatchObject({
      status: 409,
      message: 'It matches no order. Attach it to one first.',
    });
    const late = await newCase(answers.app, await paidOrder(answers.app), {
      gateway: 'Stripe',
      answer_due_at: ago(60_000),
    });
    await expect(submit({ disputeId: late, sha256: '-' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The answer was due on /),
    });
    expect(packMaker.answer).not.toHaveBeenCalled();
  });

  test('is one whose gateway has no call', async () => {
    const one = await answers.caseAt('elsewhere');
    vi.mocked(packMaker.answer).mockClear();
    await expect(submit(one)).rejects.toMatchObject({
      status: 422,
      message: 'No call of this gateway is set up. Send it by hand, and say when.',
    });
    expect(packMaker.answer).not.toHaveBeenCalled();
  });
});

test('a pack that is too long, a hash of another one and a gateway that is gone are refused', async () => {
  const one = await answers.caseAt('Stripe');
  await expect(submit({ ...one, sha256: 'f'.repeat(64) })).rejects.toMatchObject(changed);
  answers.stripe.answerWith(503);
  await expect(submit(one)).rejects.toMatchObject({
    status: 503,
    message: 'The gateway does not answer: Stripe answered 503: Not today.',
    retryAfter: 30,
  });
  answers.stripe.answerWith(null);
  drawNothing({ unreadable: ['a.pdf cannot be read.', 'b.pdf cannot be read.'] });
  await expect(submit(one)).rejects.toMatchObject({
    status: 422,
    message: 'a.pdf cannot be read.',
  });
  drawNothing();
  answers.stripe.dispute(one.at).submissions = 1;
  await expect(submit(one)).rejects.toMatchObject({
    status: 409,
    message: 'The gateway has an answer to it already.',
  });
  expect(await answers.answerOf(one.disputeId)).toBeUndefined();
});

describe('while the answer is made', () => {
  const isRefused = async (one: Asked, refusal: object, deps = answers.deps) => {
    const keep = vi.spyOn(deps.documents, 'keep');
    await expect(submit(one, undefined, deps)).rejects.toMatchObject(refusal);
    const key = keep.mock.calls[0]?.[1] ?? '';
    expect(await answers.deps.documents.size(key)).toBeNull();
    expect(await answers.strays()).toEqual([]);
    expect(answers.stripe.dispute((one as { at?: string }).at ?? '').submissions).toBe(0);
  };

  test('a case that changes is not answered', async () => {
    const one = await answers.caseAt('Stripe');
    meanwhile(() =>
      answers.deps.db
        .updateTable('dispute')
        .set({ version: 7 })
        .where('dispute_id', '=', one.disputeId)
        .execute(),
    );
    await isRefused(one, changed);
  });

  test('an order that changes is not told of', async () => {
    const one = await answers.caseAt('Stripe');
    const { id: orderPk, version: orderVersion } = await answers.app.order(one.orderId);
    const actor = { kind: 'system', id: null, name: 'The system', ip: null } as const;
    meanwhile(() =>
      answers.deps.db
        .transaction()
        .execute((trx) =>
          writeHistory(trx, actor, [{ orderPk, orderVersion, action: 'dispute', detail: {} }]),
        ),
    );
    await isRefused(one, changed);
  });

  test('a file that a member adds meanwhile is not left out', async () => {
    const one = await answers.caseAt('Stripe');
    const { id: dispute_pk, order_pk } = await answers.recordOf(one.disputeId);
    const file = { file_name: 'terms.pdf', storage_key: '00/terms.pdf', sha256: '-', size: 1 };
    meanwhile(() =>
      answers.deps.db
        .insertInto('dispute_file')
        .values({
          ...{ ...file, id: crypto.randomUUID(), dispute_pk, order_pk: order_pk ?? 0 },
          ...{ media_type: 'application/pdf', pages: 1, created_by: null },
        })
        .execute(),
    );
    await isRefused(one, changed);
  });

  test('a case that is gone, or that another member answers, is left alone', async () => {
    const one = await answers.caseAt('Stripe');
    const { id: dispute_pk, order_pk } = await answers.recordOf(one.disputeId);
    meanwhile(() =>
      answers.deps.db
        .insertInto('dispute_answer')
        .values({
          dispute_pk,
          order_pk: order_pk ?? 0,
          state: 'sending',
          via: 'gateway',
          storage_key: `00/${one.disputeId}.pdf`,
          sha256: '-',
          size: 1,
          pages: 1,
        })
        .execute(),
    );
    await isRefused(one, { status: 409, message: 'The answer is being sent.' });
    const gone = await answers.caseAt('Stripe');
    meanwhile(() =>
      answers.deps.db.deleteFrom('dispute').where('dispute_id', '=', gone.disputeId).execute(),
    );
    await isRefused(gone, changed);
  });

  test('a file that was taken for left over is not named by an answer', async () => {
    const one = await answers.caseAt('Stripe');
    const { documents } = answers.deps;
    const keep: typeof documents.keep = async (file, key) => {
      await answers.deps.db.deleteFrom('stray_document').execute();
      return documents.keep(file, key);
    };
    const slow = Object.assign(Object.create(documents) as typeof documents, { keep });
    await expect(
      submit(one, undefined, { ...answers.deps, documents: slow }),
    ).rejects.toMatchObject({ status: 503 });
    expect(await answers.answerOf(one.disputeId)).toBeUndefined();
  });
});

test('another answer takes the place of one that was refused, and its file goes', async () => {
  const one = await answers.caseAt('Stripe');
  answers.stripe.answerWith(400, 'POST');
  expect(await submit(one)).toEqual({ state: 'refused' });
  const first = (await answers.answerOf(one.disputeId))?.storage_key ?? '';
  expect(await answers.deps.documents.size(first)).toBeGreaterThan(0);
  answers.stripe.answerWith(null);
  expect(await submit(one)).toEqual({ state: 'sent' });
  expect(answers.stripe.dispute(one.at).submissions).toBe(1);
  expect(await answers.deps.documents.size(first)).toBeNull();
  expect(await answers.strays()).toEqual([]);
});

test('what is still on its way is not known', async () => {
  const one = await answers.caseAt('Stripe');
  answers.stripe.answerWith(500, 'POST');
  expect(await submit(one)).toEqual({ state: 'unknown' });
  expect(await answers.answerOf(one.disputeId)).toMatchObject({ state: 'sending', sent_at: null });
});
