import { newestFirst } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byWholeWord, termsOf } from '../../../src/core/search/search-terms.ts';
import { orderOverview } from '../../../src/db/queries/search-overview.ts';
import { runUntil } from '../../../src/db/queries/search-run.ts';
import { type Matches, newestWithWords } from '../../../src/db/queries/search-words.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  // Over twenty weeks; of three Marias two use gmail, and of each Mario.
  await sql`
    insert into orders (order_id, process_status, processing_mode, full_name, email, created_at)
    select 'WHOLE-' || n, 'Refunds', 'Standard', case when n % 4 = 0 then 'Mario' else 'Maria' end || ' Solo',
      'traveller' || n || case when n % 4 = 1 then '@yahoo.com' else '@gmail.com' end,
      timestamptz '2026-01-01' + n * interval '8 hours'
    from generate_series(1, 400) n
  `.execute(database.db);
  await sql`select fold_order_counts()`.execute(database.db);
});
afterAll(() => database.drop());

/** A search of Refunds, counted by these words. */
async function search(text: string, words?: readonly string[]): Promise<Matches> {
  const { db } = database;
  const list = { folder: 'refundOrder', memberId: 1, marks: [], month: undefined } as const;
  const page = { offset: 0, limit: 10 };
  const request = { ...list, ...page, due: undefined, sorting: newestFirst };
  const terms = termsOf(text);
  const counted = words && terms.map((term, at) => byWholeWord(term, words[at] ?? ''));
  const overview = await orderOverview(db, 400);
  const wanted = { least: 11, most: 1001 };
  const asked = { request, terms, wanted, folder: 400, overview, counted, page };
  return newestWithWords(db, asked, runUntil(db, new AbortController().signal), { way: 'weeks' });
}
const shown = ({ rows = [] }: Matches) => rows.map((row) => row.order_id);

test('words that are counted whole are at least so many, and the page is the same', async () => {
  const exact = await search('mar gmail');
  expect(exact).toMatchObject({ total: 300, more: false });
  // "mar" begins Mario as well, so those of the rest of the weeks are left out.
  const whole = await search('mar gmail', ['maria', 'gmail.com']);
  expect(whole).toMatchObject({ ids: exact.ids.slice(0, 11), more: true });
  expect(shown(whole)).toEqual(shown(exact));
  expect(whole.total).toBeGreaterThanOrEqual(200);
  expect(whole.total).toBeLessThan(230);
});

test('where the words are of all matches, all are counted, and there may be more', async () => {
  const whole = await search('maria gmail', ['maria', 'gmail.com']);
  expect(whole).toMatchObject({ total: 200, more: true });
});
