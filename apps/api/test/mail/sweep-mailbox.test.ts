import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOrders } from '../../src/db/queries/order-erase.ts';
import { sweepMailbox } from '../../src/usecases/mail/sweep-mailbox.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { mailboxFiles } from '../support/files.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Admin');
});
afterAll(() => app.stop());

/** An order whose refund mail waits, and a file of that mail in the mailbox. */
async function orderWithMail() {
  const orderId = await app.newOrder({ process_status: 'Refunds' });
  await app.call('moveToCompleteRefund', { body: { orderId: [orderId] } }, team);
  const { id: orderPk } = await app.order(orderId);
  const { id } = await app.db
    .selectFrom('mail_message')
    .select('id')
    .where('order_pk', '=', orderPk)
    .executeTakeFirstOrThrow();
  return { orderPk, file: await mailboxFile(`${id}.eml`) };
}
async function mailboxFile(name: string): Promise<string> {
  const folder = join(app.dataDir, 'mailbox');
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, 'Hello');
  return path;
}

test('what lies in the mailbox of an erased order goes, and nothing else', async () => {
  const [erased, live] = [await orderWithMail(), await orderWithMail()];
  const unknown = await mailboxFile(`${randomUUID()}.eml`);
  await app.db.transaction().execute((trx) => eraseOrders(trx, [erased.orderPk]));
  await app.db
    .updateTable('orders')
    .set({ erased_at: new Date() })
    .where('id', '=', erased.orderPk)
    .execute();
  await sweepMailbox(app.db, app.dataDir);
  expect(await mailboxFiles(app)).toEqual([live.file, unknown].sort());
});
