import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { submitAnswer } from '../../../../src/usecases/disputes/answer/submit-answer.ts';
import { expireDisputes } from '../../../../src/usecases/disputes/due-notices.ts';
import { buildAnswer } from '../../../../src/usecases/disputes/pack/build-answer.ts';
import { answeringApp, drawNothing } from '../../../support/answers.ts';

let answers: Awaited<ReturnType<typeof answeringApp>>;
beforeAll(async () => {
  answers = await answeringApp();
});
beforeEach(() => {
  drawNothing();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => answers.stop());

type Due = Parameters<typeof answers.caseAt>[1];
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const written = (one: { disputeId: string; sha256: string }, sentByHandAt?: string) =>
  submitAnswer(answers.deps, answers.member, '203.0.113.42', { ...one, sentByHandAt });

/** A case whose day passed an hour ago, after the job that looks for such. */
async function expired(more: Due = {}) {
  const one = await answers.caseAt('elsewhere', { answer_due_at: ago(1), ...more });
  await expireDisputes(answers.deps);
  expect(await answers.recordOf(one.disputeId)).toMatchObject({ state: 'expired' });
  return one;
}

test.each(['alert', 'inquiry', 'chargeback', 'pre_arbitration'] as const)(
  'an answer to a case of kind %s that left in time is written down after its day',
  async (kind) => {
    const one = await expired({ kind });
    expect(await written(one, ago(2))).toEqual({ state: 'sent' });
    const { sha256 } = one;
    expect(await answers.recordOf(one.disputeId)).toMatchObject({ state: 'answered', marks: [] });
    expect(await answers.answerOf(one.disputeId)).toMatchObject({ state: 'sent', sha256 });
    expect((await answers.eventsOf(one.disputeId)).slice(-2)).toEqual([
      ['sent', 'Rani', { via: 'hand', sha256 }],
      ['state', 'Rani', { from: 'expired', to: 'answered' }],
    ]);
  },
);

test('a day that passed changes nothing in the pack, and what is new in the order does', async () => {
  const one = await expired();
  const { sha256, record } = await buildAnswer(answers.deps, one.disputeId);
  expect(sha256).toBe(one.sha256);
  expect(record.head).toBeNull();
  const other = await expired();
  const { order_pk } = await answers.recordOf(other.disputeId);
  await answers.deps.db
    .insertInto('order_history')
    .values({
      order_pk: order_pk ?? 0,
      order_version: 1,
      actor_kind: 'system',
      actor_name: 'The system',
      action: 'remarked',
      detail: '{}',
    })
    .execute();
  const changed = await buildAnswer(answers.deps, other.disputeId);
  expect(changed.record.head).toMatchObject({ rows: 2 });
  await expect(written(other, ago(2))).rejects.toMatchObject({ status: 409 });
  expect(await written({ ...other, sha256: changed.sha256 }, ago(2))).toEqual({ state: 'sent' });
});

test('what left after its day, or leaves now, is not written down', async () => {
  const one = await expired();
  const refusal = { status: 409, message: 'The case is expired.' };
  await expect(written(one, ago(0.5))).rejects.toMatchObject(refusal);
  await expect(written(one)).rejects.toMatchObject(refusal);
  const unknown = await answers.caseAt('elsewhere', { answer_due_at: null, state: 'expired' });
  await expect(written(unknown, ago(2))).rejects.toMatchObject(refusal);
  const lost = await answers.caseAt('elsewhere', { answer_due_at: ago(1), state: 'lost' });
  await expect(written(lost, ago(2))).rejects.toMatchObject({ message: 'The case is lost.' });
});
