import { type DueCounts, mostDue } from '@pabean/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countDue } from '../../../src/db/queries/due-orders.ts';
import { manyKeptMs } from '../../../src/db/queries/many-due.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let member: SignedIn;
const hour = 3_600_000;
/** A moment so many hours from now. */
const within = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

beforeAll(async () => {
  app = await testApp({ jobs: false });
  member = await app.signIn('Team');
});
afterAll(() => app.stop());

type Row = Parameters<TestApp['newOrder']>[0];
const add = (order_id: string, hours: number | null, row: Row = {}) =>
  app.newOrder({ order_id, file_by_at: hours === null ? null : within(hours), ...row });

async function list(orderName: string, query: Record<string, string | number> = {}) {
  const answer = await app.call('getOrdersList', { params: { orderName }, query }, member);
  const ids = (answer.data as { order_id: string }[] | undefined)?.map(({ order_id }) => order_id);
  return { ...answer, ids };
}

test('late and at risk are counted and listed by their moment, paid and without a document', async () => {
  await add('LATE-NEW', -1, { assigned_to: member.id, error_count: 2 });
  await add('LATE-AWAITING', -70, { process_status: 'Awaiting' });
  await add('RISK-CONTACT', 1, { process_status: 'Contact Customer', assigned_to: member.id });
  await add('RISK-CALLED', 23.9, { process_status: 'Customer Called' });
  await add('RISK-PRIORITY', 6, { processing_mode: 'Priority' });
  await add('CALM-NEW', 24.1);
  await add('NO-CLOCK', null);
  await add('LATE-PENDING', -5, { process_status: 'Pending' });
  const govt = { process_status: 'AwaitingGovt', assigned_to: member.id } as const;
  await add('LATE-GOVT', -2, govt);
  await add('RISK-GOVT', 20, govt);
  // Its document is there.
  await add('GOVT-APPROVED', null, { ...govt, opens_at: within(-90) });
  for (const process_status of ['Completed', 'Refunds', 'Deleted'] as const) {
    await add(`DONE-${process_status}`, -5, { process_status, assigned_to: member.id });
  }

  // The shell's numbers, and the list that they lead to: exactly these.
  const counts = await app.call('getFolderCount', { query: {} }, member);
  expect(counts.data).toMatchObject({ lateOrdersCount: 3, atRiskOrdersCount: 4 });
  const late = await list('allOrder', { due: 'late', sort: 'fileBy' });
  expect(late).toMatchObject({ total: 3, more: false, due: { late: 3, atRisk: 4 } });
  expect(late.ids).toEqual(['LATE-AWAITING', 'LATE-GOVT', 'LATE-NEW']);
  const atRisk = await list('allOrder', { due: 'atRisk', sort: 'fileBy', dir: 'desc' });
  expect(atRisk.ids).toEqual(['RISK-CALLED', 'RISK-GOVT', 'RISK-PRIORITY', 'RISK-CONTACT']);

  // Chips of folders, whatever else is pressed; joined by "and".
  expect(await list('newOrder')).toMatchObject({ total: 3, due: { late: 1, atRisk: 0 } });
  expect(await list('newOrder', { due: 'atRisk' })).toMatchObject({
    total: 0,
    data: [],
    due: { late: 1, atRisk: 0 },
  });
  expect(await list('priorityOrder', { due: 'atRisk' })).toMatchObject({ ids: ['RISK-PRIORITY'] });
  expect(await list('myOrder', { due: 'late' })).toMatchObject({
    ids: ['LATE-GOVT', 'LATE-NEW'],
    due: { late: 2, atRisk: 2 },
  });
  // Filed orders in their own folder, first due first.
  const filed = await list('awaitingGovtOrder', { sort: 'fileBy' });
  expect(filed).toMatchObject({ total: 3, due: { late: 1, atRisk: 1 } });
  expect(filed.ids).toEqual(['LATE-GOVT', 'RISK-GOVT', 'GOVT-APPROVED']);
  expect(await list('awaitingGovtOrder', { due: 'atRisk' })).toMatchObject({ ids: ['RISK-GOVT'] });
  expect((await list('pendingOrder', { due: 'late' })).ids).toEqual(['LATE-PENDING']);
  const both = { due: 'late', withErrors: '1', sort: 'name' } as const;
  expect(await list('allOrder', both)).toMatchObject({ total: 1, ids: ['LATE-NEW'] });
  expect((await list('allOrder', { due: 'atRisk', page: 2 })).data).toEqual([]);

  // Nothing of a folder whose documents are there.
  expect(await list('completedOrder')).toMatchObject({ due: null });
  expect(await list('completedOrder', { due: 'late' })).toMatchObject({
    http: 422,
    errors: [{ path: 'due', message: 'Nothing in Completed Orders is to be filed.' }],
  });
});

test('a search finds words within what is late', async () => {
  await add('WORDS-1', -2, { full_name: 'Tamsin Orrelby', process_status: 'Awaiting' });
  await add('WORDS-2', -3, { full_name: 'Tamsin Quist', process_status: 'Customer Called' });
  await add('WORDS-3', 30, { full_name: 'Tamsin Orrelby' });
  const search = async (searchVal: string, rest: Record<string, string> = {}) => {
    const body = { start: 0, end: 10, searchVal, folderName: 'allOrder', due: 'late', ...rest };
    const answer = await app.call('searchOrder', { body }, member);
    const ids = (answer.data as { order_id: string }[]).map(({ order_id }) => order_id);
    return { ids, total: answer.total, due: answer.due };
  };
  const due = { late: 5, atRisk: 4 };
  expect(await search('tamsin', { sort: 'fileBy' })).toEqual({
    ids: ['WORDS-2', 'WORDS-1'],
    total: 2,
    due,
  });
  expect(await search('orrelby')).toEqual({ ids: ['WORDS-1'], total: 1, due });
  expect(await search('WORDS-3')).toEqual({ ids: [], total: 0, due });
});

test('no more than the first 1,000 are counted, listed and sorted', async () => {
  await app.pool.query(
    `insert into orders (order_id, process_status, processing_mode, full_name, file_by_at, created_at)
     select 'MANY-' || n, 'New', 'Standard', 'Name ' || n, now() - interval '9 days' - n * interval '1 min', now()
     from generate_series(1, $1::int) n`,
    [mostDue + 50],
  );
  expect(await countDue(app.db)).toMatchObject({ late: mostDue });
  const page = await list('newOrder', { due: 'late', sort: 'fileBy', limit: 20 });
  expect(page).toMatchObject({ total: mostDue, more: true });
  expect(page.ids?.[0]).toBe(`MANY-${mostDue + 50}`);
  const byName = await list('newOrder', { due: 'late', sort: 'fileBy', dir: 'desc', limit: 10 });
  // The last of the first thousand, not the last of all.
  expect(byName.ids?.[0]).toBe('MANY-51');
});

test('a thousand are told for ten seconds without counting, and what is fewer is counted', async () => {
  const counts = async () => {
    const [lists, search] = [
      await list('newOrder'),
      await app.call('searchOrder', { body: searchOf('newOrder') }, member),
    ];
    expect(search.due).toEqual(lists.due);
    return lists.due as DueCounts;
  };
  const { late, atRisk } = await counts();
  expect(late).toBe(mostDue);
  const otherFolder = (await list('priorityOrder')).due;
  const { rows } = await app.pool.query(
    "update orders set file_by_at = null where order_id like 'MANY-%' returning id",
  );
  expect(rows).toHaveLength(mostDue + 50);
  await add('RISK-ONE-MORE', 2);
  expect(await counts()).toEqual({ late: mostDue, atRisk: atRisk + 1 });
  expect(await countDue(app.db)).toMatchObject({ late: mostDue });
  expect((await list('priorityOrder')).due).toEqual(otherFolder);

  const began = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(began + manyKeptMs);
  try {
    expect((await counts()).late).toBeLessThan(20);
    expect((await countDue(app.db)).late).toBeLessThan(20);
  } finally {
    clock.mockRestore();
  }
  expect(manyKeptMs).toBe(10_000);
});

const searchOf = (folderName: string) => ({ start: 0, end: 10, searchVal: 'tamsin', folderName });
