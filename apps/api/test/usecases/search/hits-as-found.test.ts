import { foldSearch, searchedText, searchHits, unspacedLetter } from '@pabean/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

/** What a list marks of a row beside what the database finds it by. */
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const letter = fc.constantFrom(
  ...'!"#$%&()*+,-./:;<=>?@[\\]^_{|}~·‐‑‒–—―・',
  ..."'`’ʼ \t\n\u0001\u007fabcXYZ0123456789ßæœþØłđÅéمرکةไท山𠮷ｆ٣۴İΣς\u0301\u200b",
);
const text = fc.array(letter, { maxLength: 30 }).map((letters) => letters.join(''));

interface Pair {
  readonly text: string;
  readonly typed: string;
}
/** A search for a part of the text is more often found than one for any other. */
const pair: fc.Arbitrary<Pair> = fc
  .tuple(text, text, fc.nat(), fc.nat(6))
  .map(([one, other, start, length]) => ({
    text: one,
    typed: start % 4 === 0 ? other : one.substr(start % (one.length + 1), length),
  }))
  // Half of a letter cannot be sent to the database.
  .filter(({ typed }) => typed.isWellFormed());

const pairs = fc.array(pair, { minLength: 100, maxLength: 100 });

test('texts are folded as the database folds them', async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (all) => {
      const { rows } = await sql<{ folded: string }>`
        select trim(regexp_replace(search_fold(one), ' +', ' ', 'g')) as folded
        from unnest(${all.map(({ text }) => text)}::text[]) with ordinality each (one, n) order by n
      `.execute(database.db);
      expect(all.map(({ text }) => foldSearch(text))).toEqual(rows.map(({ folded }) => folded));
    }),
    { numRuns: 20 },
  );
});

test('a word is marked where the database finds it, and nowhere else', async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (all) => {
      const asked = all.flatMap(({ text, typed }) =>
        searchedText(typed).words.map((word) => ({ text, word })),
      );
      const { rows } = await sql<{ starts: string }>`
        select search_starts(one) as starts
        from unnest(${asked.map(({ text }) => text)}::text[]) with ordinality each (one, n) order by n
      `.execute(database.db);
      const found = asked.map(({ word }, n) =>
        rows[n]?.starts.includes(unspacedLetter.test(word) ? word : ` ${word}`),
      );
      const marked = asked.map(
        ({ text, word }) => searchHits(text, { words: [word], telephones: [] }).length > 0,
      );
      expect(asked.map((one, n) => ({ ...one, found: marked[n] }))).toEqual(
        asked.map((one, n) => ({ ...one, found: found[n] })),
      );
    }),
    { numRuns: 20 },
  );
});
