import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDirectory } from '../../../src/db/migrations-provider.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

// Words are written by the functions of 0028; those of 0020, which wrote older rows, gave the same.

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const text = await readFile(join(migrationsDirectory, '0020_order_words.sql'), 'utf8');
  const functions = text.match(/^create function search_[a-z]+\([\s\S]*?\$\$;/gm) ?? [];
  expect(functions.length).toBeGreaterThan(5);
  await client.query(`create schema before; set search_path = before; ${functions.join('\n')}`);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const words = `
  select search_fold(one) as fold, search_starts(coalesce(one, '')) as starts, search_words(one) as words,
    search_telephone(one, other) as telephone, search_telephone(null, one) as national
  from unnest($1::text[], $2::text[]) each (one, other)`;

async function both(ones: readonly (string | null)[], others: readonly (string | null)[]) {
  await client.query('set search_path = before, public');
  const before = await client.query(words, [ones, others]);
  await client.query('set search_path = public');
  const now = await client.query(words, [ones, others]);
  return { before: before.rows, now: now.rows };
}

const letter = fc.constantFrom(
  ...'!"#$%&()*+,-./:;<=>?@[\\]^_{|}~·‐‑‒–—―・',
  ..."'`’ \t\n\u0001\u007fabcXYZ0123456789ßæØłñÅéمرไท山ｆ٣İ",
);
const text = fc.array(letter, { maxLength: 60 }).map((letters) => letters.join(''));

test('what orders hold', async () => {
  const order = 'SHOP-2041-X Jean-Luc Ångström zaneta+bali@example.org';
  const long = `${'a-'.repeat(150)} ${'x'.repeat(250)}@${'y.'.repeat(90)}com`;
  const { before, now } = await both(
    [order, null, '', ' ', '-', '--a', long],
    ['62', '+062', null, '', '0', '1-2', '61'],
  );
  expect(now).toEqual(before);
});

test('any text', async () => {
  const pairs = fc.array(fc.tuple(text, text), { minLength: 50, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(pairs, async (all) => {
      const { before, now } = await both(
        all.map(([one]) => one),
        all.map(([, other]) => other),
      );
      expect(now).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
