import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOrders } from '../../../src/db/queries/order-erase.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument, approvedOrder } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: true });
});
afterAll(() => app.stop());

const ask = (orderId: string, body: object = {}) =>
  app.call(
    'sendDocumentAgain',
    { body: { orderId, ...body } },
    { cookie: app.cookieOf(orderId), headers: { 'X-Forwarded-For': '203.0.113.42' } },
  );
const mailsOf = (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .select(['m.id', 'm.kind', 'm.recipient', 'm.state'])
    .where('o.order_id', '=', orderId)
    .execute();
/** Time passes for what was asked until now. */
async function hoursPass(orderId: string, hours: number): Promise<void> {
  const { id } = await app.order(orderId);
  await sql`update mail_message set created_at = created_at - make_interval(secs => ${hours * 3600})
    where order_pk = ${id}`.execute(app.db);
}

describe('the document by e-mail again', () => {
  test('goes to the order’s address with the document of now, and says when it was handed over', async () => {
    const { orderId } = await approvedOrder(app);
    const answer = await ask(orderId, { email: 'thief@example.com' });
    expect(answer).toMatchObject({
      http: 200,
      message: 'We send your document again.',
      data: { recipient: 'maren@example.com', left: 2 },
    });
    expect(Date.parse(answer.data?.handed_at ?? '')).not.toBeNaN();
    const mails = await mailsOf(orderId);
    expect(mails).toMatchObject([
      { kind: 'resend', recipient: 'maren@example.com', state: 'sent' },
    ]);
    const file = join(app.dataDir, 'mailbox', `${mails[0]?.id}.eml`);
    const message = await PostalMime.parse(await readFile(file));
    expect(message.attachments).toHaveLength(1);
    const history = await app.history(orderId);
    expect(history.map(({ action }) => action)).toEqual(['mail-queued', 'mail-sent']);
    expect(history[0]).toMatchObject({ actor_kind: 'traveller', ip: null });
    expect(JSON.stringify(history)).not.toContain('example.com');
  });

  test('pressed twice is one letter', async () => {
    const { orderId } = await approvedOrder(app);
    const answers = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(answers.map(({ data }) => data?.left)).toEqual([2, 2, 2]);
    expect(await mailsOf(orderId)).toHaveLength(1);
  });

  test('pressed again after an answer that did not come is one letter too', async () => {
    const { orderId } = await approvedOrder(app);
    expect((await ask(orderId)).data?.left).toBe(2);
    await hoursPass(orderId, 35 / 3600);
    expect((await ask(orderId)).data?.left).toBe(2);
    await hoursPass(orderId, 30 / 3600);
    expect((await ask(orderId)).data?.left).toBe(1);
  });

  test('can be asked for three times in 24 hours, then it says when again', async () => {
    const { orderId } = await approvedOrder(app);
    for (const left of [2, 1, 0]) {
      expect((await ask(orderId)).data?.left).toBe(left);
      await hoursPass(orderId, 1);
    }
    const refused = await ask(orderId);
    expect(refused).toMatchObject({ http: 429, status: 0 });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds / 3600).toBeCloseTo(21, 1);
    expect(await mailsOf(orderId)).toHaveLength(3);
    await hoursPass(orderId, 21);
    expect((await ask(orderId)).data?.left).toBe(0);
  });

  test('counts no letter that nobody took, and none of staff', async () => {
    const { orderId } = await approvedOrder(app);
    await ask(orderId);
    await hoursPass(orderId, 1);
    const { id } = await app.order(orderId);
    await app.db
      .updateTable('mail_message')
      .set({ state: 'failed' })
      .where('order_pk', '=', id)
      .execute();
    const ayu = await app.signIn('Team', 'Ayu');
    const body = { orderId, email: 'x@example.com', mailServiceProvider: 'AWS' };
    await app.call('resendMail', { body }, ayu);
    expect((await ask(orderId)).data?.left).toBe(2);
  });

  test('another document is another letter, at once', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    await ask(orderId);
    await app.db
      .updateTable('document')
      .set({ replaced_at: new Date() })
      .where('file_name', '=', file1)
      .execute();
    await addDocument(app, orderId);
    expect((await ask(orderId)).data?.left).toBe(1);
    expect(await mailsOf(orderId)).toHaveLength(2);
  });
});

describe('there is nothing to send', () => {
  test('without a document, after a refund, without an address', async () => {
    expect(await ask(await app.newOrder())).toMatchObject({ http: 409 });
    const refunded = await app.newOrder({
      process_status: 'Refunds',
      refund_date: '2026-11-21T10:00:00Z',
    });
    await addDocument(app, refunded);
    expect(await ask(refunded)).toMatchObject({ http: 409 });
    const nowhere = await app.newOrder({ process_status: 'Completed', email: null });
    await addDocument(app, nowhere);
    expect(await ask(nowhere)).toMatchObject({ http: 409 });
    for (const order of [refunded, nowhere]) expect(await mailsOf(order)).toEqual([]);
  });

  test('of an order that was erased, whose letters are gone too', async () => {
    const { orderId } = await approvedOrder(app);
    await ask(orderId);
    const { id } = await app.order(orderId);
    await app.db.transaction().execute((trx) => eraseOrders(trx, [id]));
    await app.db
      .updateTable('orders')
      .set({ erased_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await ask(orderId)).toMatchObject({ http: 401 });
    expect(await mailsOf(orderId)).toEqual([]);
  });
});
