import { readFile, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../../../src/core/env.ts';
import { repositoryRoot } from '../../../src/core/root.ts';
import { readSystem } from '../../../src/usecases/system/read-system.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from graphile_worker._private_jobs'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const env = readEnv({ PABEAN_DATA_DIR: tmpdir() });
const read = (memberId = 0, check: () => Promise<void> = async () => {}) =>
  readSystem({ db: database.db, env, documents: { check } as never, replica: null }, memberId);

const addJob = (kind: string) =>
  sql`select graphile_worker.add_job(${kind}, '{}', run_at => '2030-01-01')`.execute(database.db);

test('each kind of job that we know is listed though none waits, others while some wait', async () => {
  const nothing = {
    ...{ waiting: 0, failing: 0, oldest: null, next_at: null, words: null, tries: null },
  };
  const usual = [
    { kind: 'send_mail_AWS', label: 'Mail through AWS', ...nothing },
    { kind: 'send_mail_Sendgrid', label: 'Mail through Sendgrid', ...nothing },
    { kind: 'send_dispute_notice', label: 'Notices of disputes', ...nothing },
  ];
  expect((await read()).jobs).toEqual(usual);
  await addJob('send_mail');
  await addJob('of_a_later_version');
  await addJob('send_mail_AWS');
  const waiting = (one: string, label: string) => ({
    ...{ kind: one, label, waiting: 1, failing: 0, words: null, tries: null },
    ...{ next_at: '2030-01-01T00:00:00.000Z', oldest: expect.any(String) },
  });
  expect((await read()).jobs).toEqual([
    waiting('send_mail_AWS', 'Mail through AWS'),
    ...usual.slice(1),
    waiting('of_a_later_version', 'of_a_later_version'),
    waiting('send_mail', 'Mail'),
  ]);
});

test('a replica that lists are not read from is told of', async () => {
  const replica = { trouble: () => 'it is behind' } as never;
  const documents = { check: async () => {} } as never;
  const { parts } = await readSystem({ db: database.db, env, documents, replica }, 0);
  expect(parts.find(({ part }) => part === 'database')).toMatchObject({
    level: 'warning',
    words: expect.stringContaining('not read from the replica: it is behind'),
  });
});

test('a store that fails is told of, and so is the room on its disk', async () => {
  const partOf = async (part: string, check?: () => Promise<void>) =>
    (await read(0, check)).parts.find((one) => one.part === part);
  expect(await partOf('documents')).toMatchObject({ level: 'fine' });
  const fails = () => Promise.reject(new Error('no'));
  expect(await partOf('documents', fails)).toEqual({
    ...{ part: 'documents', level: 'wrong', words: 'cannot be stored or read' },
  });
  const { blocks, bsize } = await statfs(tmpdir());
  const size = blocks * bsize;
  const words = size >= 1e9 ? `${Math.round(size / 1e9)} GB` : `${Math.round(size / 1e6)} MB`;
  expect((await partOf('disk'))?.words).toMatch(new RegExp(`^[1-9]\\d* [GM]B free of ${words}$`));
});

test('mail is a part, and each archive of WAL is listed', async () => {
  await database.pool.query(`insert into wal_archive (place, line) values ('/b', 'line')`);
  const { parts, wal_archives } = await read();
  expect(parts[3]).toEqual({ part: 'mail', level: 'fine', words: 'none tried in 24 h' });
  expect(wal_archives).toMatchObject([{ place: '/b', level: 'wrong' }]);
});

test('the last ten backups are listed, without what the page does not show', async () => {
  await database.pool.query(
    `insert into backup_run (place, name, at, ended_at, orders, documents, bytes, proof)
     select '/b', 'backup ' || n, timestamptz '2026-11-01' + n * interval '1 day', now(), 5, 4, 3, 'unproven'
     from generate_series(1, 11) n`,
  );
  const { backups } = await read();
  expect(backups.map(({ name }) => name).at(-1)).toBe('backup 2');
  expect(backups).toHaveLength(10);
  expect(backups[0]).toEqual({
    ...{ place: '/b', name: 'backup 11', at: '2026-11-12T00:00:00.000Z', orders: 5, documents: 4 },
    ...{ bytes: 3, proof: 'unproven', proved_at: null, fault: null },
  });
});

test('who is signed in is listed, and which of them asks', async () => {
  const add = async (name: string) => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into staff_member (name, email, type, password_hash)
       values ($1, $1 || '@example.com', 'Team', '-') returning id`,
      [name],
    );
    return rows[0]?.id ?? 0;
  };
  const [dewa, rani] = [await add('Dewa'), await add('Rani')];
  await database.pool.query(
    `insert into staff_session (id, member_id, expires_at)
     select gen_random_uuid(), id, now() + interval '1 hour' from staff_member where id = any($1)`,
    [[dewa, rani]],
  );
  const { signed_in, members } = await read(rani);
  expect(members).toBe(2);
  expect(signed_in).toHaveLength(2);
  expect(signed_in).toContainEqual(expect.objectContaining({ id: String(rani), own: true }));
  expect(signed_in).toContainEqual(expect.objectContaining({ id: String(dewa), own: false }));
});

test('versions, the start of this process and how long the database took', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
  vi.spyOn(process, 'uptime').mockReturnValue(90);
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const { versions, parts } = await read();
  const { version } = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8'));
  const { rows } = await database.pool.query('show server_version');
  expect(versions).toEqual({
    ...{ product: version, node: process.versions.node, schema: expect.stringMatching(/^\d{4}_/) },
    ...{ postgresql: rows[0].server_version, started_at: '2026-11-21T09:58:30.000Z' },
  });
  expect(parts[0]?.words).toMatch(/^1 ms, \d+ of \d+ connections$/);
});
