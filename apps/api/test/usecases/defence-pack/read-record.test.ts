import { mayPrint, orderFieldKeys } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachmentLimits } from '../../../src/papers/defence-pack/content/attachment.ts';
import { readPackRecord } from '../../../src/usecases/defence-pack/read-record.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument, samples } from '../../support/documents.ts';
import { ofThisDatabase } from '../../support/locks.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const completed = (more: object = {}) => app.newOrder({ process_status: 'Completed', ...more });
const read = (orderId: string) => readPackRecord(app.services, orderId);

test('the fields that a pack may not print do not reach it', async () => {
  const withheld = orderFieldKeys.filter((key) => !mayPrint(key));
  expect(withheld).not.toEqual([]);
  const { order } = await read(await completed({ dob: '1988-03-14' }));
  expect(Object.keys(order).filter((key) => withheld.some((one) => one === key))).toEqual([]);
  expect(order).toMatchObject({ full_name: 'Maren Ostrowick-Vale', doa: '2026-11-21' });
});

test('mails come without their bodies', async () => {
  const orderId = await completed();
  const { id: order_pk } = await app.order(orderId);
  await app.db
    .insertInto('mail_message')
    .values({
      id: crypto.randomUUID(),
      order_pk,
      kind: 'approval',
      recipient: 'maren@example.com',
      subject: 'Your customs declaration is approved',
      html: '<p>secret-body</p>',
      body_text: 'secret-body',
      mail_service_provider: 'AWS',
      last_error: 'secret-error',
    })
    .execute();
  const { mails } = await read(orderId);
  expect(mails).toMatchObject([
    { recipient: 'maren@example.com', subject: 'Your customs declaration is approved' },
  ]);
  expect(JSON.stringify(mails)).not.toContain('secret');
});

test('an order that was erased is none', async () => {
  const orderId = await completed({ erased_at: '2026-11-01T00:00:00Z' });
  await expect(read(orderId)).rejects.toMatchObject({
    status: 404,
    message: `There is no order ${orderId}.`,
  });
});

test.each([
  ['as large as a pack takes in', attachmentLimits.bytes, samples.pdf],
  ['one byte larger', attachmentLimits.bytes + 1, null],
])('a document %s', async (_, size, expected) => {
  const orderId = await completed();
  await addDocument(app, orderId, { size });
  const { stored } = await read(orderId);
  expect(stored).toMatchObject({ size, mediaType: 'application/pdf' });
  expect(stored?.bytes && Buffer.from(stored.bytes)).toEqual(expected);
});

test('the head of the history is of the same moment as all the rest', async () => {
  const orderId = await completed();
  const { id } = await app.order(orderId);
  const addRow = `insert into order_history (order_pk, order_version, actor_kind, actor_name, action)
    values (${id}, 1, 'system', 'Pabean', 'moved')`;
  await app.pool.query(addRow);
  const other = await app.pool.connect();
  try {
    await other.query('begin; lock table order_history_head in access exclusive mode');
    const reading = read(orderId);
    await until(async () => {
      const { rows } = await other.query(
        `select 1 from pg_locks where relation = 'order_history_head'::regclass and not granted and ${ofThisDatabase}`,
      );
      return rows.length > 0 ? true : null;
    });
    await other.query(`${addRow}; commit`);
    expect((await reading).head).toMatchObject({ rows: 1 });
    expect((await read(orderId)).head).toMatchObject({ rows: 2 });
  } finally {
    other.release(true);
  }
});
