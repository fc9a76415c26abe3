import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ChainLink } from '../../../src/db/queries/verify-history.ts';
import { judgeChain } from '../../../src/usecases/history-chain/judge-chain.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();
const genesis = 'the beginning';

/** Unbroken rows with these contents. */
function chainOf(...contents: string[]): ChainLink[] {
  let previous = sha256(genesis);
  return contents.map((content, index) => {
    const digest = sha256(content);
    const row = { position: index + 1, previous_digest: previous, digest, content };
    previous = digest;
    return row;
  });
}
const three = () => chainOf('one', 'two', 'three');
const digestOf = (text: string) => sha256(text).toString('hex');
const headAt = (rows: number, content: string) => ({
  head_rows: rows,
  head_digest: sha256(content),
});

function judged(
  rows: readonly ChainLink[],
  head: { head_rows: number | null; head_digest: Buffer | null } = headAt(3, 'three'),
  known: readonly { rows: number; digest: string }[] = [],
) {
  const judge = judgeChain({ genesis, head, whenEmpty: 'it is empty' }, known);
  for (const row of rows) judge.add(row);
  return { flaw: judge.end(), reached: judge.reached() };
}
const without = (position: number) => three().filter((row) => row.position !== position);
const changed = (position: number, more: Partial<ChainLink>) =>
  three().map((row) => (row.position === position ? { ...row, ...more } : row));
const noHead = { head_rows: null, head_digest: null };

test('an unbroken chain has no flaw, and reaches its last row', () => {
  expect(judged(three())).toEqual({
    flaw: null,
    reached: { rows: 3, digest: digestOf('three') },
  });
  expect(
    judged(
      three(),
      undefined,
      [1, 3].map((rows) => knownAt(rows)),
    ),
  ).toMatchObject({
    flaw: null,
  });
});
const knownAt = (rows: number) => ({
  rows,
  digest: digestOf(three()[rows - 1]?.content ?? ''),
});

test('a chain without rows and without a head is empty; with a head it lost its rows', () => {
  const none = [{ ...(three()[0] as ChainLink), position: null }];
  expect(judged(none, noHead).flaw).toEqual({ row: 1, kind: 'gap', words: 'it is empty' });
  expect(judged(none).flaw).toMatchObject({ row: 1, kind: 'head' });
  expect(judged(none, headAt(0, genesis))).toEqual({
    flaw: null,
    reached: { rows: 0, digest: digestOf(genesis) },
  });
});

test.each([
  ['without its first row', without(1), 1, 'gap', 'it is missing'],
  ['without a row in the middle', without(2), 2, 'gap', 'it is missing'],
  [
    'with a number twice',
    [...three().slice(0, 2), { ...(three()[2] as ChainLink), position: 2 }],
    2,
    'gap',
    'more than one row has this number',
  ],
  [
    'with another row before it',
    changed(2, { previous_digest: sha256('x') }),
    2,
    'link',
    'its previous digest is not that of the row before it',
  ],
  [
    'with another content',
    changed(3, { content: 'x' }),
    3,
    'content',
    'its content has changed since it was written',
  ],
])('a chain %s', (_, rows, row, kind, words) => {
  expect(judged(rows).flaw).toEqual({ row, kind, words });
});

test.each([
  ['gone', noHead, 3, 'the head of the chain is missing'],
  ['without a digest', { head_rows: 3, head_digest: null }, 3, 'the head of the chain is missing'],
  [
    'without a number',
    { head_rows: null, head_digest: sha256('three') },
    3,
    'the head of the chain is missing',
  ],
  ['ahead', headAt(4, 'three'), 4, 'the row is missing at the end of the history'],
  ['behind', headAt(2, 'two'), 3, 'the row was added without its head'],
  ['of another row', headAt(3, 'two'), 3, 'the head has the digest of another row'],
])('a head that is %s', (_, head, row, words) => {
  expect(judged(three(), head).flaw).toEqual({ row, kind: 'head', words });
});

test('a head that was kept outside has to be held', () => {
  expect(judged(three(), undefined, [{ rows: 2, digest: digestOf('x') }]).flaw).toEqual({
    row: 2,
    kind: 'anchor',
    words: 'it differs from the row in the file of heads',
  });
  const beyond = {
    row: 4,
    kind: 'anchor',
    words: 'the file of heads has this row, the history does not',
  };
  const four = { rows: 4, digest: digestOf('four') };
  expect(judged(three(), undefined, [knownAt(1), four]).flaw).toEqual(beyond);
  // The first flaw stays the one that is told.
  expect(judged(three(), noHead, [four]).flaw).toEqual(beyond);
});

test('after the first flaw nothing more is looked at', () => {
  const { flaw, reached } = judged(changed(2, { content: 'x' }), noHead);
  expect(flaw).toMatchObject({ row: 2, kind: 'content' });
  expect(reached).toEqual({ rows: 2, digest: digestOf('two') });
});
