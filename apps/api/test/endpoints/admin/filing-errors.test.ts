import { roles, staffSentence } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentOrder } from '../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';

let app: TestApp;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  sinta = await app.signIn('Team', 'Sinta');
});
afterAll(() => app.stop());

const errorMark = (rule: string, field: string) => ({ rule, version: 1, severity: 'error', field });
const checkedWith = (...marks: object[]) => JSON.stringify({ scheme: 'e-cd', version: 1, marks });

/** An order with two errors and a warning. */
const wrong = (more: object = {}) =>
  app.newOrder({
    checked: checkedWith(
      errorMark('arrival.past', 'doa'),
      errorMark('details.missing', 'importingGoods.cigarettes'),
      { rule: 'twice.name', version: 1, severity: 'warning', field: 'full_name' },
    ),
    error_count: 2,
    warning_count: 1,
    ...more,
  });
const move = (orderId: string | string[], updatingStatus: string, more: object = {}, as = sinta) =>
  app.call('moveOrderStatus', { body: { orderId: [orderId].flat(), updatingStatus, ...more } }, as);
const upload = (orderId: string, more: object = {}) =>
  app.call(
    'uploadVisaDocument',
    {
      body: { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS', ...more },
      file: fileOf(samples.pdf),
    },
    sinta,
  );
const remarksOf = async (orderId: string) => {
  const rows = await app.db
    .selectFrom('remark as r')
    .innerJoin('orders as o', 'o.id', 'r.order_pk')
    .select(['r.remark', 'r.remark_name', 'r.member_id'])
    .where('o.order_id', '=', orderId)
    .execute();
  return rows;
};

const asked =
  '2 errors are open (Date of arrival, Answer 5). Please say why it is filed all the same.';
const errors = [
  {
    path: 'errorsReason',
    message: `Date of arrival: ${staffSentence('e-cd', 1, 'arrival.past')}`,
  },
  { path: 'errorsReason', message: `Answer 5: ${staffSentence('e-cd', 1, 'details.missing')}` },
];
const reason = { errorsReason: ' The airline moved the flight. ' };
const remark =
  'Filed although 2 errors are open (Date of arrival, Answer 5): The airline moved the flight.';
const noted = { openErrors: 2, errorRules: 'arrival.past,details.missing' };

describe.each(['AwaitingGovt', 'Completed'])('an order with open errors goes to %s', (to) => {
  test('not without a reason: the server says which errors are open', async () => {
    const orderId = await wrong();
    const before = await app.order(orderId);
    expect(await move(orderId, to)).toMatchObject({ http: 409, message: asked, errors });
    expect(await app.order(orderId)).toEqual(before);
    expect(await app.history(orderId)).toEqual([]);
  });

  test.each(roles)('with the reason of a %s, which stays with the order', async (role) => {
    const member = await app.signIn(role);
    const orderId = await wrong();
    expect(await move(orderId, to, reason, member)).toMatchObject({ http: 200 });
    expect(await remarksOf(orderId)).toEqual([
      { remark, remark_name: member.name, member_id: member.id },
    ]);
    const history = await app.history(orderId);
    expect(history).toMatchObject([
      { action: 'moved', order_version: 2, detail: { from: 'New', to, ...noted } },
      { action: 'remarked', order_version: 2 },
    ]);
    expect(JSON.stringify(history)).not.toContain('airline');
    const { data = [], chain } = await app.call(
      'getOrderHistory',
      { params: { orderId }, query: { page: 1, limit: 10 } },
      sinta,
    );
    expect(data.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/ from New, with 2 errors open$/),
    );
    expect(chain).toMatchObject({ state: 'unbroken' });
  });
});

describe('an upload', () => {
  test('asks for the reason, and keeps no file without it', async () => {
    const orderId = await wrong();
    const files = await storedFiles(app);
    expect(await upload(orderId)).toMatchObject({ http: 409, message: asked, errors });
    expect(await upload(orderId, { errorsReason: '  ' })).toMatchObject({ http: 409 });
    expect(await storedFiles(app)).toEqual(files);
    expect(await app.history(orderId)).toEqual([]);
    const seen = { errorsSeen: 'arrival.past,details.missing' };
    expect(await upload(orderId, { ...reason, ...seen })).toMatchObject({ http: 200 });
    expect(await remarksOf(orderId)).toMatchObject([{ remark }]);
    const [uploaded] = await app.history(orderId);
    expect(uploaded).toMatchObject({ action: 'uploaded', detail: noted });
  });

  test('of an order without errors notes nothing of a needless reason', async () => {
    const orderId = await app.newOrder();
    expect(await upload(orderId, reason)).toMatchObject({ http: 200 });
    expect(await remarksOf(orderId)).toEqual([]);
    expect((await app.history(orderId))[0]?.detail).not.toHaveProperty('openErrors');
  });
});

test('a deleted order comes back to Completed by the same rule', async () => {
  const admin = await app.signIn('Admin');
  const orderId = await wrong({ process_status: 'Deleted' });
  const restore = (more: object = {}) =>
    app.call(
      'changeOrderStatus',
      { body: { orderId: [orderId], updatingStatus: 'Completed', ...more } },
      admin,
    );
  expect(await restore()).toMatchObject({ http: 409, errors });
  expect(await restore(reason)).toMatchObject({ http: 200 });
  expect(await remarksOf(orderId)).toMatchObject([{ remark }]);
});

describe('several at once', () => {
  test('go but for those with errors, which are named; then one reason does for all', async () => {
    const good = await app.newOrder();
    const bad = [await wrong(), await wrong()];
    const answer = await move([good, ...bad], 'AwaitingGovt');
    expect(answer).toMatchObject({ http: 200, data: { changed: [good] } });
    expect(answer.message).toContain('1 changed, 2 unchanged.');
    const openErrors = [
      { rule: 'arrival.past', field: 'doa' },
      { rule: 'details.missing', field: 'importingGoods.cigarettes' },
    ];
    expect(answer.data?.skipped).toMatchObject(
      bad.map((orderId) => ({ orderId, reason: asked, openErrors })),
    );
    const other = await app.newOrder();
    const all = await move([other, ...bad], 'AwaitingGovt', reason);
    expect(all).toMatchObject({ http: 200, data: { changed: [other, ...bad], skipped: [] } });
    for (const orderId of bad) {
      expect(await remarksOf(orderId)).toMatchObject([{ remark }]);
      const history = await app.history(orderId);
      const { id } = await app.db
        .selectFrom('remark as r')
        .innerJoin('orders as o', 'o.id', 'r.order_pk')
        .select('r.id')
        .where('o.order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(history.at(-1)).toMatchObject({ action: 'remarked', detail: { remarkId: id } });
    }
    expect(await remarksOf(other)).toEqual([]);
  });

  test('are refused with each error once, when all of them have some', async () => {
    const answer = await move([await wrong(), await wrong()], 'Completed');
    expect(answer).toMatchObject({ http: 409, errors });
  });
});

test('what is not filed needs no reason, nor what has only warnings', async () => {
  const orderId = await wrong();
  expect(await move(orderId, 'Contact Customer')).toMatchObject({ http: 200 });
  const warned = await app.newOrder({
    checked: checkedWith({ ...errorMark('twice.name', 'full_name'), severity: 'warning' }),
  });
  expect(await move(warned, 'Completed')).toMatchObject({ http: 200 });
  expect(await remarksOf(warned)).toEqual([]);
});

test.each([
  ['empty', '  ', 'Please say why it is filed all the same'],
  ['too long', 'x'.repeat(1001), 'Please use at most 1000 characters.'],
])('a reason that is %s is refused', async (_, errorsReason, message) => {
  const orderId = await wrong();
  expect(await move(orderId, 'Completed', { errorsReason })).toMatchObject({
    http: 422,
    errors: [{ path: 'errorsReason', message }],
  });
  expect(await app.history(orderId)).toEqual([]);
});

describe('an error that appears after the member looked', () => {
  const passport_number = 'RACE12345';
  const arrival = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const receive = async (order_id: string) => {
    const body = sentOrder({ order_id, paid: true, doa: arrival, passport_number });
    const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
    expect(await app.call('intakeOrders', { body }, { headers })).toMatchObject({ http: 200 });
  };
  const load = async (orderId: string) =>
    (await app.call('getOrdersDetails', { params: { orderId } }, sinta)).data;

  test('is asked about, although the order has the version that was seen', async () => {
    await receive('RACE-000001');
    const seen = await load('RACE-000001');
    expect(seen?.checks?.marks.filter(({ severity }) => severity === 'error')).toEqual([]);
    const versions = { 'RACE-000001': seen?.version };
    await receive('RACE-000002');
    expect((await load('RACE-000001'))?.version).toBe(seen?.version);
    expect(await move('RACE-000001', 'Completed', { versions })).toMatchObject({
      http: 409,
      errors: [{ path: 'errorsReason' }],
    });
    const other = { versions, ...reason, errorsSeen: ['arrival.past'] };
    expect(await move('RACE-000001', 'Completed', other)).toMatchObject({ http: 409 });
    const same = { versions, ...reason, errorsSeen: ['twice.passport', 'arrival.past'] };
    expect(await move('RACE-000001', 'Completed', same)).toMatchObject({ http: 200 });
  });

  test('while it is being filed too: the move waits for the row and sees it', async () => {
    const orderId = await app.newOrder();
    const checked = checkedWith(errorMark('arrival.past', 'doa'));
    const { answer } = await app.db.transaction().execute(async (trx) => {
      await trx.updateTable('orders').set({ checked }).where('order_id', '=', orderId).execute();
      const answer = move(orderId, 'Completed');
      const waiting = sql<{ n: number }>`
        select count(*)::bigint as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.n).toBe(1);
      return { answer };
    });
    expect(await answer).toMatchObject({ http: 409, errors: [{ path: 'errorsReason' }] });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
  });
});
