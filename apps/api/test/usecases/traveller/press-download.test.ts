import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type TestApp, testApp } from '../../support/app.ts';
import { addDocument, fetchDocument } from '../../support/documents.ts';
import { pressesOf } from '../../support/presses.ts';
import { until } from '../../support/until.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerDocument = 'There is a newer document. Please reload this page to get it.';

let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  app = await testApp({ log: (line) => logged.push(line) });
});
afterAll(() => app.stop());

let orderId: string;
let caller: Caller;
beforeEach(async () => {
  orderId = await app.newOrder({ process_status: 'Completed' });
  caller = { cookie: app.cookieOf(orderId), headers: { 'User-Agent': firefox } };
});

const press = (file1: string, more: object = {}) =>
  app.call('downloadPassportDocPdf', { body: { orderId, file1, ...more } }, caller);
const presses = () => pressesOf(app, orderId);
const downloads = async () =>
  (await app.call('getDownloadHistory', { body: { orderId } }, caller)).data?.length;

test('what is recorded says whence it was pressed, and counts nothing yet', async () => {
  const file1 = await addDocument(app, orderId);
  const { headers } = caller;
  caller = { ...caller, headers: { ...headers, 'X-Forwarded-For': '203.0.113.42' } };
  await press(file1, { timezone: 'Asia/Jakarta' });
  expect(await presses()).toMatchObject([
    {
      ip: '203.0.113.42',
      timezone: 'Asia/Jakarta',
      browser: 'Firefox 140-PC-Desktop-Linux',
      os: 'Linux',
      counted_at: null,
    },
  ]);
  expect(await downloads()).toBe(0);
});

test('a program is answered alike and stands among the accesses, once', async () => {
  const file1 = await addDocument(app, orderId);
  const byPerson = await press(file1);
  caller = { ...caller, headers: { 'User-Agent': 'Mimecast-URL-Scanner/1.0' } };
  const byRobot = await press(file1, { timezone: 'Europe/London' });
  expect([byRobot.http, byRobot.message]).toEqual([byPerson.http, byPerson.message]);
  expect(await presses()).toHaveLength(1);
  const accesses = await app.db
    .selectFrom('document_access')
    .selectAll()
    .where('order_pk', '=', (await app.order(orderId)).id)
    .execute();
  expect(accesses).toMatchObject([
    {
      method: 'POST',
      kind: 'robot',
      permission: 'order',
      timezone: 'Europe/London',
      browser: 'Mimecast URL Scanner 1-Unknown-Bot-Unknown',
      document_id: expect.any(String),
    },
  ]);
});

test('an order without a document, and another file than the present one, are refused', async () => {
  expect(await press('any.pdf')).toMatchObject({
    http: 409,
    message: 'Your declaration is not ready for download yet.',
  });
  await addDocument(app, orderId);
  expect(await press('any.pdf')).toMatchObject({ http: 409, message: newerDocument });
  expect(await presses()).toEqual([]);
});

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('the moment of a press', () => {
  test.each([
    ['four minutes ahead of our clock', -4 * minute, true],
    ['six minutes ahead of it', -6 * minute, false],
    ['almost 30 days ago', 30 * day - hour, true],
    ['more than 30 days ago', 30 * day + hour, false],
  ])('%s', async (_name, age, isKept) => {
    const file1 = await addDocument(app, orderId);
    const pressedAt = ago(age);
    expect(await press(file1, { pressedAt })).toMatchObject({ http: 200 });
    const [row, ...more] = await presses();
    expect(more).toEqual([]);
    expect(row?.pressed_at && new Date(row.pressed_at).toISOString()).toBe(
      isKept ? pressedAt : null,
    );
  });

  test('is not known of a page that says nothing of it', async () => {
    const file1 = await addDocument(app, orderId);
    expect(await press(file1)).toMatchObject({ http: 200 });
    expect(await presses()).toMatchObject([{ pressed_at: null, counted_at: null }]);
  });
});

describe('after the document has left whole', () => {
  test.each([
    ['a page of the release before, that says only when', { pressedAt: ago(hour) }, 1],
    ['a page that has the file', { pressedAt: ago(hour), held: true }, 1],
    ['a page that fetches it again', { pressedAt: ago(hour), held: false }, 0],
    ['a page that says neither', {}, 0],
  ])('%s', async (_name, said, counted) => {
    const file1 = await addDocument(app, orderId);
    await fetchDocument(app, orderId, file1, caller);
    expect(await downloads()).toBe(0);
    await press(file1, said);
    expect(await downloads()).toBe(counted);
  });
});

test('a document that is gone from storage is told to the operator, without order and person', async () => {
  const file1 = await addDocument(app, orderId, { storage_key: `zz/${crypto.randomUUID()}.pdf` });
  const { id } = await app.db
    .selectFrom('document')
    .select('id')
    .where('file_name', '=', file1)
    .executeTakeFirstOrThrow();
  logged.length = 0;
  expect(await press(file1)).toMatchObject({
    http: 404,
    message:
      'Your document is not in its place at the moment. Please write to us, and we send it again.',
  });
  const line = logged.find((one) => one.includes('a document is missing from storage')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 50, document: id });
  expect(line).not.toContain(orderId);
  expect(await presses()).toEqual([]);
});

test('a document that is replaced while its press is on its way is not downloaded', async () => {
  const file1 = await addDocument(app, orderId);
  const { id } = await app.order(orderId);
  const answer = await app.db.transaction().execute(async (trx) => {
    // What an upload does: it holds the order while it puts the new document in place of the old.
    await trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
    const pressed = press(file1);
    await until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 ? true : null;
    });
    await trx
      .updateTable('document')
      .set({ replaced_at: new Date() })
      .where('file_name', '=', file1)
      .execute();
    return { pressed };
  });
  expect(await answer.pressed).toMatchObject({ http: 409, message: newerDocument });
  expect(await presses()).toEqual([]);
});
