import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSource } from '../../../src/usecases/import/open-source.ts';
import { columns, csvLine } from '../../intake/orders.ts';
import { allOf } from '../../support/all-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function open(name: string, content: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  const source = await openSource(file);
  let bytes = 0;
  const records = await allOf(
    source.records((more) => {
      bytes += more;
    }),
  );
  expect([source.totalBytes, bytes]).toEqual([
    Buffer.byteLength(content),
    Buffer.byteLength(content),
  ]);
  return records;
}
const json = '{"order_id":"JSON-01"}';
const asJson = [{ line: 1, raw: json, value: { order_id: 'JSON-01' } }];
const csv = `${columns.join(',')}\n${csvLine({ order_id: 'CSV-001' })}`;
const asCsv = [{ line: 2, value: { order_id: 'CSV-001' } }];

test.each(['a.ndjson', 'b.jsonl', 'c.NDJSON', 'd.txt', 'e'])('%s has JSON', async (name) => {
  expect(await open(name, json)).toEqual(asJson);
});

test.each(['a.csv', 'b.CSV', 'c.txt', 'd'])('%s has rows', async (name) => {
  expect(await open(name, csv)).toMatchObject(asCsv);
});

test('the name wins over the first letter', async () => {
  await expect(open('json.csv', json)).rejects.toThrow('The first line has a quote');
  expect(await open('list.ndjson', '[]')).toMatchObject([
    { trouble: 'is a list and not one order' },
  ]);
});

test('without a name that says it, the first letter does, behind blanks and a mark', async () => {
  expect(await open('blanks.txt', `\uFEFF \n${json}`)).toMatchObject([{ line: 2 }]);
  const list = join(folder, 'list.txt');
  await expect(open('list.txt', ' [{}]')).rejects.toThrow(
    `${list} is one JSON list. Write one order a line (NDJSON).`,
  );
  await expect(open('empty.txt', '')).rejects.toThrow('The file is empty.');
});

test('what is no file is said', async () => {
  const none = join(folder, 'none.csv');
  await expect(openSource(none)).rejects.toThrow(`${none} cannot be read: there is no such file.`);
  await mkdir(join(folder, 'folder.csv'));
  await expect(openSource(join(folder, 'folder.csv'))).rejects.toThrow('folder.csv is not a file.');
  const below = join(folder, 'a.csv', 'below.csv');
  await writeFile(join(folder, 'a.csv'), csv);
  await expect(openSource(below)).rejects.toThrow(`${below} cannot be read: ENOTDIR.`);
});
