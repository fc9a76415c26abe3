import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { writeManifest } from '../../../src/usecases/backup/manifest.ts';
import {
  addToRecord,
  readErasureRecord,
  writeErasures,
} from '../../../src/usecases/erasures/erasure-record.ts';
import { erasureTurns } from '../../../src/usecases/erasures/erasure-turns.ts';
import { recordOf, requireRecord } from '../../../src/usecases/erasures/erasures-to-repeat.ts';
import { erasuresOfText, textOfErasures } from '../../../src/usecases/erasures/record-text.ts';
import { emptyManifest, memoryPlace } from '../../support/backup-place.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

let place: BackupPlace;
let files: Map<string, Buffer>;
beforeEach(async () => {
  ({ place, files } = memoryPlace());
  await database.pool.query('delete from orders');
});

const received = '2026-11-01T08:00:00.123456Z';
const erasure = (orderId: string, receivedAt = received) => ({
  ...{ orderId, receivedAt, erasedAt: '2026-11-20T08:00:00.000Z' },
});
async function addOrder(orderId: string, erasedAt: string | null, receivedAt = received) {
  await database.pool.query(
    `insert into orders (order_id, process_status, processing_mode, created_at, erased_at)
     values ($1, 'Deleted', 'Standard', $3, $2)`,
    [orderId, erasedAt, receivedAt],
  );
}
const ids = async () => (await readErasureRecord(place)).map(({ orderId }) => orderId);

test('what was erased is added once, to the microsecond, and nothing is ever taken out', async () => {
  expect(await addToRecord(place, database.db)).toBe(0);
  expect(files.size).toBe(0);
  await addOrder('T-1', '2026-11-20T08:00:00Z');
  await addOrder('T-2', null);
  expect(await addToRecord(place, database.db)).toBe(1);
  expect(await addToRecord(place, database.db)).toBe(1);
  expect(files.size).toBe(1);
  expect(await readErasureRecord(place)).toEqual([erasure('T-1')]);

  // The database is one of before the first order came in.
  await database.pool.query('delete from orders');
  await addOrder('T-1', '2026-11-21T08:00:00Z', '2026-11-10T08:00:00Z');
  expect(await addToRecord(place, database.db)).toBe(2);
  expect((await readErasureRecord(place)).map(({ receivedAt }) => receivedAt)).toEqual([
    received,
    '2026-11-10T08:00:00.000Z',
  ]);
});

test('many files are made one', async () => {
  for (let index = 0; index < 30; index += 1) await writeErasures(place, [erasure(`T-${index}`)]);
  await addOrder('T-new', '2026-11-20T08:00:00Z');
  expect(await addToRecord(place, database.db)).toBe(31);
  expect(files.size).toBe(1);
  expect((await ids()).at(-1)).toBe('T-new');
});

test('a damaged file is named and left, and what the database knows of it is written again', async () => {
  await addOrder('T-1', '2026-11-20T08:00:00Z');
  await addToRecord(place, database.db);
  const [[name, bytes]] = [...files] as [[string, Buffer]];
  for (const broken of [bytes.subarray(0, -9), Buffer.from('no gzip'), Buffer.alloc(0)]) {
    files.set(name, broken);
    await expect(readErasureRecord(place)).rejects.toThrow(name);
    await expect(requireRecord(place)).rejects.toThrow(
      /Orders that were erased since would come back with their personal data\. .*--bring-back-erased\.$/,
    );
  }
  expect(await addToRecord(place, database.db)).toBe(1);
  expect(files.has(name)).toBe(true);
  files.delete(name);
  expect(await ids()).toEqual(['T-1']);
});

/** The same place, in which something is done when the first file of the record is read. */
function atFirstRead(work: () => Promise<unknown>): BackupPlace {
  let isDone = false;
  return {
    ...place,
    read: (name) =>
      Readable.from(
        (async function* () {
          const isFirst = !isDone && name.startsWith('erased/');
          isDone ||= isFirst;
          if (isFirst) await work();
          yield* place.read(name);
        })(),
      ),
  };
}

test('files that another run makes one meanwhile are no damage', async () => {
  for (let index = 0; index < 30; index += 1) await writeErasures(place, [erasure(`T-${index}`)]);
  await writeManifest(place, emptyManifest('2026-11-20T10:00:00.000Z', { erased: 30 }));
  const record = await recordOf(atFirstRead(() => addToRecord(place, database.db)));
  expect(files.size).toBe(2);
  expect(record).toHaveLength(30);
});

test('a backup that ends while the record is read promises nothing of that reading', async () => {
  await writeErasures(place, [erasure('T-1')]);
  const next = emptyManifest('2026-11-20T10:00:00.000Z', { erased: 2 });
  const record = await recordOf(
    atFirstRead(async () => {
      await writeErasures(place, [erasure('T-2')]);
      await writeManifest(place, next);
    }),
  );
  expect(record).toHaveLength(1);
  expect(await recordOf(place)).toHaveLength(2);
});

test('a record that has less than the newest backup says is no record', async () => {
  expect(await recordOf(place)).toBe(null);
  await writeErasures(place, [erasure('T-1')]);
  expect(await recordOf(place)).toHaveLength(1);
  await writeManifest(place, emptyManifest('2026-11-20T10:00:00.000Z', { erased: 9 }));
  await writeManifest(place, emptyManifest('2026-11-21T10:00:00.000Z', { erased: 2 }));
  await expect(recordOf(place)).rejects.toThrow('the record of erased orders names 1 instead of 2');
  await writeErasures(place, [erasure('T-2'), erasure('T-1')]);
  expect(await recordOf(place)).toHaveLength(2);
});

test('a job adds what was erased since its last turn, and writes nothing when there is nothing', async () => {
  const turn = erasureTurns(place);
  await addOrder('T-1', '2026-11-20T08:00:00Z');
  await turn(database.db);
  const now = new Date().toISOString();
  await turn(database.db);
  expect(files.size).toBe(1);
  await addOrder('T-2', now);
  await turn(database.db);
  await turn(database.db);
  expect(files.size).toBe(2);
  expect(await ids()).toEqual(['T-1', 'T-2']);
});

test('an order that was brought back and erased once more is recorded once more', async () => {
  await addOrder('T-1', '2026-11-20T08:00:00Z');
  await addToRecord(place, database.db);
  const turn = erasureTurns(place);
  await turn(database.db);
  const erasedAt = new Date().toISOString();
  await database.pool.query('update orders set erased_at = $1', [erasedAt]);
  await turn(database.db);
  await turn(database.db);
  expect(files.size).toBe(2);
  expect(await addToRecord(place, database.db)).toBe(1);
  expect(files.size).toBe(2);
  expect(await readErasureRecord(place)).toEqual([{ ...erasure('T-1'), erasedAt }]);
});

test('a list as a text is read whole or not at all', () => {
  const text = textOfErasures([erasure('T-1'), erasure('T-2')]);
  expect(erasuresOfText(text, 'list')).toEqual([erasure('T-1'), erasure('T-2')]);
  expect(erasuresOfText(textOfErasures([]), 'list')).toEqual([]);
  const lines = text.split('\n');
  const without = (index: number) => lines.filter((_, at) => at !== index).join('\n');
  expect(() => erasuresOfText(text.slice(0, -1), 'list')).toThrow('list is cut');
  expect(() => erasuresOfText(without(1), 'list')).toThrow('list is cut');
  expect(() => erasuresOfText(without(3), 'list')).toThrow('list is cut');
  expect(() => erasuresOfText(without(0), 'list')).toThrow('list is no record of erased orders');
  expect(() => erasuresOfText('', 'list')).toThrow('list is no record of erased orders');
  for (const [from, to] of [
    ['2026-11-20', '2026-13-20'],
    ['T-2\t', 'T 2\t'],
  ] as const) {
    expect(() => erasuresOfText(text.replace(from, to), 'list')).toThrow('list is damaged');
  }
});
