import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldOrderCounts } from '../../../src/db/queries/housekeeping.ts';
import { proveCounts } from '../../../src/usecases/counts/prove-counts.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

async function prove(mend = false) {
  const lines: string[] = [];
  const code = await proveCounts(app.db, { mend, say: (line) => lines.push(line) });
  return { code, wrong: lines.filter((line) => !line.endsWith(': right')) };
}
const right = { code: 0, wrong: [] };

/** The counters of marked orders that count any, folded or not. */
async function markCounters() {
  const { rows } = await app.pool.query<{ scope: string; n: number }>(`
    select scope, sum(n)::int as n from (
      select scope, n from order_count union all select scope, n from order_count_change
    ) every where scope ~ '^b?c?q?r?w?:' group by scope having sum(n) <> 0 order by scope`);
  return rows.map(({ scope, n }) => `${scope} ${n}`);
}

test('counters of answered orders and of messages are proven, and mended when broken', async () => {
  const { ask, answer, write } = conversationOf(app, () => team);
  const paid_at = '2026-11-14T09:20:00Z';
  const [answered, both, written] = await Promise.all([
    app.newOrder({ process_status: 'Awaiting', processing_mode: 'Standard', paid_at }),
    app.newOrder({ process_status: 'Awaiting', processing_mode: 'Standard', paid_at }),
    app.newOrder({ process_status: 'Pending', processing_mode: 'Priority', assigned_to: team.id }),
  ]);
  for (const orderId of [answered, both]) {
    expect(await answer(orderId, await ask(orderId), 'Ubud')).toMatchObject({ http: 200 });
  }
  for (const orderId of [both, written]) {
    expect(await write(orderId, 'When will it be ready?')).toMatchObject({ http: 200 });
  }
  const kept = await markCounters();
  expect(kept).toEqual([
    'q:New:Standard 2',
    'qw:New:Standard 1',
    'w:New:Standard 1',
    'w:Pending:Priority 1',
    `w:a:${team.id} 1`,
  ]);
  const folders = (await app.call('getFolderCount', {}, team)).data;
  expect(await prove()).toEqual(right);
  await foldOrderCounts(app.db);
  expect(await prove()).toEqual(right);

  await app.pool.query(`
    insert into order_count values ('q:Refunds:Future', 3);
    update order_count set n = n + 4 where scope = 'w:Pending:Priority';
    delete from order_count where scope = 'w:a:${team.id}'`);
  const broken = [
    'marks: 3 wrong',
    '  q:Refunds:Future: 3, orders say 0',
    '  w:Pending:Priority: 5, orders say 1',
    `  w:a:${team.id}: 0, orders say 1`,
  ];
  expect(await prove()).toEqual({
    code: 1,
    wrong: [...broken, 'Run it again with --mend to put them right.'],
  });
  expect(await prove(true)).toEqual({
    code: 1,
    wrong: [...broken, 'Mended: every count is what the orders say now.'],
  });
  expect(await prove()).toEqual(right);
  expect(await markCounters()).toEqual(kept);
  expect((await app.call('getFolderCount', {}, team)).data).toEqual(folders);
});

test('mend_counts, called by hand, leaves the counters of marks and the marks as they should be', async () => {
  const orderId = await app.newOrder({ process_status: 'Pending', processing_mode: 'Standard' });
  const { id: order_pk } = await app.order(orderId);
  const [request] = await Promise.all([
    app.db
      .insertInto('refund_request')
      .values({ order_pk, reason: 'plans', stage: 'working', share: 50 })
      .returning('at')
      .executeTakeFirstOrThrow(),
    app.db
      .insertInto('asked_correction')
      .values({ order_pk, order_version: 1, field: 'doa' })
      .execute(),
  ]);
  const kept = await markCounters();
  expect(kept).toEqual(expect.arrayContaining(['cr:Pending:Standard 1', 'q:New:Standard 2']));
  await app.pool.query('select mend_counts()');
  expect(await markCounters()).toEqual(kept);

  await app.pool.query(`
    update orders set refund_asked_at = null where id = ${order_pk};
    delete from order_count where scope = 'q:New:Standard'`);
  expect(await prove()).toMatchObject({ code: 1 });
  await app.pool.query('select mend_counts()');
  expect(await prove()).toEqual(right);
  expect(await markCounters()).toEqual(kept);
  expect(await app.order(orderId)).toMatchObject({ refund_asked_at: request.at });
});
