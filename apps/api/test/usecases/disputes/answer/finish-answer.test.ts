import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { packMaker } from '../../../../src/papers/worker/pack-maker.ts';
import {
  answerGatewayOf,
  isSentByCall,
} from '../../../../src/usecases/disputes/answer/answer-gateway-of.ts';
import {
  finishAnswer,
  finishAnswers,
} from '../../../../src/usecases/disputes/answer/finish-answer.ts';
import { submitAnswer } from '../../../../src/usecases/disputes/answer/submit-answer.ts';
import { answeringApp, drawNothing } from '../../../support/answers.ts';

let answers: Awaited<ReturnType<typeof answeringApp>>;
beforeAll(async () => {
  answers = await answeringApp();
});
beforeEach(() => {
  drawNothing();
});
afterEach(async () => {
  vi.mocked(packMaker.answer).mockRestore();
  answers.warn.mockClear();
  answers.stripe.answerWith(null);
  answers.adyen.answerWith(null);
  await answers.deps.db.deleteFrom('dispute_answer').execute();
});
afterAll(() => answers.stop());

type Case = Awaited<ReturnType<typeof answers.caseAt>>;
const send = ({ disputeId, sha256 }: Case) =>
  submitAnswer(answers.deps, answers.member, '203.0.113.42', { disputeId, sha256 });
/** An answer whose call failed, so that it is on its way. */
async function onItsWay(
  gateway: 'Stripe' | 'Adyen',
  more: Parameters<typeof answers.caseAt>[1] = {},
) {
  const one = await answers.caseAt(gateway, more);
  answers.stripe.answerWith(500, 'POST');
  answers.adyen.answerWith(500, 'supplyDefenseDocument');
  expect(await send(one)).toEqual({ state: 'unknown' });
  answers.stripe.answerWith(null);
  answers.adyen.answerWith(null);
  return one;
}
const finish = async ({ disputeId }: Case, deps = answers.deps) =>
  finishAnswer(deps, (await answers.recordOf(disputeId)).id);
const age = async ({ disputeId }: Case, column: 'created_at' | 'sent_at', minutes: number) =>
  answers.deps.db
    .updateTable('dispute_answer')
    .set({ [column]: new Date(Date.now() - minutes * 60_000) })
    .where('dispute_pk', '=', (await answers.recordOf(disputeId)).id)
    .execute();
const lastEvent = async ({ disputeId }: Case) => (await answers.eventsOf(disputeId)).at(-1);
const warned = (one: Case, words: string) =>
  expect(answers.warn).toHaveBeenLastCalledWith(
    { err: expect.any(Error), dispute: one.disputeId },
    words,
  );
const day = 24 * 60;

describe('a gateway that can be asked', () => {
  test('gets what was left on its way, once', async () => {
    const one = await onItsWay('Stripe');
    warned(one, 'an answer is not sent yet');
    await finishAnswers(answers.deps);
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'sent',
      gateway_answer: expect.stringMatching(/./),
    });
    expect(await finish(one)).toBe('on its way');
    expect(answers.stripe.dispute(one.at)).toMatchObject({
      submissions: 1,
      metadata: { pabean_sha256: one.sha256 },
    });
    expect(await answers.recordOf(one.disputeId)).toMatchObject({ state: 'answered' });
  });

  test('that has it already gets it no second time', async () => {
    const one = await onItsWay('Stripe');
    const at = answers.stripe.dispute(one.at);
    at.submissions = 1;
    at.metadata.pabean_sha256 = one.sha256;
    expect(await finish(one)).toBe('sent');
    expect(at.submissions).toBe(1);
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'sent',
      gateway_answer: null,
    });
  });

  test('that has another one is left alone', async () => {
    const one = await onItsWay('Stripe');
    answers.stripe.dispute(one.at).submissions = 1;
    expect(await finish(one)).toBe('refused');
    const why = 'Another answer was sent at the gateway.';
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'refused',
      gateway_answer: why,
    });
    expect(await lastEvent(one)).toEqual(['not-sent', 'Rani', { why }]);
    expect(await answers.recordOf(one.disputeId)).toMatchObject({ state: 'open' });
  });

  test('is asked for a day', async () => {
    const one = await onItsWay('Stripe');
    answers.stripe.answerWith(500);
    await age(one, 'created_at', day - 5);
    expect(await finish(one)).toBe('on its way');
    await age(one, 'created_at', day + 5);
    expect(await finish(one)).toBe('unknown');
    const why = 'the gateway does not say';
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'unknown',
      gateway_answer: why,
    });
    expect(await lastEvent(one)).toEqual([
      'not-sent',
      'Rani',
      { why: `It may have been sent: ${why}` },
    ]);
  });

  test('gets nothing while the store gives other bytes than were read, and then the answer', async () => {
    const one = await onItsWay('Stripe');
    const { documents } = answers.deps;
    const page = vi
      .spyOn(documents, 'read')
      .mockImplementation(() => Readable.from([Buffer.from('<html>Sign in</html>')]));
    expect(await finish(one)).toBe('on its way');
    warned(one, 'an answer is not sent yet');
    expect(answers.stripe.dispute(one.at).submissions).toBe(0);
    page.mockRestore();
    expect(await finish(one)).toBe('sent');
  });

  test('may say no to what was left on its way', async () => {
    const one = await onItsWay('Stripe');
    answers.stripe.answerWith(400, 'POST');
    expect(await finish(one)).toBe('refused');
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      gateway_answer: 'Stripe answered 400: Not today.',
    });
  });
});

describe('a gateway that says nothing afterwards', () => {
  test('gets what was left before its last call', async () => {
    const one = await onItsWay('Adyen');
    expect(await answers.answerOf(one.disputeId)).toMatchObject({ sent_at: null });
    expect(await finish(one)).toBe('sent');
    expect(answers.adyen.dispute(one.at).defended).toHaveLength(1);
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'sent',
      sent_at: expect.any(String),
      gateway_answer: 'Defended as SupplyDefenseMaterial.',
    });
  });

  test('is called for a day, and then nothing was sent', async () => {
    const one = await onItsWay('Adyen');
    answers.adyen.answerWith(500);
    await age(one, 'created_at', day - 5);
    expect(await finish(one)).toBe('on its way');
    await age(one, 'created_at', day + 5);
    expect(await finish(one)).toBe('refused');
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'refused',
      gateway_answer: 'The gateway did not answer for a day. Nothing was sent.',
    });
  });

  test('may say no before its last call, and to it', async () => {
    const one = await onItsWay('Adyen');
    answers.adyen.answerWith(422, 'supplyDefenseDocument');
    expect(await finish(one)).toBe('refused');
    const other = await onItsWay('Adyen');
    answers.adyen.answerWith(422, 'defendDispute');
    expect(await finish(other)).toBe('refused');
    expect(await answers.answerOf(other.disputeId)).toMatchObject({
      state: 'refused',
      gateway_answer: 'Adyen answered 422: Not today.',
    });
    expect(await lastEvent(other)).toEqual([
      'not-sent',
      'Rani',
      { why: 'Adyen answered 422: Not today.' },
    ]);
  });

  test('whose last call is not answered is not called again', async () => {
    const one = await onItsWay('Adyen');
    answers.adyen.answerWith(500, 'defendDispute');
    answers.warn.mockClear();
    expect(await finish(one)).toBe('unknown');
    warned(one, 'it is not known if an answer was sent');
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      state: 'unknown',
      gateway_answer: 'the gateway did not say that it took it',
    });
  });

  test('and was called by a process that stopped is waited for, three minutes', async () => {
    const one = await onItsWay('Adyen');
    await age(one, 'sent_at', 2.9);
    expect(await finish(one)).toBe('on its way');
    await age(one, 'sent_at', 3.1);
    expect(await finish(one)).toBe('unknown');
    expect(answers.adyen.dispute(one.at).defended).toEqual([]);
    expect(await answers.answerOf(one.disputeId)).toMatchObject({
      gateway_answer: 'we stopped while the gateway was called',
    });
  });
});

test('an answer whose gateway is not configured any more is not known', async () => {
  const one = await onItsWay('Stripe');
  const { env } = answers.deps;
  const { stripe: _, ...left } = env.answers;
  const without = { ...answers.deps, env: { ...env, answers: left as typeof env.answers } };
  expect(await finish(one, without)).toBe('unknown');
  expect(await answers.answerOf(one.disputeId)).toMatchObject({
    gateway_answer: 'its gateway is no longer configured',
  });
});

test('what the gateway told first stays, and the order’s history has the hash all the same', async () => {
  const one = await onItsWay('Stripe');
  const { db } = answers.deps;
  await db
    .updateTable('dispute')
    .set({ state: 'won' })
    .where('dispute_id', '=', one.disputeId)
    .execute();
  await db.updateTable('dispute_answer').set({ created_by: null }).execute();
  expect(await finish(one)).toBe('sent');
  expect(await answers.recordOf(one.disputeId)).toMatchObject({ state: 'won' });
  const { sha256 } = one;
  expect(await lastEvent(one)).toEqual(['sent', 'Staff', { via: 'gateway', sha256 }]);
  expect((await answers.app.history(one.orderId)).at(-1)).toMatchObject({
    action: 'dispute',
    actor_kind: 'staff',
    actor_name: 'Staff',
    detail: { dispute: one.disputeId, state: 'answered', sha256 },
  });
});

test('a gateway has a call where it is configured, and after a "no" only where another answer may fit', () => {
  const { answers: both } = answers.deps.env;
  const { stripe: _, adyen: __, ...none } = both;
  const env = { answers: both };
  const bare = { answers: none as typeof both };
  for (const gateway of ['Stripe', ' stripe ', 'Adyen']) {
    expect(answerGatewayOf(env, { gateway })?.tells).toBe(gateway !== 'Adyen');
    expect(answerGatewayOf(bare, { gateway })).toBeNull();
    expect(isSentByCall(bare, { gateway }, undefined)).toBe(false);
    expect(isSentByCall(env, { gateway }, undefined)).toBe(true);
    expect(isSentByCall(env, { gateway }, { state: 'unknown' })).toBe(true);
    expect(isSentByCall(env, { gateway }, { state: 'refused' })).toBe(gateway !== 'Adyen');
  }
  for (const gateway of ['Solidgate', 'elsewhere']) {
    expect(answerGatewayOf(env, { gateway })).toBeNull();
  }
});
