import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, readLines } from '../../../src/usecases/import/lines.ts';
import { allOf } from '../../support/all-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(content: string | Buffer): Promise<{ lines: Line[]; bytes: number[] }> {
  files += 1;
  const file = join(folder, `${files}.csv`);
  await writeFile(file, content);
  const bytes: number[] = [];
  const lines = await allOf(readLines(file, (count) => bytes.push(count)));
  expect(await allOf(readLines(file))).toEqual(lines);
  return { lines, bytes };
}
const textsOf = async (content: string | Buffer) =>
  (await read(content)).lines.map(({ text }) => text);

test('lines are counted from one, and told how many bytes they had', async () => {
  expect(await read('one\ntwo\r\n\nfour')).toEqual({
    lines: [
      { number: 1, text: 'one' },
      { number: 2, text: 'two' },
      { number: 3, text: '' },
      { number: 4, text: 'four' },
    ],
    bytes: [14],
  });
  expect(await read('')).toEqual({ lines: [], bytes: [] });
});

test('only the last CR of a line belongs to its end', async () => {
  expect(await textsOf('a\r\r\n\r\nb\rc\n\r')).toEqual(['a\r', '', 'b\rc', '']);
});

test('a mark at the beginning of the file is none of its text', async () => {
  expect(await textsOf('\uFEFFone\n\uFEFFtwo')).toEqual(['one', '\uFEFFtwo']);
  expect(await textsOf('\uFEFF\r\n')).toEqual(['']);
});

test.each([
  ['little', '\uFEFFa,b'],
  ['big', '\uFFFEa,b'],
])('UTF-16, %s end first, is refused', async (_, text) => {
  await expect(read(Buffer.from(text, 'utf16le'))).rejects.toThrow(
    'The file is written in UTF-16. Save it as UTF-8 and try again.',
  );
});

test('what is no UTF-8 costs its line', async () => {
  const { lines } = await read(Buffer.from('one\ncaf\xe9\nthree', 'latin1'));
  expect(lines).toEqual([
    { number: 1, text: 'one' },
    { number: 2, text: 'caf\uFFFD', trouble: 'is not written in UTF-8' },
    { number: 3, text: 'three' },
  ]);
});

test('a line of 2 MB is read, a longer one is named by its first letters', async () => {
  const longest = 2 * 1024 * 1024;
  const { lines, bytes } = await read(`${'x'.repeat(longest)}\n${'y'.repeat(longest + 1)}\nend`);
  expect(bytes.reduce((sum, count) => sum + count, 0)).toBe(2 * longest + 6);
  const [first, second, ...others] = lines;
  expect(first?.text.length).toBe(longest);
  expect(first?.trouble).toBeUndefined();
  expect(second).toEqual({ number: 2, text: 'y'.repeat(1000), trouble: 'is longer than 2 MB' });
  expect(others).toEqual([{ number: 3, text: 'end' }]);
});
