import { randomUUID } from 'node:crypto';
import { notKnown } from '@pabean/api-client/contract';
import { disputeKindFacts, disputeKinds, disputeStates, processStatuses } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldOrderCounts } from '../../../src/db/queries/housekeeping.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { randomFrom } from '../../support/random.ts';

let app: TestApp;
let manager: SignedIn;
const { pick } = randomFrom(20_261_123);
const months = ['2026-08', '2026-09', '2026-10'];
const sources = ['display', 'search', null];
const anyMoment = () => `${pick(months)}-${pick(['01T00:00:00Z', '15T12:00:00Z', '28T23:59:59Z'])}`;

beforeAll(async () => {
  app = await testApp();
  manager = await app.signIn('Manager');
  const members = [manager.id, (await app.addMember('Team')).id, null];
  for (let i = 0; i < 240; i++) {
    const created_at = anyMoment();
    const refunded = pick([true, false, false, false]);
    await app.newOrder({
      created_at,
      process_status: pick(processStatuses),
      processing_mode: pick(['Standard', 'Priority']),
      nationality_code: pick(['GB', 'AU', '']),
      gateway: pick(['Stripe', 'Adyen', null]),
      source: pick(sources),
      processed_by: pick(members),
      paid_at: pick([created_at, created_at, null]),
      amount: pick([69, 39.5]),
      currency: pick(['USD', 'EUR']),
      filed_in_time: pick([true, true, false, null]),
      ...(refunded && { refund_date: created_at, refunded: pick([10, null]) }),
    });
  }
  const ids = (await app.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
  for (let i = 0; i < 60; i++) await newDispute(pick([...ids.slice(0, 20), null]));
  await foldOrderCounts(app.db);
  for (let i = 0; i < 10; i++) await newDispute(pick(ids));
});
afterAll(() => app.stop());

let lastDispute = 900_000_000;
async function newDispute(order_pk: number | null, more: object = {}): Promise<void> {
  const state = pick(disputeStates);
  await app.db
    .insertInto('dispute')
    .values({
      order_pk,
      dispute_id: `DP-${++lastDispute}`,
      came_by: 'hand',
      gateway: pick(['Stripe', 'Adyen']),
      gateway_dispute_id: randomUUID(),
      network: 'visa',
      kind: pick(disputeKinds),
      state,
      opened_at: anyMoment(),
      ...more,
    })
    .execute();
}

type Filters = Record<string, string>;
const ask = async (query: Filters = {}) => {
  const { http, data } = await app.call(
    'getCockpit',
    { query: { month: '2026-09', ...query } },
    manager,
  );
  if (http !== 200 || data === undefined) throw new Error(`HTTP ${http}`);
  return data;
};

/** Conditions in SQL as a person would write them, for one filter of the address. */
function conditionsOf(filters: Filters): string {
  const columns: Filters = {
    country: `coalesce(o.nationality_code, '')`,
    source: `coalesce(o.source, '')`,
    member: `coalesce(o.processed_by::text, '')`,
    mode: 'o.processing_mode',
  };
  return Object.entries(filters)
    .filter(([key]) => key !== 'gateway')
    .map(([key, value]) => `and ${columns[key]} = '${value === notKnown ? '' : value}'`)
    .join(' ');
}

async function byHand(month: string, filters: Filters) {
  const gateway = filters.gateway === notKnown ? '' : filters.gateway;
  const of = (column: string) =>
    gateway === undefined ? '' : `and coalesce(${column}, '') = '${gateway}'`;
  const { rows } = await app.pool.query(`
    select count(*) filter (where process_status <> 'Deleted')::int as orders,
      count(paid_at)::int as payments, count(*) filter (where filed_in_time)::int as on_time,
      count(*) filter (where not filed_in_time)::int as late, count(refund_date)::int as refunds
    from orders o where to_char(created_at at time zone 'UTC', 'YYYY-MM') = '${month}'
      ${conditionsOf(filters)} ${of('o.gateway')}`);
  const money = async (what: string, where: string) =>
    (
      await app.pool.query(`
        select currency, sum(${what})::numeric(12, 2)::text as amount from orders o
        where to_char(created_at at time zone 'UTC', 'YYYY-MM') = '${month}' and ${where}
          ${conditionsOf(filters)} ${of('o.gateway')} group by 1 order by 1`)
    ).rows;
  const cases = await app.pool.query(`
    select count(*) filter (where kind = 'chargeback')::int as disputes,
      count(*) filter (where kind = 'fraud_report')::int as fraud_reports,
      count(*) filter (where state = 'won')::int as won,
      count(*) filter (where state = 'lost' and kind in ('chargeback', 'pre_arbitration'))::int as lost,
      count(*) filter (where state = 'prevented')::int as prevented
    from dispute d left join orders o on o.id = d.order_pk
    where to_char(opened_at at time zone 'UTC', 'YYYY-MM') = '${month}'
      ${conditionsOf(filters)} ${of('coalesce(o.gateway, d.gateway)')}`);
  return {
    ...rows[0],
    ...cases.rows[0],
    amounts: await money('amount', 'paid_at is not null'),
    refunded: await money('coalesce(refunded, amount)', 'refund_date is not null'),
  };
}

/** Stands for the manager, whose id is known when the test runs. */
const ofManager = 'of the manager';
const filterSets: Filters[] = [
  {},
  { gateway: 'Stripe' },
  { gateway: notKnown, mode: 'Priority' },
  { country: 'GB' },
  { country: notKnown, gateway: 'Adyen' },
  { source: 'display' },
  { source: notKnown },
  { member: notKnown },
  { country: 'GB', source: 'display' },
  { country: 'AU', member: notKnown, mode: 'Standard' },
  { source: 'search', member: notKnown, gateway: 'Stripe' },
  { country: 'GB', source: notKnown, member: notKnown },
  { country: 'GB', source: 'search', member: ofManager, mode: 'Priority' },
];

const withManager = (filters: Filters): Filters =>
  filters.member === ofManager ? { ...filters, member: String(manager.id) } : filters;

describe('the numbers are those of SQL by hand', () => {
  test.each(filterSets)('filtered by %j', async (set) => {
    const filters = withManager(set);
    const cockpit = await ask(filters);
    expect(cockpit.total).toEqual(await byHand('2026-09', filters));
    expect(cockpit.before).toEqual(await byHand('2026-08', filters));
    expect(cockpit.months).toHaveLength(12);
    for (const { month, line_share, ...counted } of cockpit.months.slice(-2)) {
      expect([month, line_share, counted]).toEqual([month, 0.015, await byHand(month, filters)]);
    }
    for (const by of ['country', 'source', 'member'] as const) {
      // Null is of a server of the release before alone.
      const parts = cockpit[`by_${by}`] ?? [];
      for (const { key, name, ...counted } of parts) {
        expect([name, counted]).toEqual([name, await byHand('2026-09', { ...filters, [by]: key })]);
      }
      // Whoever is left out would be missed here.
      const orders = parts.reduce((sum, part) => sum + part.orders, 0);
      expect([by, orders]).toEqual([by, cockpit.total.orders]);
    }
    // A combination that nobody has would prove nothing.
    expect(cockpit.total.payments).toBeGreaterThan(0);
  });

  test('and the rows behind each are as many', async () => {
    for (const filters of filterSets.map(withManager)) {
      const { total } = await ask(filters);
      const query = { month: '2026-09', limit: 1000, ...filters };
      for (const measure of ['orders', 'payments', 'on_time', 'late', 'refunds'] as const) {
        const answer = await app.call(
          'getCockpitOrders',
          { query: { ...query, measure } },
          manager,
        );
        expect([measure, answer.data?.length]).toEqual([measure, total[measure]]);
      }
      const cases = {
        ...total,
        ratio: total.disputes + total.fraud_reports,
        ended: total.won + total.lost,
      };
      const measures = [
        'ratio',
        'disputes',
        'fraud_reports',
        'won',
        'lost',
        'ended',
        'prevented',
      ] as const;
      for (const measure of measures) {
        const answer = await app.call(
          'getCockpitDisputes',
          { query: { ...query, measure } },
          manager,
        );
        expect([measure, answer.data?.length]).toEqual([measure, cases[measure]]);
      }
    }
  });
});

test('what counts as a dispute and as a fraud report is what the kinds say', () => {
  const counting = (as: string) =>
    disputeKinds.filter((kind) => disputeKindFacts[kind].counts === as);
  expect([counting('dispute'), counting('fraud report')]).toEqual([
    ['chargeback'],
    ['fraud_report'],
  ]);
});

test('rows come in pages, newest first, deleted orders among the payments', async () => {
  const query = { measure: 'payments', month: '2026-09', limit: 7 };
  const ids: string[] = [];
  let more = true;
  for (let page = 1; more; page++) {
    const answer = await app.call('getCockpitOrders', { query: { ...query, page } }, manager);
    ids.push(...(answer.data ?? []).map((row) => row.order_id));
    more = answer.more === true;
  }
  const { rows } = await app.pool.query<{ order_id: string }>(`
    select order_id from orders where paid_at is not null
      and to_char(created_at at time zone 'UTC', 'YYYY-MM') = '2026-09' order by created_at desc, id desc`);
  expect(ids).toEqual(rows.map((row) => row.order_id));
});

test('what comes behind a row is the same, whatever rows come and go before it', async () => {
  const query = { measure: 'payments', month: '2026-09', limit: 5, page: 2 };
  const rowsAfter = async (after: string) =>
    (await app.call('getCockpitOrders', { query: { ...query, after } }, manager)).data?.map(
      ({ order_id }) => order_id,
    );
  const { data = [] } = await app.call(
    'getCockpitOrders',
    { query: { ...query, page: 1, limit: 10 } },
    manager,
  );
  const ids = data.map(({ order_id }) => order_id);
  const newest = '2026-09-30T23:59:59Z';
  await app.newOrder({ paid_at: newest, created_at: newest });
  expect(await rowsAfter(ids[4] ?? '')).toEqual(ids.slice(5));
  const cases = async (more: object) => {
    const asked = { measure: 'disputes', month: '2026-09', limit: 100, ...more };
    const answer = await app.call('getCockpitDisputes', { query: asked }, manager);
    return answer.data?.map(({ dispute_id }) => dispute_id) ?? [];
  };
  const all = await cases({});
  expect(all.length).toBeGreaterThan(2);
  expect(await cases({ page: 7, after: all[0] })).toEqual(all.slice(1));
});

test('says what lost cases of the last 90 days lacked, and which cases', async () => {
  await app.db.deleteFrom('dispute').execute();
  const lost = { kind: 'chargeback', state: 'lost' };
  const old = sql`now() - interval '91 days'`;
  await newDispute(null, { ...lost, lacked: ['three_ds', 'own words'] });
  await newDispute(null, { ...lost, lacked: ['three_ds'] });
  await newDispute(null, { ...lost, lacked: ['three_ds'], state_since: old });
  await newDispute(null, { kind: 'chargeback', state: 'won', lacked: ['three_ds'] });
  expect((await ask()).lacked).toEqual({
    cases: 2,
    what: [
      { key: 'three_ds', name: '3-D Secure result, ECI, liability shift', count: 2 },
      { key: 'own words', name: 'own words', count: 1 },
    ],
  });
  const query = { measure: 'lacked', month: '2026-09', what: 'own words' };
  expect((await app.call('getCockpitDisputes', { query }, manager)).data).toHaveLength(1);
});

test('a source stays when its order is erased, and an unknown month is empty', async () => {
  const before = await ask({ source: 'display' });
  await sql`update orders set process_status = 'Deleted', erased_at = now() where source = 'display'`.execute(
    app.db,
  );
  const after = await ask({ source: 'display' });
  expect(after.total).toEqual({ ...before.total, orders: 0 });
  const empty = await ask({ month: '2019-01' });
  expect(empty.total).toMatchObject({ orders: 0, amounts: [], disputes: 0 });
  expect(empty.choices.months).toContain('2019-01');
});

test('a line of the programme counts from its day', async () => {
  expect((await ask({ month: '2026-04' })).line).toMatchObject({
    share: 0.015,
    since: '2026-04-01',
    least: 1500,
  });
  expect((await ask({ month: '2026-03' })).line).toMatchObject({ share: 0.022 });
});
