import {
  folderNames,
  folders,
  holdsOrder,
  processingModes,
  processStatuses,
  roles,
} from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase } from '../../support/disputes.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin', 'Rina Kartika');
});
afterAll(() => app.stop());

const list = (orderName: string, query: Record<string, string | number> = {}, as = admin) =>
  app.call('getOrdersList', { params: { orderName }, query }, as);

test('every folder holds exactly what the domain says, and its total and count agree', async () => {
  const other = await app.signIn('Team');
  const made: {
    id: string;
    status: (typeof processStatuses)[number];
    mode: (typeof processingModes)[number];
    mine: boolean;
  }[] = [];
  for (const status of processStatuses) {
    for (const mode of processingModes) {
      for (const assigned_to of [null, admin.id, other.id]) {
        const id = await app.newOrder({
          process_status: status,
          processing_mode: mode,
          assigned_to,
        });
        made.push({ id, status, mode, mine: assigned_to === admin.id });
      }
    }
  }
  const counts = (await app.call('getFolderCount', {}, admin)).data;
  for (const name of folderNames) {
    const expected = made.filter(({ status, mode, mine }) =>
      holdsOrder(name, { status, mode, assignedToMe: mine }),
    );
    const answer = await list(name, { limit: 1000 });
    expect(answer.data?.map((row) => row.order_id).sort()).toEqual(
      expected.map((order) => order.id).sort(),
    );
    expect(answer.total).toBe(expected.length);
    expect(counts?.[folders[name].countKey]).toBe(expected.length);
  }
});

describe('a page', () => {
  const months = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'];
  let ids: string[];
  beforeAll(async () => {
    await app.db.deleteFrom('orders').execute();
    ids = [];
    for (const day of months) {
      ids.unshift(
        await app.newOrder({ created_at: `${day}T08:00:00Z`, process_status: 'Pending' }),
      );
    }
  });
  const page = async (query: Record<string, string | number>) => {
    const answer = await list('pendingOrder', query);
    return { ids: answer.data?.map((row) => row.order_id), total: answer.total };
  };

  test('is newest first, ten rows when nothing is asked', async () => {
    for (let i = 0; i < 7; i++) await app.newOrder({ process_status: 'ChargeBack' });
    for (let i = 0; i < 7; i++) await app.newOrder({ process_status: 'ChargeBack' });
    const answer = await list('chargeBack');
    expect([answer.data?.length, answer.total]).toEqual([10, 14]);
    expect(await page({})).toEqual({ ids, total: 5 });
  });

  test('is the one asked for, and empty past the end', async () => {
    expect(await page({ page: 1, limit: 2 })).toEqual({ ids: ids.slice(0, 2), total: 5 });
    expect(await page({ page: 3, limit: 2 })).toEqual({ ids: ids.slice(4), total: 5 });
    expect(await page({ page: 4, limit: 2 })).toEqual({ ids: [], total: 5 });
  });

  test('needs no delay and no user name, and takes both', async () => {
    expect(await page({ delay: '1', userName: 'Somebody Else' })).toEqual({ ids, total: 5 });
  });

  test('splits orders of one moment without losing or repeating one', async () => {
    const created_at = '2026-02-02T02:02:02Z';
    const made = [];
    for (let i = 0; i < 6; i++) {
      made.push(await app.newOrder({ process_status: 'Refunds', created_at }));
    }
    const seen = [];
    for (const number of [1, 2, 3]) {
      const answer = await list('refundOrder', { page: number, limit: 2 });
      seen.push(...(answer.data ?? []).map((row) => row.order_id));
    }
    expect(seen.sort()).toEqual(made.sort());
  });

  test.each([
    [{ page: 0 }, 'Pages start at 1.'],
    [{ page: 'x' }, /./],
    [{ limit: 1001 }, 'At most 1000 rows a call.'],
    [{ limit: 2.5 }, 'Please use whole numbers.'],
    [{ month: 'Nov; drop' }, /./],
  ])('%o is refused', async (query, message) => {
    const answer = await list('pendingOrder', query as Record<string, string | number>);
    expect(answer).toMatchObject({ http: 422, status: 0 });
    expect(answer.message).toMatch(message);
  });
});

test('a row carries what spec section 3 names', async () => {
  const orderId = await app.newOrder({
    process_status: 'Completed',
    assigned_to: admin.id,
    created_at: '2026-03-04T05:06:07Z',
    processing_date: '2026-03-05',
    refund_date: '2026-03-06T00:00:00Z',
  });
  const [row] = (await list('completedOrder')).data ?? [];
  expect(row).toEqual({
    order_id: orderId,
    process_status: 'Completed',
    opens_at: null,
    file_by_at: null,
    arrival_zone: null,
    processing_mode: 'Standard',
    full_name: 'Maren Ostrowick-Vale',
    doa: '2026-11-21',
    email: 'maren@example.com',
    phone_number: '7700900123',
    country_code: '44',
    created_at: '2026-03-04T05:06:07.000Z',
    refund_date: '2026-03-06T00:00:00.000Z',
    processing_date: '2026-03-05',
    process_month: 'Nov',
    assign_to: 'Rina Kartika',
    version: 1,
    errors: 0,
    warnings: 0,
    dispute_id: null,
    marks: [],
  });
});

test('an order that was charged back names its newest case, one of another folder none', async () => {
  const orderId = await app.newOrder({ process_status: 'ChargeBack' });
  const elsewhere = await app.newOrder({ process_status: 'Contact Customer' });
  await newCase(app, orderId, { kind: 'inquiry', state: 'lost' });
  const dispute_id = await newCase(app, orderId);
  await newCase(app, elsewhere, { kind: 'inquiry' });
  const find = async (folder: 'chargeBack' | 'contactCustomerOrder', id: string) =>
    (await list(folder)).data?.find((row) => row.order_id === id);
  expect(await find('chargeBack', orderId)).toMatchObject({ dispute_id });
  expect(await find('contactCustomerOrder', elsewhere)).toMatchObject({ dispute_id: null });
});

test('an order in Refunds names the newest case with which a bank may have taken the money', async () => {
  const [taken, returned, asked] = await Promise.all(
    Array.from({ length: 3 }, () => app.newOrder({ process_status: 'Refunds' })),
  );
  const dispute_id = await newCase(app, taken ?? '', { state: 'lost' });
  await newCase(app, taken ?? '', { state: 'prevented' });
  await newCase(app, returned ?? '', { state: 'won' });
  await newCase(app, asked ?? '', { kind: 'inquiry' });
  for (const query of [{ limit: 100 }, { limit: 100, sort: 'name', dir: 'asc' }] as const) {
    const rows = (await list('refundOrder', query)).data ?? [];
    const caseOf = (id?: string) => rows.find((row) => row.order_id === id)?.dispute_id;
    expect([taken, returned, asked].map(caseOf)).toEqual([dispute_id, null, null]);
  }
});

test('future orders of one month', async () => {
  const future = { processing_mode: 'Future', process_status: 'New' } as const;
  const july = await app.newOrder({ ...future, process_month: 'Jul' });
  await app.newOrder({ ...future, process_month: 'Aug' });
  await app.newOrder({ ...future, process_month: 'Jul', process_status: 'Completed' });
  const answer = await list('futureOrder', { month: 'Jul' });
  expect(answer.data?.map((row) => row.order_id)).toEqual([july]);
  expect(answer.total).toBe(1);
  const months = (await app.call('getFutureOrderCount', {}, admin)).data ?? [];
  expect(months.map(({ month }) => month).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
  expect(months.filter(({ count }) => count > 0)).toEqual([
    { month: 'Jul', count: 1 },
    { month: 'Aug', count: 1 },
  ]);
});

test('My Orders are those of the token, whatever name is sent', async () => {
  const [one, two] = [await app.signIn('Team', 'One'), await app.signIn('Team', 'Two')];
  const orderId = await app.newOrder({ assigned_to: two.id });
  const query = { userName: 'Two' };
  expect(await list('myOrder', query, one)).toMatchObject({ data: [], total: 0 });
  expect(await list('myOrder', { userName: 'One' }, two)).toMatchObject({
    data: [{ order_id: orderId }],
    total: 1,
  });
  const counts = await app.call('getFolderCount', { query }, one);
  expect(counts.data?.myOrdersCount).toBe(0);
});

describe.each(roles)('%s', (role) => {
  test.each(folderNames)('%s', async (name) => {
    const member = await app.signIn(role);
    const hidden = role === 'Telecaller' && name === 'allOrder';
    const refused = { http: 403, status: 0, message: 'Your role may not see Order History.' };
    const search = { start: 0, end: 10, searchVal: 'x', folderName: name };
    const answers = [
      await list(name, {}, member),
      await app.call('searchOrder', { body: search }, member),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(hidden ? refused : { http: 200, status: 1 });
    }
  });
});

test('a month is asked of Future Orders alone: elsewhere it would be counted by and not filtered', async () => {
  const admin = await app.signIn('Admin');
  const refused = {
    http: 422,
    message: 'New Orders cannot be listed by month.',
    errors: [{ path: 'month' }],
  };
  const place = { folderName: 'newOrder', month: 'Jan' };
  const search = { ...place, start: 0, end: 10, searchVal: 'x' };
  expect(await list('newOrder', { month: 'Jan' }, admin)).toMatchObject(refused);
  expect(await app.call('searchOrder', { body: search }, admin)).toMatchObject(refused);
  expect(await app.call('exportOrders', { body: place }, admin)).toMatchObject(refused);
  expect(await list('futureOrder', { month: 'Jan' }, admin)).toMatchObject({ http: 200 });
});

test('a folder that does not exist is said so', async () => {
  expect(await list('visaOrder')).toMatchObject({ http: 422, message: 'There is no such folder.' });
});

test.each(['0x10', '1e3', '-1', '+5', ' 5', '5.0', '', '9'.repeat(30)])(
  'a limit of %j is no whole number',
  async (limit) => {
    const admin = await app.signIn('Admin');
    const answer = await app.call(
      'getOrdersList',
      { params: { orderName: 'newOrder' }, query: { limit } },
      admin,
    );
    expect(answer).toMatchObject({ http: 422, message: 'Please use whole numbers.' });
  },
);
