import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fillWords } from '../../../src/usecases/search/fill-words.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const found = async (searchVal: string) => {
  const body = { start: 0, end: 10, searchVal, folderName: 'allOrder' } as const;
  return (await app.call('searchOrder', { body }, team)).data?.map((row) => row.order_id);
};

/** As migration 0020 leaves a database that has orders. */
async function forgetWords(): Promise<void> {
  await app.pool.query(`
    delete from order_words; delete from order_words_week; delete from order_words_fill;
    insert into order_words_fill select max(id) + 1 from orders;
    create index orders_search on orders using gin (search_text gin_trgm_ops);
    create index orders_search_papers on orders using gin (
      lower(coalesce(transaction_id, '') || ' ' || coalesce(passport_number, '')) gin_trgm_ops);
  `);
}

test('orders from before are found at any time, and have their words in the end', async () => {
  const before = await app.newOrder({ full_name: 'Before Words', transaction_id: 'TXN-BEFORE' });
  const corrected = await app.newOrder({ full_name: 'Wrong Words' });
  await app.db
    .insertInto('orders')
    .columns(['order_id', 'full_name', 'process_status', 'processing_mode'])
    .expression(
      sql`select 'OLD-' || n, 'Old Order', 'Completed', 'Standard' from generate_series(1, 1100) n`,
    )
    .execute();
  await forgetWords();

  // Contains, as the version before searched: until every order has its words.
  expect(await found('efore wor')).toEqual([before]);
  const since = await app.newOrder({ full_name: 'Since Words' });
  await app.db
    .updateTable('orders')
    .set({ full_name: 'Right Words' })
    .where('order_id', '=', corrected)
    .execute();
  expect(await found('words')).toEqual([since, corrected, before]);

  // Two processes at once.
  const fillAll = async () => {
    for (let written = 1; written > 0; ) written = await fillWords(app.db);
  };
  await Promise.all([fillAll(), fillAll()]);
  await fillAll();

  expect(await app.db.selectFrom('order_words_fill').selectAll().execute()).toEqual([]);
  const orders = app.db
    .selectFrom('orders')
    .leftJoin('order_words as w', 'w.order_pk', 'orders.id');
  expect(await orders.select('order_id').where('w.words', 'is', null).execute()).toEqual([]);
  expect(await found('words')).toEqual([since, corrected, before]);
  expect(await found('wrong')).toEqual([]);
  expect(await found('txn-bef')).toEqual([before]);
  expect(await found('efore wor')).toEqual([]);
  const { rows } = await app.pool.query("select to_regclass('orders_search') as trigrams");
  expect(rows).toEqual([{ trigrams: null }]);
});

describe('one call', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Orders enough for two batches, all without words; the clock moves on as soon as the call began. */
  async function fillWhile(passed: number): Promise<{ written: number; all: number }> {
    await app.db
      .insertInto('orders')
      .columns(['order_id', 'process_status', 'processing_mode'])
      .expression(
        sql`select 'CLOCK-' || gen_random_uuid()::text, 'New', 'Standard' from generate_series(1, 600)`,
      )
      .execute();
    await forgetWords();
    const { all } = await app.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const filling = fillWords(app.db);
    clock.mockReturnValue(5_000 + passed);
    return { written: await filling, all: Number(all) };
  }
  const trigrams = async () => {
    const { rows } = await app.pool.query(
      "select to_regclass('orders_search') is not null as there",
    );
    return rows[0].there;
  };

  test('writes batch after batch; the trigrams go with the call that finds nothing left', async () => {
    const { written, all } = await fillWhile(0);
    expect(written).toBe(all);
    expect(await trigrams()).toBe(true);
    expect(await fillWords(app.db)).toBe(0);
    expect(await trigrams()).toBe(false);
  });

  test('ends after the batch in which its second passed', async () => {
    expect((await fillWhile(1_001)).written).toBe(500);
    await app.pool.query('drop index orders_search; drop index orders_search_papers');
    const { written, all } = await fillWhile(1_000);
    expect(written).toBe(all);
    expect(await fillWords(app.db)).toBe(0);
  });
});
