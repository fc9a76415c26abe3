import { randomUUID } from 'node:crypto';
import type { ListMark } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongCounts } from '../../../src/db/queries/report-counts.ts';
import { sentOrder } from '../../intake/orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const newId = () => `CHECK-${randomUUID().slice(0, 8)}`;
let born = Date.parse('1960-01-01');
/** Another day for each, so that no two are the same traveller by chance. */
const nextBirthday = () => {
  born += 86_400_000;
  return new Date(born).toISOString().slice(0, 10);
};
let passports = 1_000_000;
const passport = () => `P${++passports}`;
/** Far enough ahead to stay so for the life of these tests, and not so far that it is marked. */
const arrival = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** An order with nothing wrong in it; each of another traveller. */
const good = (more: object = {}) =>
  sentOrder({
    order_id: newId(),
    paid: true,
    doa: arrival,
    dob: nextBirthday(),
    passport_number: passport(),
    ...more,
  });

async function receive(...orders: object[]): Promise<string[]> {
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  const answer = await app.call('intakeOrders', { body: orders }, { headers });
  expect(answer).toMatchObject({ http: 200 });
  return (answer.data ?? []).map(({ order_id }) => order_id);
}

/** The rules of an order's marks, and what its columns count. */
async function checksOf(orderId: string | undefined) {
  const row = await app.db
    .selectFrom('orders')
    .select(['checked', 'error_count', 'warning_count', 'version'])
    .where('order_id', '=', orderId ?? '')
    .executeTakeFirstOrThrow();
  return {
    rules: row.checked?.marks.map(({ rule }) => rule),
    counts: [row.error_count, row.warning_count],
    by: row.checked && [row.checked.scheme, row.checked.version],
    version: row.version,
  };
}

async function list(marks: readonly ListMark[]) {
  const query = { page: 1, limit: 10, ...Object.fromEntries(marks.map((mark) => [mark, '1'])) };
  const { data = [], marks: counts } = await app.call(
    'getOrdersList',
    { params: { orderName: 'newOrder' }, query },
    admin,
  );
  return { data, counts };
}

const smoke = {
  importingGoods: { cigarettes: 'No' },
  goodsDetails: {
    description_of_Goods_cigarettes: 'Cigarettes',
    quantityofGoods_cigarettes: 900,
    units_cigarettes: 'Stick',
  },
};

test('what comes in is checked with it, by the scheme of its place and day', async () => {
  const [right, wrong] = await receive(
    good(),
    good({
      ...smoke,
      family_members_travelling: 2,
      flight_voyage: 'banana',
      scheme_fields: { passport_expiry: '2020-01-01' },
    }),
  );
  expect(await checksOf(right)).toEqual({
    rules: [],
    counts: [null, null],
    by: ['all-indonesia', 1],
    version: 1,
  });
  expect(await checksOf(wrong)).toMatchObject({
    rules: ['passport.expired', 'flight.shape', 'family.count', 'excise.undeclared'],
    counts: [2, 1],
  });
  const { data, counts } = await list(['withErrors', 'withWarnings']);
  expect(data).toMatchObject([{ order_id: wrong, errors: 2, warnings: 1 }]);
  expect(counts).toMatchObject({ withErrors: 1, withWarnings: 1 });
});

test('a correction checks the order anew, in the same transaction', async () => {
  const importingGoods = { cigarettes: 'Yes', purchase: 'No' };
  const [orderId = ''] = await receive(good({ family_members_travelling: 2, importingGoods }));
  const changes = { family_members_travelling: 0, flight_voyage: 'banana' };
  const answer = await app.call('updateOrder', { body: { orderId, version: 1, changes } }, admin);
  expect(answer).toMatchObject({ http: 200 });
  expect(await checksOf(orderId)).toMatchObject({
    rules: ['flight.shape', 'details.missing'],
    counts: [null, 1],
    version: 2,
  });
});

test('two orders of one traveller and day are both marked, until one is corrected', async () => {
  const same = { passport_number: 'c 123-4567' };
  const [first = ''] = await receive(good(same));
  const [second = '', third = ''] = await receive(
    good({ passport_number: 'C1234567' }),
    good({ passport_number: 'C1234567', doa: '2026-01-01' }),
  );
  expect((await checksOf(first)).rules).toEqual(['twice.passport']);
  expect((await checksOf(second)).rules).toEqual(['twice.passport']);
  expect((await checksOf(third)).rules).toEqual(['arrival.before-order']);
  const changes = { passport_number: 'C1234568' };
  await app.call('updateOrder', { body: { orderId: second, version: 1, changes } }, admin);
  expect((await checksOf(second)).rules).toEqual([]);
  expect((await checksOf(first)).rules).toEqual([]);
});

test('name and date of birth tell the same traveller too, in one call', async () => {
  const same = { full_name: 'ANN Example', dob: '1990-01-02' };
  const ids = await receive(good(same), good({ ...same, full_name: 'Ann Example' }));
  for (const id of ids)
    expect(await checksOf(id)).toMatchObject({ rules: ['twice.name'], counts: [null, 1] });
});

test('a deleted order is nobody’s twin, and an erased one keeps no marks', async () => {
  const same = { passport_number: passport() };
  const [gone = ''] = await receive(good(same));
  const erase = (permanentDeletedFlag: boolean) =>
    app.call(
      'changeOrderStatus',
      {
        body: {
          orderId: [gone],
          updatingStatus: 'Deleted',
          permanentDeletedFlag,
          // It was paid lately.
          confirmDisputed: [gone],
        },
      },
      admin,
    );
  expect(await erase(false)).toMatchObject({ http: 200 });
  const [next = ''] = await receive(good(same));
  expect((await checksOf(next)).rules).toEqual([]);
  expect(await erase(true)).toMatchObject({ http: 200 });
  expect(await checksOf(gone)).toMatchObject({ rules: undefined, counts: [null, null], by: null });
});

test('the marks hold no value of the traveller', async () => {
  const [orderId = ''] = await receive(
    good({ full_name: 'Zebedee 77', passport_number: 'QUAGGA', flight_voyage: 'xylophone' }),
  );
  const { rows } = await app.pool.query<{ checked: string }>(
    'select checked::text from orders where order_id = $1',
    [orderId],
  );
  expect(rows[0]?.checked).toContain('name.strange');
  expect(rows[0]?.checked).not.toMatch(/zebedee|quagga|xylophone/i);
});

test('the counts are right, and mended where somebody broke what an order says', async () => {
  expect(await wrongCounts(app.db, 'marks', 5)).toEqual({ wrong: 0, first: [] });
  await app.pool.query('update orders set warning_count = 7 where error_count is not null');
  expect((await wrongCounts(app.db, 'marks', 5)).wrong).toBeGreaterThan(0);
  await app.pool.query('select mend_counts()');
  expect(await wrongCounts(app.db, 'marks', 5)).toEqual({ wrong: 0, first: [] });
});
