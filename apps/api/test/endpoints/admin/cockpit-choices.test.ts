import { randomUUID } from 'node:crypto';
import { notKnown } from '@pabean/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { withinOneHour } from '../../support/within-one-hour.ts';

let app: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  app = await testApp();
  manager = await app.signIn('Manager', 'Rani');
  const created_at = '2026-09-15T12:00:00Z';
  for (let i = 0; i < 3; i++) await app.newOrder({ created_at: '2026-08-01T00:00:00Z' });
  const known = { nationality_code: 'AU', gateway: 'Adyen', source: 'display' };
  await app.newOrder({ created_at, ...known, processed_by: manager.id });
  const unknown = { nationality_code: '', gateway: null, source: null, processed_by: null };
  await app.newOrder({ created_at, ...unknown });
});
afterAll(() => app.stop());

const ask = async (query: Record<string, string> = { month: '2026-09' }) => {
  const { http, data } = await app.call('getCockpit', { query }, manager);
  if (http !== 200 || data === undefined) throw new Error(`HTTP ${http}`);
  return data;
};
const entry = (key: string, name = key) => ({ key, name });
const thisMonth = () => new Date().toISOString().slice(0, 7);

describe('what can be chosen', () => {
  test('is what the month has, by its name, and each month since the first', () =>
    withinOneHour(async () => {
      const { choices, by_country, by_source, by_member, month } = await ask();
      expect(month).toBe('2026-09');
      const sides = {
        countries: [entry('AU', 'Australia'), entry(notKnown, 'Not known')],
        sources: [entry('display'), entry(notKnown, 'Not known')],
        members: [entry(notKnown, 'Not processed'), entry(String(manager.id), 'Rani')],
      };
      expect(choices).toMatchObject({
        ...sides,
        gateways: [entry(notKnown, 'Not known'), entry('Adyen')],
      });
      expect(by_country).toMatchObject(sides.countries);
      expect(by_source).toMatchObject(sides.sources);
      expect(by_member).toMatchObject(sides.members);
      expect(choices.months).toEqual(choices.months.toSorted().toReversed());
      expect([choices.months[0], choices.months.at(-1)]).toEqual([thisMonth(), '2026-08']);
    }));

  test('stays the same whatever side filters, with what is chosen though there is none', async () => {
    const { choices } = await ask();
    const month = '2026-09';
    expect((await ask({ month, country: 'AU', source: 'display' })).choices).toEqual(choices);
    const { choices: others } = await ask({ month, country: 'JP', source: 'radio' });
    expect(others).toEqual({
      ...choices,
      countries: [...choices.countries, entry('JP', 'Japan')],
      sources: [...choices.sources, entry('radio')],
    });
    expect((await ask({ month, member: '999999' })).choices.members).toEqual([
      ...choices.members,
      entry('999999', 'Member 999999'),
    ]);
    const dewa = await app.addMember('Team', { name: 'Dewa' });
    expect((await ask({ month, member: String(dewa.id) })).choices.members).toEqual([
      ...choices.members,
      entry(String(dewa.id), 'Dewa'),
    ]);
    expect((await ask({ month, gateway: 'PayPal' })).choices.gateways).toEqual([
      ...choices.gateways,
      entry('PayPal'),
    ]);
    expect((await ask({ month: '2026-05', gateway: notKnown })).choices.gateways).toEqual([
      entry(notKnown, 'Not known'),
    ]);
  });

  test('an empty filter is none, and no month is the one of now', () =>
    withinOneHour(async () => {
      const { total } = await ask();
      expect((await ask({ month: '2026-09', gateway: '', source: '' })).total).toEqual(total);
      const now = await ask({});
      expect([now.month, now.months.at(-1)?.month]).toEqual([thisMonth(), thisMonth()]);
      expect(now.counted_at.slice(0, 7)).toBe(thisMonth());
      const old = await ask({ month: '2019-01' });
      expect(old.choices.months.at(-1)).toBe('2019-01');
    }));

  test('a filter that nobody has leaves one row of nothing, or none', async () => {
    const { by_country, total } = await ask({ month: '2026-09', country: 'JP' });
    expect([by_country, total.orders]).toEqual([[], 0]);
    const { by_country: one } = await ask({ month: '2026-09', country: notKnown });
    expect(one).toMatchObject([{ ...entry(notKnown, 'Not known'), orders: 1 }]);
  });
});

test('a month stands beside the one before, and ends the year up to it', async () => {
  const { total, before, months } = await ask();
  expect([total.orders, before.orders]).toEqual([2, 3]);
  expect(months.map(({ orders }) => orders)).toEqual([...Array(10).fill(0), 3, 2]);
});

test('the line of each month is the one that counted on its last day', async () => {
  const { months } = await ask({ month: '2026-04' });
  expect(months.slice(-2).map(({ month, line_share }) => [month, line_share])).toEqual([
    ['2026-03', 0.022],
    ['2026-04', 0.015],
  ]);
});

test('a case has its network by name, and a sum with as many digits as say something', async () => {
  const row = { kind: 'chargeback', state: 'lost', network: 'visa', currency: 'BHD' } as const;
  const cases = ['12.340', '12.345', null].map((amount) => ({
    ...row,
    amount,
    order_pk: null,
    came_by: 'hand' as const,
    gateway: 'Adyen' as const,
    dispute_id: `DP-${randomUUID().slice(0, 8)}`,
    gateway_dispute_id: randomUUID(),
    opened_at: '2026-05-10T00:00:00Z',
  }));
  await app.db.insertInto('dispute').values(cases).execute();
  const behind = async (more: object = {}) => {
    const query = { measure: 'disputes', month: '2026-05', ...more };
    return app.call('getCockpitDisputes', { query }, manager);
  };
  const { data = [], more } = await behind();
  expect(data.map(({ amount }) => amount).toSorted()).toEqual(['12.34', '12.345', null]);
  expect(data[0]).toMatchObject({ network: 'Visa' });
  const [first, rest] = [await behind({ limit: 2 }), await behind({ limit: 2, page: 2 })];
  expect([more, first.more, rest.more]).toEqual([false, true, false]);
  expect([...(first.data ?? []), ...(rest.data ?? [])]).toEqual(data);
});
