import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { type HistoryHead, readHistoryHead } from '../../src/db/queries/order-history.ts';
import { verifyHistory } from '../../src/usecases/history-chain/verify.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { fetchDocument, fileOf, samples } from '../support/documents.ts';
import { until } from '../support/until.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  admin = await app.signIn('Admin', 'Rina Kartika');
});
afterAll(() => app.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const pkOf = async (orderId: string) => (await app.order(orderId)).id;
const remark = (orderId: string, text = 'Asked for a better scan.') =>
  app.call('addNewRemark', { body: { orderId, remark: text } }, admin);
const move = (orderId: string, updatingStatus: string) =>
  app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, admin);
const verify = async (orderId: string) =>
  verifyHistory({ db: app.db, order: { id: orderId, pk: await pkOf(orderId) } });
const flawOf = async (orderId: string) => {
  const flaw = (await verify(orderId)).firstFlaw;
  return flaw && [flaw.orderId, flaw.row, flaw.kind];
};
const headOf = async (orderId: string) =>
  (await readHistoryHead(app.db, await pkOf(orderId))) as HistoryHead;

/** An order with five rows. */
async function fiveRows(): Promise<{ orderId: string; pk: number }> {
  const orderId = await app.newOrder();
  for (const status of ['Awaiting', 'AwaitingGovt', 'Awaiting']) await move(orderId, status);
  for (const text of ['One', 'Two']) await remark(orderId, text);
  return { orderId, pk: await pkOf(orderId) };
}

/** What the owner of the tables can do, who can switch the triggers off. */
async function tamper(statements: string): Promise<void> {
  const tables = ['order_history', 'order_history_head'];
  const turn = (how: string) => tables.map((name) => `alter table ${name} ${how} trigger user;`);
  await app.pool.query([...turn('disable'), statements, ...turn('enable')].join('\n'));
}

test('real calls leave an unbroken chain, and its head names the last row', async () => {
  const orderId = await app.newOrder();
  await move(orderId, 'Awaiting');
  await app.call(
    'assignOrderStatus',
    { body: { orderId: [orderId], assignto: admin.name } },
    admin,
  );
  await remark(orderId);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  const uploaded = await app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, admin);
  expect(uploaded.http).toBe(200);
  await until(async () => {
    const sent = (await app.history(orderId)).some((row) => row.action === 'mail-sent');
    return sent ? true : null;
  });
  const traveller = { cookie: app.cookieOf(orderId), headers: { 'User-Agent': firefox } };
  const document = await app.db
    .selectFrom('document')
    .select('file_name')
    .where('order_pk', '=', await pkOf(orderId))
    .executeTakeFirstOrThrow();
  const press = { orderId, customername: 'Anybody', file1: document.file_name };
  expect((await app.call('downloadPassportDocPdf', { body: press }, traveller)).http).toBe(200);
  await fetchDocument(app, orderId, document.file_name, traveller);
  await until(async () => {
    const downloaded = (await app.history(orderId)).some((row) => row.action === 'downloaded');
    return downloaded ? true : null;
  });

  const actions = (await app.history(orderId)).map((row) => row.action);
  expect(actions).toEqual(expect.arrayContaining(['moved', 'remarked', 'uploaded', 'downloaded']));
  const verdict = await verify(orderId);
  expect(verdict).toMatchObject({ orders: 1, rows: actions.length, broken: 0, firstFlaw: null });
  expect(await headOf(orderId)).toEqual({ ...verdict.head, rows: actions.length });
});

test('twenty remarks at once stand in one chain', async () => {
  const orderId = await app.newOrder();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => remark(orderId, `Remark ${number}`)),
  );
  expect(answers.every((answer) => answer.http === 200)).toBe(true);
  expect(await verify(orderId)).toMatchObject({ rows: 20, firstFlaw: null });
});

test('remarks, moves and downloads of the same orders at once do not deadlock', async () => {
  const orders = await Promise.all([app.newOrder(), app.newOrder(), app.newOrder()]);
  const bulk = (list: string[], updatingStatus: string) =>
    app.call('moveOrderStatus', { body: { orderId: list, updatingStatus } }, admin);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => [
      bulk(number % 2 ? orders : orders.toReversed(), number % 2 ? 'Awaiting' : 'AwaitingGovt'),
      ...orders.map((orderId) => remark(orderId)),
    ]).flat(),
  );
  expect(answers.filter((answer) => ![200, 409].includes(answer.http))).toEqual([]);
  for (const orderId of orders) expect(await flawOf(orderId)).toBeNull();
});

test('an erased order keeps its chain, and the erasing is a row of it', async () => {
  const { orderId } = await fiveRows();
  const before = await headOf(orderId);
  const change = (permanentDeletedFlag: boolean) => ({
    body: { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag },
  });
  await app.call('changeOrderStatus', change(false), admin);
  expect((await app.call('changeOrderStatus', change(true), admin)).http).toBe(200);
  const rows = await app.history(orderId);
  expect(rows.at(-1)?.action).toBe('erased');
  expect(await verify(orderId)).toMatchObject({ rows: 7, firstFlaw: null });
  const { rows: held } = await app.pool.query(
    `select 1 from order_history where encode(digest, 'hex') = $1 and position = 5`,
    [before.digest],
  );
  expect(held).toHaveLength(1);
});

test('the digest does not depend on the settings of a session', async () => {
  const orderId = await app.newOrder();
  const url = new URL(app.databaseUrl);
  url.searchParams.set('options', '-c TimeZone=Asia/Makassar -c DateStyle=German,DMY');
  const { db, close } = connect(url.href, { max: 1 });
  try {
    await sql`
      insert into order_history (order_pk, order_version, at, actor_kind, actor_name, action, detail)
      values (${await pkOf(orderId)}, 1, '2026-03-04T05:06:07.123450Z', 'system', 'Pabean', 'moved',
        ${JSON.stringify({ to: 'Ünï\\ "q" \u0001\u007f\u2028 日本 😀', a: 1.5, from: null })})
    `.execute(db);
    expect(await flawOf(orderId)).toBeNull();
    expect(
      (await verifyHistory({ db, order: { id: orderId, pk: await pkOf(orderId) } })).firstFlaw,
    ).toBeNull();
  } finally {
    await close();
  }
});

describe('what the owner of the tables did is found and named', () => {
  const at = (position: number) => (pk: number) => `order_pk = ${pk} and position = ${position}`;
  const third = at(3);
  const swap = (columns: string[]) => (pk: number) =>
    `update order_history h set ${columns.map((name) => `${name} = o.${name}`).join(', ')}
     from order_history o where h.order_pk = ${pk} and o.order_pk = ${pk}
       and h.position in (2, 4) and o.position = 6 - h.position;`;
  const insert = (values: string) => (pk: number) =>
    `insert into order_history (order_pk, order_version, at, actor_kind, actor_name, action,
       position, previous_digest, digest)
     select order_pk, order_version, at, actor_kind, 'Nobody', action, ${values}
     from order_history where ${at(5)(pk)};`;
  const recomputed = `sha256(convert_to(order_history_content(h), 'UTF8'))`;

  test.each<[string, number, string, (pk: number) => string]>([
    [
      'a changed detail',
      3,
      'content',
      (pk) => `update order_history set detail = '{"to": "New"}' where ${third(pk)};`,
    ],
    [
      'a changed actor',
      3,
      'content',
      (pk) => `update order_history set actor_name = 'Nobody' where ${third(pk)};`,
    ],
    [
      'a time moved by a microsecond',
      3,
      'content',
      (pk) => `update order_history set at = at + interval '1 microsecond' where ${third(pk)};`,
    ],
    [
      'an address taken away',
      3,
      'content',
      (pk) => `update order_history set ip = null where ${third(pk)};`,
    ],
    [
      'a changed row with its digest made anew',
      4,
      'link',
      (pk) =>
        `update order_history set actor_name = 'Nobody' where ${third(pk)};
       update order_history h set digest = ${recomputed} where ${third(pk)};`,
    ],
    [
      'a removed row in the middle',
      3,
      'gap',
      (pk) => `delete from order_history where ${third(pk)};`,
    ],
    [
      'a removed row, the others moved up',
      3,
      'link',
      (pk) =>
        `delete from order_history where ${third(pk)};
       update order_history set position = 3 where ${at(4)(pk)};
       update order_history set position = 4 where ${at(5)(pk)};`,
    ],
    ['a removed first row', 1, 'gap', (pk) => `delete from order_history where ${at(1)(pk)};`],
    ['a removed last row', 5, 'head', (pk) => `delete from order_history where ${at(5)(pk)};`],
    [
      'two rows that swapped what they say',
      2,
      'content',
      swap(['at', 'action', 'detail', 'actor_name', 'order_version']),
    ],
    [
      'two rows that swapped digests too',
      2,
      'link',
      swap(['at', 'action', 'detail', 'order_version', 'previous_digest', 'digest']),
    ],
    [
      'a row put in at the end',
      6,
      'head',
      (pk) =>
        `${insert('6, digest, digest')(pk)}
       update order_history h set digest = ${recomputed} where ${at(6)(pk)};`,
    ],
    [
      'a row put in with a number that is taken',
      5,
      'gap',
      (pk) =>
        `alter table order_history drop constraint order_history_position;
       ${insert('5, previous_digest, digest')(pk)}`,
    ],
    [
      'a last row made anew',
      5,
      'head',
      (pk) =>
        `update order_history set actor_name = 'Nobody' where ${at(5)(pk)};
       update order_history h set digest = ${recomputed} where ${at(5)(pk)};`,
    ],
    [
      'a head that is gone',
      5,
      'head',
      (pk) => `delete from order_history_head where order_pk = ${pk};`,
    ],
    [
      'a whole history that is gone',
      1,
      'gap',
      (pk) =>
        `delete from order_history where order_pk = ${pk};
       delete from order_history_head where order_pk = ${pk};`,
    ],
    [
      'another order id',
      1,
      'link',
      (pk) => `update orders set order_id = order_id || '-X' where id = ${pk};`,
    ],
  ])('%s: row %d, %s', async (_, row, kind, statements) => {
    const { orderId, pk } = await fiveRows();
    expect(await flawOf(orderId)).toBeNull();
    await tamper(statements(pk));
    const { firstFlaw } = await verifyHistory({ db: app.db, order: { id: orderId, pk } });
    expect(firstFlaw).toMatchObject({ row, kind });
  });
});

test('heads are moved by the history alone', async () => {
  const { pk } = await fiveRows();
  const own = { where: `where order_pk = ${pk}` };
  for (const statement of [
    `update order_history_head set rows = 1 ${own.where}`,
    `delete from order_history_head ${own.where}`,
    'truncate order_history_head',
  ]) {
    await expect(app.pool.query(statement)).rejects.toThrow('append-only');
  }
});
