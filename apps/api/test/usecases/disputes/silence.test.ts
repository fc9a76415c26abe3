import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerContent } from '../../../src/usecases/disputes/pack/answer-content.ts';
import { readAnswer } from '../../../src/usecases/disputes/pack/read-answer.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** The paragraph about an order with this remark, of a case that was opened on 18 November. */
async function summaryWith(remark: object | null): Promise<string> {
  const orderId = await paidOrder(app);
  const { id: order_pk } = await app.order(orderId);
  if (remark !== null) {
    const words = { remark_name: 'Sinta', remark: 'Called twice', created_at: '2026-11-16T09:00Z' };
    await app.db
      .insertInto('remark')
      .values({ order_pk, ...words, ...remark })
      .execute();
  }
  const record = await readAnswer(
    app.services,
    await newCase(app, orderId, { reason_code: '13.3' }),
  );
  return answerContent(record, app.services.env.company).content.summary;
}
const silent = 'The order’s page recorded no message and no refund request before the dispute.';

test.each([{ whatsapp: true }, { telephone: true }, { status_refund: true }])(
  'nothing is said of silence where an earlier remark has %j',
  async (flag) => {
    expect(await summaryWith(flag)).not.toMatch(/no message|no refund/);
  },
);

test.each([
  ['no remark', null],
  ['a remark about something else', { voided: true, chargeback: true, report_error: true }],
  ['a remark from after the dispute', { telephone: true, created_at: '2026-11-19T09:00Z' }],
])('only what the page recorded is said with %s', async (_, remark) => {
  const summary = await summaryWith(remark);
  expect(summary).toContain(silent);
  // Mails are answered outside of the product, and the telephone is outside of it too.
  expect(summary).not.toMatch(/sent us no|asked for no/);
});
