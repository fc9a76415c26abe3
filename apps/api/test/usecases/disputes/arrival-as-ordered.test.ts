import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerContent } from '../../../src/usecases/disputes/pack/answer-content.ts';
import { answerFields } from '../../../src/usecases/disputes/pack/answer-fields.ts';
import { readAnswer } from '../../../src/usecases/disputes/pack/read-answer.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** What an answer says of an order whose day of arrival went through these, the oldest first. */
async function wordsOf(...days: readonly (string | null)[]) {
  const orderId = await paidOrder(app, { doa: days.at(-1) ?? null });
  const { id: order_pk } = await app.order(orderId);
  for (const [at, before] of days.slice(0, -1).entries()) {
    const values = { before: JSON.stringify(before), after: JSON.stringify(days[at + 1] ?? null) };
    const by = { corrected_by: 'traveller', member_name: 'Traveller' } as const;
    await app.db
      .insertInto('order_correction')
      .values({ order_pk, order_version: at + 1, field: 'doa', ...values, ...by })
      .execute();
  }
  await addDocument(app, orderId, { created_at: '2026-11-19T10:00:00Z' });
  const record = await readAnswer(
    app.services,
    await newCase(app, orderId, { reason_code: '13.1' }),
  );
  const { content } = answerContent(record, app.services.env.company);
  const exhibit = content.exhibits.find(({ key }) => key === 'order');
  const { product_description: product } = answerFields(record, null).fields;
  return {
    summary: content.summary,
    product,
    arrival: exhibit?.facts.find(([l]) => l === 'Arrival'),
  };
}

test('what was ordered is the day of the order, and what it is now is called so', async () => {
  const { summary, product, arrival } = await wordsOf('2026-11-20', '2026-11-22', '2026-11-25');
  expect(summary).toContain(
    'ordered an electronic customs declaration for Indonesia, for arrival on 20-11-2026.',
  );
  expect(summary).toContain('That was before the day of arrival, now 25-11-2026.');
  expect(product).toContain(', for arrival on 20-11-2026.');
  expect(arrival?.[1]).toBe('20-11-2026');
});

test('a day that was corrected and set back is the one that was ordered', async () => {
  const { summary } = await wordsOf('2026-11-20', '2026-11-22', '2026-11-20');
  expect(summary).toContain('That was before the day of arrival, 20-11-2026.');
});

test('a day that came later was not ordered, and one that was never corrected was', async () => {
  const later = await wordsOf(null, '2026-11-25');
  expect(later.summary).toContain('ordered an electronic customs declaration for Indonesia.');
  expect(later.product).not.toContain('arrival');
  const first = await wordsOf('2026-11-25');
  expect(first.summary).toContain('for Indonesia, for arrival on 25-11-2026.');
});
