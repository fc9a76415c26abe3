import { afterEach, beforeEach, expect, test } from 'vitest';
import { proveCounts } from '../../../src/usecases/counts/prove-counts.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

async function prove(mend: boolean) {
  const lines: string[] = [];
  const code = await proveCounts(database.db, { mend, say: (line) => lines.push(line) });
  return { code, lines };
}

/** Counts of folders that no order has. */
const addWrongCounts = (count: number) =>
  database.pool.query(
    `insert into order_count select 'made-up-' || to_char(n, 'FM00'), n
     from generate_series(1, $1::int) n`,
    [count],
  );
const others = [
  'deep pages: right',
  'bounced mail: right',
  'marks: right',
  'received: right',
  'processed: right',
  'cockpit: right',
];
const named = Array.from({ length: 10 }, (_, index) => {
  const place = `made-up-${String(index + 1).padStart(2, '0')}`;
  return `  ${place}: ${index + 1}, orders say 0`;
});

test('counts that are right are a line for each kind, with or without mending', async () => {
  const right = { code: 0, lines: ['folders: right', ...others] };
  expect(await prove(false)).toEqual(right);
  expect(await prove(true)).toEqual(right);
});

test('ten wrong ones are all named, and stay wrong', async () => {
  await addWrongCounts(10);
  const wrong = {
    code: 1,
    lines: [
      'folders: 10 wrong',
      ...named,
      ...others,
      'Run it again with --mend to put them right.',
    ],
  };
  expect(await prove(false)).toEqual(wrong);
  expect(await prove(false)).toEqual(wrong);
});

test('of twelve the first ten are named, and all are mended', async () => {
  await addWrongCounts(12);
  expect(await prove(true)).toEqual({
    code: 1,
    lines: [
      'folders: 12 wrong',
      ...named,
      '  and 2 more',
      ...others,
      'Mended: every count is what the orders say now.',
    ],
  });
  expect(await prove(false)).toMatchObject({ code: 0 });
});
