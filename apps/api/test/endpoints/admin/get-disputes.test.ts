import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDesk } from '../../../src/usecases/disputes/list-disputes.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase } from '../../support/disputes.ts';

let app: TestApp;
let rani: SignedIn;
beforeAll(async () => {
  app = await testApp();
  rani = await app.signIn('Manager', 'Rani');
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const desk = async (query: Record<string, string | number> = {}) => {
  const answer = await app.call('getDisputes', { query }, rani);
  expect(answer.http).toBe(200);
  return answer;
};
const ids = async (query: Record<string, string | number>) =>
  (await desk(query)).data?.map(({ dispute_id }) => dispute_id) ?? [];

test('has what dies first on top, those without a day last, and then what is not open', async () => {
  const sinta = await app.signIn('Team', 'Sinta');
  const orderId = await app.newOrder({
    full_name: 'Petra Lindqvist-Amaro',
    transaction_id: 'TX-77',
  });
  const openedAt = hours(-24);
  const add = (more: Parameters<typeof newCase>[2], order: string | null = null) =>
    newCase(app, order, { gateway: 'Gateway One', opened_at: openedAt, ...more });
  const soon = await add({ answer_due_at: hours(5), member_id: sinta.id }, orderId);
  const none = await add({ answer_due_at: null, reason_code: '9999 ?', network: 'discover' });
  const late = await add({ answer_due_at: hours(-3), kind: 'alert', currency: 'EUR' });
  const later = await add({
    answer_due_at: hours(100),
    network: 'mastercard',
    reason_code: '4853',
  });
  const won = await add({ state: 'won', state_since: hours(-3), amount: '7', currency: 'JPY' });
  const accepted = await add({ state: 'accepted', state_since: hours(-2) });
  const answered = await add({ state: 'answered', state_since: hours(-1) });
  const old = await newCase(app, orderId, {
    state: 'won',
    state_since: hours(-24 * 91),
    gateway: 'Old',
  });
  const { data, total, numbers, choices } = await desk();
  expect(data?.map(({ dispute_id }) => dispute_id)).toEqual([late, soon, later, none]);
  expect(total).toBe(4);
  expect(data?.[1]).toMatchObject({
    order_id: orderId,
    full_name: 'Petra Lindqvist-Amaro',
    network: 'Visa',
    reason_code: '10.4',
    reason_name: expect.stringMatching(/./),
    amount: '69.00',
    member: { id: sinta.id, name: 'Sinta' },
    evidence: { held: expect.any(Number), of: expect.any(Number) },
  });
  expect(data?.[3]).toMatchObject({ network: 'Discover', reason_name: null, order_id: null });
  expect(await ids({ state: 'all' })).toEqual([
    ...[late, soon, later, none],
    ...[answered, accepted, won, old],
  ]);
  expect((await desk({ state: 'won' })).data?.[0]?.amount).toBe('7');
  expect(numbers).toMatchObject({
    open: {
      count: 4,
      sums: [
        { currency: 'USD', amount: '207.00' },
        { currency: 'EUR', amount: '69.00' },
      ],
    },
    due: { count: 2 },
    answered: { count: 1, oldest: expect.any(String) },
    won: { won: 1, of: 1, accepted: 1 },
    prevented: 0,
    unattached: { count: 6 },
  });
  expect(numbers?.unattached.first.map(({ dispute_id }) => dispute_id)).toEqual([
    late,
    later,
    none,
  ]);
  expect(choices).toMatchObject({
    networks: ['Discover', 'Mastercard', 'Visa'],
    reasons: ['10.4', '4853', '9999 ?'],
    gateways: ['Gateway One', 'Old'],
  });
  expect(choices?.members).toContainEqual({ id: sinta.id, name: 'Sinta' });

  for (const [query, found] of [
    [{ due: '1' }, [late, soon]],
    [{ kind: 'alert' }, [late]],
    [{ network: 'Mastercard' }, [later]],
    [{ reason: '9999 ?' }, [none]],
    [{ gateway: 'Gateway Two' }, []],
    [{ member: String(sinta.id) }, [soon]],
    [{ member: 'none' }, [late, later, none]],
    [{ unattached: '1' }, [late, later, none, answered, accepted, won]],
    [{ unattached: '1', state: 'open' }, [late, later, none]],
    [{ q: 'tx-7' }, [soon]],
    [{ q: orderId.toLowerCase() }, [soon]],
    [{ q: soon.toLowerCase() }, [soon]],
    [{ q: soon.slice('DP-'.length) }, [soon]],
    [{ q: soon.slice('DP-'.length, -1) }, []],
    [{ q: 'X-77' }, []],
    [{ q: '%' }, []],
    [{ page: 2, limit: 3 }, [none]],
    [{ from: hours(-24).slice(0, 10), to: hours(-24).slice(0, 10) }, [late, soon, later, none]],
    [{ to: '2026-01-01' }, []],
  ] as const) {
    expect(await ids(query), JSON.stringify(query)).toEqual(found);
  }
});

test('each number that ended lately is the total of its list, whatever ended before', async () => {
  const before = (await desk()).numbers;
  for (const state of ['won', 'lost', 'accepted', 'prevented', 'expired', 'answered'] as const) {
    for (const kind of ['chargeback', 'pre_arbitration', 'inquiry', 'alert'] as const) {
      for (const days of [89, 91]) {
        await newCase(app, null, { kind, state, state_since: hours(-24 * days) });
      }
    }
  }
  const { numbers, choices } = await desk();
  const totalOf = async (query: Record<string, string>) => (await desk(query)).total;
  const lately = { ended: '90', disputed: '1' };
  expect(await totalOf({ state: 'won', ...lately })).toBe(numbers?.won.won);
  expect(numbers?.won.won).toBe((before?.won.won ?? 0) + 2);
  expect(await totalOf({ state: 'lost', ...lately })).toBe(
    (numbers?.won.of ?? 0) - (numbers?.won.won ?? 0),
  );
  expect(await totalOf({ state: 'accepted', ...lately })).toBe(numbers?.won.accepted);
  expect(await totalOf({ state: 'prevented', ended: '90' })).toBe(numbers?.prevented);
  expect(numbers?.prevented).toBe((before?.prevented ?? 0) + 4);
  expect(await totalOf({ state: 'open' })).toBe(numbers?.open.count);
  expect(await totalOf({ state: 'open', due: '1' })).toBe(numbers?.due.count);
  expect(await totalOf({ state: 'answered' })).toBe(numbers?.answered.count);
  // What waits has not ended, and an answer may follow a day that has passed.
  expect(await totalOf({ state: 'answered', ended: '90' })).toBe(0);
  expect(await totalOf({ state: 'expired', ended: '90' })).toBe(0);
  expect(choices?.filters).toEqual(['ended', 'disputed']);
});

test('a fraud report is never late, whatever day was told: nobody answers it', async () => {
  const gateway = 'Gateway News';
  const before = (await desk()).numbers;
  const report = await newCase(app, null, {
    kind: 'fraud_report',
    gateway,
    answer_due_at: hours(-30),
  });
  const other = await newCase(app, null, { gateway });
  const { numbers } = await desk();
  expect(numbers?.due).toEqual(before?.due);
  expect(numbers?.open.count).toBe((before?.open.count ?? 0) + 2);
  expect(await ids({ gateway, due: '1' })).toEqual([]);
  // What dies first is on top, and this does not die.
  expect(await ids({ gateway })).toEqual([other, report]);
});

test('it says who is written to before a day: leads, unless others were chosen', async () => {
  const night = await app.signIn('Night Staff', 'Night');
  const { mail_to: readers } = await app.call('getDisputes', {}, night);
  expect(readers).toEqual(['Rani']);
  const asked = { page: 1, limit: 10 } as Parameters<typeof listDesk>[1];
  const { email } = rani;
  const readersOf = async (emails: string[]) =>
    (await listDesk(app.db, asked, { roles: [], emails })).mail_to;
  await app.db
    .updateTable('staff_member')
    .set({ email: email.toUpperCase() })
    .where('id', '=', rani.id)
    .execute();
  expect(await readersOf([email])).toEqual(['Rani']);
  expect(await readersOf(['nobody@example.com'])).toEqual([]);
});

test('what was lost counts beside what was won, and a case without a sum in no sum', async () => {
  const before = (await desk()).numbers;
  await newCase(app, null, { state: 'lost', state_since: hours(-1) });
  await newCase(app, null, { amount: null });
  await newCase(app, null, { currency: null });
  const { numbers } = await desk();
  expect(numbers?.won).toMatchObject({ of: (before?.won.of ?? 0) + 1, won: before?.won.won });
  expect(numbers?.open.count).toBe((before?.open.count ?? 0) + 2);
  expect(numbers?.open.sums).toEqual(before?.open.sums);
});

test('what comes after a case is each other one once, whatever is answered or comes in meanwhile', async () => {
  const gateway = 'Gateway Walk';
  const add = (days: number) => newCase(app, null, { gateway, answer_due_at: hours(24 * days) });
  const cases = [await add(5), await add(3), await add(4), await add(2)];
  const walk = (after: string) => ids({ gateway, state: 'all', after, limit: 2, page: 9 });
  expect(await walk('DP-0')).toEqual(cases.slice(0, 2));
  await app.db
    .updateTable('dispute')
    .set({ state: 'answered' })
    .where('dispute_id', 'in', [cases[1] ?? '', cases[2] ?? ''])
    .execute();
  const late = await add(1);
  expect(await walk(cases[1] ?? '')).toEqual(cases.slice(2));
  expect(await walk(cases[3] ?? '')).toEqual([late]);
  // As on a replica that has not heard of it yet: from the start again all would be there twice.
  expect(await walk('DP-9999999')).toEqual([]);
  const { data } = await desk({ gateway, state: 'answered' });
  expect(data?.[0]?.state_since).toEqual(expect.any(String));
});
