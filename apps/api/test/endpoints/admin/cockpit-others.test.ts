import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldOrderCounts } from '../../../src/db/queries/housekeeping.ts';
import { mostParts } from '../../../src/usecases/cockpit/cockpit-parts.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

const month = '2026-09';
const opened_at = '2026-09-10T00:00:00Z';
/** Sources with an order each beside the large ones; some have no row of their own. */
const small = mostParts + 4;
let app: TestApp;
let manager: SignedIn;

beforeAll(async () => {
  app = await testApp();
  manager = await app.signIn('Manager');
  await sql`
    insert into orders (order_id, process_status, processing_mode, created_at, source, gateway, filed_in_time)
    select 'SMALL-' || n, 'Completed', 'Standard', timestamptz '2026-09-02 00:00Z' + make_interval(mins => n),
      's' || lpad(n::text, 4, '0'), case when n % 2 = 0 then 'Stripe' else 'Adyen' end,
      (array[true, false, null])[1 + n % 3]
    from generate_series(1, ${sql.lit(small)}) n
    union all
    select 'LARGE-' || n, 'Completed', 'Standard', timestamptz '2026-09-01 00:00Z' + make_interval(mins => n),
      case when n > 3 then 'large' end, 'Stripe', true
    from generate_series(1, 6) n
  `.execute(app.db);
  await foldOrderCounts(app.db);
  const last = `SMALL-${small}`;
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .where('order_id', '=', last)
    .executeTakeFirstOrThrow();
  for (const order_pk of [id, null]) {
    const row = {
      order_pk,
      came_by: 'hand',
      gateway: 'Stripe',
      network: 'visa',
      opened_at,
    } as const;
    const kind = { kind: 'chargeback', state: 'open' } as const;
    const dispute_id = `DP-${randomUUID().slice(0, 8)}`;
    await app.db
      .insertInto('dispute')
      .values({ ...row, ...kind, dispute_id, gateway_dispute_id: randomUUID() })
      .execute();
  }
});
afterAll(() => app.stop());

type Query = Record<string, string | number>;

const figures = async (query: Query = {}) =>
  (await app.call('getCockpit', { query: { month, ...query } }, manager)).data;
const orders = async (query: Query) => {
  const asked = { month, measure: 'orders', limit: 1000, ...query };
  const { data } = await app.call('getCockpitOrders', { query: asked }, manager);
  return data?.map(({ order_id }) => order_id);
};

test('what was approved is what was on time and what was late', async () => {
  const data = await figures();
  const approved = await orders({ measure: 'approved' });
  expect(data?.lists).toContain('approved');
  expect(approved).toHaveLength((data?.total.on_time ?? 0) + (data?.total.late ?? 0));
  expect(new Set(approved)).toEqual(
    new Set([
      ...((await orders({ measure: 'on_time' })) ?? []),
      ...((await orders({ measure: 'late' })) ?? []),
    ]),
  );
});

test('the others are the orders of all sources without a row of their own', async () => {
  const data = await figures();
  const row = data?.by_source?.at(-1);
  expect(row).toMatchObject({ key: '', name: '7 others', orders: 7 });
  expect(data?.lists).toContain('others');
  // Large ones first, then by name: the last seven of the small ones have no room.
  const last = Array.from({ length: 7 }, (_, n) => `SMALL-${small - n}`);
  expect(await orders({ others: 'source' })).toEqual(last);
  for (const measure of ['on_time', 'late'] as const) {
    expect(await orders({ others: 'source', measure })).toHaveLength(row?.[measure] ?? -1);
  }
  const query = { others: 'source', limit: 3 };
  expect(await orders({ ...query, after: last[2] ?? '' })).toEqual(last.slice(3, 6));
});

test('and their cases, without those of what is named or not known', async () => {
  const query = { month, measure: 'ratio', others: 'source' };
  const { data } = await app.call('getCockpitDisputes', { query }, manager);
  expect(data?.map(({ order_id }) => order_id)).toEqual([`SMALL-${small}`]);
});

test('are those of what is filtered, and nobody where all have a row', async () => {
  const data = await figures({ gateway: 'Stripe' });
  expect(data?.by_source?.some(({ key }) => key === '')).toBe(false);
  expect(await orders({ others: 'source', gateway: 'Stripe' })).toEqual([]);
  expect(await orders({ others: 'country' })).toEqual([]);
  expect(await orders({ others: 'member' })).toEqual([]);
});
