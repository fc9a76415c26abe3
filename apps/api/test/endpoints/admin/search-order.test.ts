import type { ProcessingMode, ProcessStatus } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const ask = (searchVal: string, more: object = {}) =>
  app.call(
    'searchOrder',
    { body: { start: 0, end: 10, searchVal, folderName: 'newOrder', ...more } },
    team,
  );
const found = async (searchVal: string, more: object = {}) =>
  (await ask(searchVal, more)).data?.map((row) => row.order_id);

describe('finds an order by', () => {
  let orderId: string;
  beforeAll(async () => {
    orderId = await app.newOrder({
      order_id: 'SHOP-2041-X',
      full_name: 'Żaneta Ångström O’Neill',
      email: 'zaneta+bali@example.org',
      country_code: '62',
      phone_number: '812 5550 7788',
      transaction_id: 'TXN-EX-21224731',
      passport_number: 'XK8830021',
    });
    await app.newOrder({ full_name: 'Somebody Else' });
  });

  test.each([
    'SHOP-2041-X',
    'shop-2041',
    '2041',
    '2041-x',
    'Ångström',
    'angstrom zan',
    'oneill',
    "o'nei",
    'ZANETA exam',
    'bali@exam',
    '@example.org',
    'żaneta',
    'ÅNGSTRÖM o’neill',
    'zaneta+bali@EXAMPLE.org',
    '812 5550',
    '+62812',
    '+62 (812) 5550',
    '0812',
    '7788',
    '5077',
    '62 812 5550-7788',
    '  2041  ',
    'TXN-EX-21224731',
    'txn-ex-2122',
    'xk8830021',
  ])('%j', async (text) => {
    expect(await found(text)).toEqual([orderId]);
  });

  test.each(['%', '_', '\\', '--', '100% sure', '{}', '*', '($'])(
    '%j only where the text holds it',
    async (text) => {
      expect(await found(text)).toEqual([]);
      const holder = await app.newOrder({ full_name: `Odd ${text} name` });
      expect(await found(text)).toContain(holder);
      expect(await found(text)).not.toContain(orderId);
    },
  );
});

test.each(['ngström', 'aneta', 'xample', '8830021', "'", '’', '\u0301', '\u200b', '812 9999'])(
  '%j is the beginning of nothing',
  async (text) => {
    expect(await ask(text, { folderName: 'allOrder' })).toMatchObject({ data: [], total: 0 });
  },
);

describe('finds names of every script', () => {
  const names = [
    ['Ελένη Παπαδόπουλος', ['ελενη', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπ ελ']],
    ['Фёдор Йовович', ['федор', 'ЙОВ', 'фёд']],
    ['أحمد القحطاني', ['احمد', 'القح']],
    ['שָׁלוֹם כהן', ['שלום', 'כה']],
    ['สมชาย ใจดี', ['สมชาย', 'ใจ']],
    ['สุดารัตน์ศรีสุข', ['สุดา', 'ศรีสุข', 'รัตน์ศรี']],
    ['海野辺美咲', ['海野', '美咲', '辺美', '咲']],
    ['김민수', ['김', '민수']],
    ['Jean-Luc Müller-Straße', ['luc', 'jean luc', 'jean-luc', 'muller', 'strasse']],
    ['Ｗｉｄｅ Ｌｅｔｔｅｒｓ', ['wide letters']],
    ['Łukasz Øresund', ['lukasz', 'oresund']],
  ] as const;

  test.each(names)('%s', async (name, texts) => {
    const orderId = await app.newOrder({ full_name: name });
    for (const text of texts) expect(await found(text), text).toContain(orderId);
  });
});

test('a word of 200 characters is found, and told from one that ends otherwise', async () => {
  const long = 'x'.repeat(199);
  const orderId = await app.newOrder({ full_name: `${long}y` });
  expect(await found(`${long}y`)).toEqual([orderId]);
  expect(await found(`${long}z`)).toEqual([]);
});

test('an order is found by what it is corrected to, and no more by what it was', async () => {
  const orderId = await app.newOrder({ full_name: 'Typo Persson' });
  const correct = app.db.updateTable('orders').where('order_id', '=', orderId);
  await correct.set({ full_name: 'Tybo Persson' }).execute();
  expect(await found('typo')).toEqual([]);
  expect(await found('tybo')).toEqual([orderId]);
});

test('stays in its folder, tells the total and pages by start and end', async () => {
  for (let i = 0; i < 5; i++) await app.newOrder({ full_name: `Paged Person ${i}` });
  await app.newOrder({ full_name: 'Paged Person in Completed', process_status: 'Completed' });
  const all = await found('paged person');
  expect(all).toHaveLength(5);
  const page = await ask('paged person', { start: 2, end: 4 });
  expect(page.data?.map((row) => row.order_id)).toEqual(all?.slice(2, 4));
  expect(page.total).toBe(5);
  expect(await ask('paged person', { start: 10, end: 20 })).toMatchObject({ data: [], total: 5 });
  expect(await ask('paged person', { folderName: 'allOrder' })).toMatchObject({ total: 6 });
});

describe('what is typed whole is found alone', () => {
  const person = {
    full_name: 'Exact Person',
    email: 'Exact.Person@example.org',
    country_code: '+62',
    phone_number: '812-7770-1234',
    transaction_id: 'TXN-WHOLE-1',
    passport_number: 'EX1234567',
  };
  let orderId: string;
  beforeAll(async () => {
    orderId = await app.newOrder({ ...person, order_id: 'EX-77' });
    await app.newOrder({
      order_id: 'EX-770',
      full_name: 'Longer Person',
      email: 'more.exact.person@example.org',
      country_code: '49',
      phone_number: '8127770123456',
      transaction_id: 'TXN-WHOLE-12',
      passport_number: 'EX12345678',
    });
  });

  test.each([
    'ex-77',
    'exact.person@EXAMPLE.org',
    '+62 812 7770 1234',
    '6281277701234',
    '0812 7770 1234',
    '812-7770-1234',
    'txn-whole-1',
    'ex1234567',
  ])('%j', async (text) => {
    expect(await ask(text)).toMatchObject({ data: [{ order_id: orderId }], total: 1, more: false });
  });

  test('in its folder only: elsewhere it names nothing, as in Order History', async () => {
    const completed = await app.newOrder({ ...person, process_status: 'Completed' });
    await app.newOrder({ order_id: 'EX-77-LONGER', process_status: 'Completed' });
    const inCompleted = { folderName: 'completedOrder' };
    expect(await found('ex1234567', inCompleted)).toEqual([completed]);
    expect(await found('ex-77', { folderName: 'allOrder' })).toEqual([orderId]);
    expect(await ask('ex-77', inCompleted)).toMatchObject({ data: [], total: 0, more: false });
    expect(await found('ex-77-', inCompleted)).toEqual(['EX-77-LONGER']);
  });

  test('another country code is another telephone', async () => {
    expect(await found('+44 812 7770 1234')).toEqual([]);
  });
});

test('matches are counted to 1,000, and the pages beyond are reached one by one', async () => {
  await app.db
    .insertInto('orders')
    .columns(['order_id', 'full_name', 'email', 'process_status', 'processing_mode'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ n: number }>`generate_series(1, 1012)`.as('n'))
        .select([
          sql<string>`'MANY-' || n`.as('order_id'),
          sql<string>`'Many Namesakes'`.as('full_name'),
          sql<string>`'agency@example.org'`.as('email'),
          sql<ProcessStatus>`'Pending'`.as('process_status'),
          sql<ProcessingMode>`'Standard'`.as('processing_mode'),
        ]),
    )
    .execute();
  const inPending = { folderName: 'pendingOrder' };
  const pending = (more: object) => ask('namesakes', { ...inPending, ...more });
  // An agency's address, typed whole, hides none of its orders either.
  const agency = { ...inPending, start: 1010, end: 1020 };
  expect((await ask('agency@example.org', agency)).total).toBe(1012);
  expect(await pending({})).toMatchObject({ total: 1000, more: true });
  expect(await pending({ start: 1000, end: 1010 })).toMatchObject({ total: 1010, more: true });
  const last = await pending({ start: 1010, end: 1020 });
  expect(last).toMatchObject({ total: 1012, more: false });
  expect(last.data).toHaveLength(2);
});

test('an empty text finds the whole folder', async () => {
  const answer = await ask('');
  const { total } = await app.call('getOrdersList', { params: { orderName: 'newOrder' } }, team);
  expect(answer.total).toBe(total);
});

test('finds future orders within their month', async () => {
  const future = { processing_mode: 'Future', full_name: 'Future Person' } as const;
  const june = await app.newOrder({ ...future, process_month: 'Jun' });
  const july = await app.newOrder({ ...future, process_month: 'Jul' });
  for (const [month, order] of Object.entries({ Jun: june, Jul: july })) {
    const place = { folderName: 'futureOrder', month };
    expect(await found('future person', place)).toEqual([order]);
    expect(await found(order, place)).toEqual([order]);
  }
});

test('finds in My Orders those of the member who asks', async () => {
  const other = await app.signIn('Team');
  const place = { start: 0, end: 10, folderName: 'myOrder' };
  for (const member of [team, other, team]) {
    const order = await app.newOrder({ full_name: 'Shared Between', assigned_to: member.id });
    for (const searchVal of ['shared betw', order]) {
      const answer = await app.call('searchOrder', { body: { ...place, searchVal } }, member);
      expect(answer.data?.[0]?.order_id).toBe(order);
      expect(new Set(answer.data?.map(({ assign_to }) => assign_to)).size).toBe(1);
    }
  }
});

test.each([
  [{ start: 5, end: 5 }, 'A call returns 1 to 1000 rows.'],
  [{ start: 0, end: 1001 }, 'A call returns 1 to 1000 rows.'],
  [{ folderName: 'nothing' }, 'There is no such folder.'],
  [{ searchVal: 'x'.repeat(201) }, /./],
  [{ start: -1 }, /./],
])('%o is refused', async (more, message) => {
  const answer = await ask('x', more);
  expect(answer).toMatchObject({ http: 422, status: 0 });
  expect(answer.message).toMatch(message);
});

test('a character that no order can hold is bad input, not our failure', async () => {
  expect(await ask('a\0b')).toMatchObject({ http: 422, status: 0 });
  expect(await ask('a\ud800b')).toMatchObject({ http: 422, status: 0 });
});
