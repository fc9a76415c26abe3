import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '../../../src/core/member.ts';
import { answerContent } from '../../../src/usecases/disputes/pack/answer-content.ts';
import { readAnswer } from '../../../src/usecases/disputes/pack/read-answer.ts';
import { updateCase } from '../../../src/usecases/disputes/update-dispute.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await testApp();
  const { id, name, email, sessionId } = await app.signIn('Admin', 'Rani');
  member = { id, name, email, sessionId, type: 'Admin' };
});
afterAll(() => app.stop());

const recordOf = (disputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();

type Change = Parameters<typeof updateCase>[3]['change'];
const change = async (disputeId: string, asked: Change) => {
  const { version } = await recordOf(disputeId);
  return updateCase(app.services, member, '203.0.113.42', { disputeId, version, change: asked });
};
const words = 'Anna First wrote to us on 3 November.';

/** A case of Anna's order with her paragraph, and the order of somebody else. */
async function written() {
  const annas = await paidOrder(app, { full_name: 'Anna First' });
  const orderId = await paidOrder(app, { full_name: 'Bob Second' });
  const disputeId = await newCase(app, annas);
  await change(disputeId, { what: 'summary', words });
  const exhibits = { order: ['chain'], off: ['order'] };
  await change(disputeId, { what: 'exhibits', ...exhibits });
  return { disputeId, exhibits, other: { what: 'order', orderId } as const };
}
const refusal = {
  status: 409,
  message:
    'The paragraph of the letter was written about its order. Keep the words elsewhere, go back to the paragraph of the record, and attach it then.',
};

test('a case with words about its order takes no other order until they are taken out', async () => {
  const { disputeId, exhibits, other } = await written();
  await expect(change(disputeId, other)).rejects.toMatchObject(refusal);
  // Nothing that somebody typed is lost by it.
  expect(await recordOf(disputeId)).toMatchObject({ summary: words, exhibits });
  await change(disputeId, { what: 'summary', words: '' });
  await change(disputeId, other);
  expect(await recordOf(disputeId)).toMatchObject({ summary: null, exhibits: null });
  const { content } = answerContent(
    await readAnswer(app.services, disputeId),
    app.services.env.company,
  );
  expect(content.facts).toContainEqual(['Customer', 'Bob Second']);
  expect(JSON.stringify(content)).not.toContain('Anna');
});

test('words can be taken out of a case that is locked, unless its answer may have left', async () => {
  const { disputeId, other } = await written();
  await change(disputeId, { what: 'state', state: 'lost', lacked: [], note: '' });
  await expect(change(disputeId, { what: 'summary', words: 'More' })).rejects.toMatchObject({
    message: 'The case is lost.',
  });
  await expect(change(disputeId, other)).rejects.toMatchObject(refusal);
  await change(disputeId, { what: 'summary', words: '' });
  await change(disputeId, other);
  expect(await recordOf(disputeId)).toMatchObject({ summary: null, state: 'lost' });
  const sent = await written();
  const { id, order_pk } = await recordOf(sent.disputeId);
  await app.db
    .insertInto('dispute_answer')
    .values({
      dispute_pk: id,
      order_pk: order_pk ?? 0,
      state: 'unknown',
      via: 'gateway',
      storage_key: '00/sent.pdf',
      sha256: '-',
      size: 1,
      pages: 1,
    })
    .execute();
  await expect(change(sent.disputeId, { what: 'summary', words: '' })).rejects.toMatchObject({
    message: expect.stringMatching(/^The answer may have been sent/),
  });
  await expect(change(sent.disputeId, sent.other)).rejects.toMatchObject({
    message: 'Files of its order are in the pack already, so the order stays.',
  });
});
