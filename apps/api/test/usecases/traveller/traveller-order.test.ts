import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approvedDocument,
  requireOpenedOrder,
} from '../../../src/usecases/traveller/traveller-order.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument, samples } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const sessionOf = (orderId: string) => ({
  orderId,
  id: 'one',
  expiresAt: new Date(Date.now() + 60_000),
  opener: null,
});
const open = (orderId: string, sessions = [sessionOf(orderId)]) =>
  requireOpenedOrder(app.db, sessions, orderId);
const locked = { status: 401, message: 'Please enter your order id and e-mail again.' };

test('an order is opened by its own session, among those of others', async () => {
  const orderId = await app.newOrder({ process_status: 'New' });
  const sessions = [sessionOf('104999'), sessionOf(orderId)];
  const opened = await open(orderId, sessions);
  expect(opened).toMatchObject({ stage: 'queued', document: null, session: sessions[1] });
  expect(opened.order.order_id).toBe(orderId);
});

test('without a session, with that of another order, and once deleted it is the same "no"', async () => {
  const orderId = await app.newOrder();
  const deleted = await app.newOrder({ process_status: 'Deleted' });
  await expect(open(orderId, [])).rejects.toMatchObject(locked);
  await expect(open(orderId, [sessionOf('104999')])).rejects.toMatchObject(locked);
  await expect(open(deleted)).rejects.toMatchObject(locked);
  await expect(open('no-such-order')).rejects.toMatchObject(locked);
});

test('an order that is completed without a document is not called approved', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  expect(await open(orderId)).toMatchObject({ stage: 'preparing', document: null });
  expect(await approvedDocument(app.db, orderId)).toBeNull();
});

test('the document of an approved order is there with all that is needed to send it', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const fileName = await addDocument(app, orderId);
  const row = await app.db
    .selectFrom('document')
    .selectAll()
    .where('file_name', '=', fileName)
    .executeTakeFirstOrThrow();
  const document = {
    id: row.id,
    fileName,
    mediaType: 'application/pdf',
    storageKey: row.storage_key,
    size: samples.pdf.length,
    code: null,
    codePlace: null,
  };
  expect(await open(orderId)).toMatchObject({ stage: 'approved', document });
  expect(await approvedDocument(app.db, orderId)).toEqual(document);
});

test('a refund takes the document from its traveller, and not before the money is back', async () => {
  const waiting = await app.newOrder({ process_status: 'Refunds', refund_date: null });
  const fileName = await addDocument(app, waiting);
  expect(await approvedDocument(app.db, waiting)).toMatchObject({ fileName });
  const orderId = await app.newOrder({ process_status: 'Refunds', refund_date: new Date() });
  await addDocument(app, orderId);
  expect(await open(orderId)).toMatchObject({ stage: 'refunded', document: null });
  expect(await approvedDocument(app.db, orderId)).toBeNull();
});

test('there is no document of an order that is deleted or was never there', async () => {
  const deleted = await app.newOrder({ process_status: 'Deleted' });
  expect(await approvedDocument(app.db, deleted)).toBeNull();
  expect(await approvedDocument(app.db, 'no-such-order')).toBeNull();
});
