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
    ) every where scope ~ '^[qw]:' group by scope having sum(n) <> 0 order by scope`);
  return rows.map(({ scope, n }) => `${scope} ${n}`);
}

test('counters of answered orders and of messages are proven, and mended when broken', async () => {
  const { ask, answer, write } = conversationOf(app, () => team);
  const [answered, both, written] = await Promise.all([
    app.newOrder({ process_status: 'Awaiting', processing_mode: 'Standard' }),
    app.newOrder({ process_status: 'Awaiting', processing_mode: 'Standard' }),
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
    'conversations: 3 wrong',
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
