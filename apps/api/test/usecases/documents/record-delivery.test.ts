import { afterAll, beforeAll, expect, test } from 'vitest';
import { wasDeliveredWhole } from '../../../src/db/queries/document-delivery.ts';
import { recordWhatLeft } from '../../../src/usecases/documents/record-delivery.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a document has left whole when all of its pieces have', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const fileName = await addDocument(app, orderId);
  const document = await app.db
    .selectFrom('document')
    .select(['id', 'order_pk', 'size'])
    .where('file_name', '=', fileName)
    .executeTakeFirstOrThrow();
  const { id: documentId, order_pk: orderPk, size } = document;
  const delivery = { documentId, orderPk, size, fileName, session: 'sample', isCut: false };
  await recordWhatLeft(app.db, { ...delivery, from: 0, to: 10 });
  expect(await wasDeliveredWhole(app.db, documentId)).toBe(false);
  await recordWhatLeft(app.db, { ...delivery, from: 10, to: size });
  expect(await wasDeliveredWhole(app.db, documentId)).toBe(true);
});
