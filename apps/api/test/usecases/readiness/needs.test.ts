import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NeedsOptions, watchNeeds } from '../../../src/usecases/readiness/needs.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

/** What is wrong at the first look; `between` happens after the server was set up. */
async function troubleOf(
  more: Partial<NeedsOptions> & { ownDatabase?: true; between?: () => Promise<unknown> } = {},
): Promise<string | null> {
  const { ownDatabase, between, readiness: looks, ...options } = more;
  const { databaseUrl, ...env } = app.services.env;
  const readiness = watchNeeds(
    {
      env: { ...env, databaseUrl: ownDatabase ? undefined : databaseUrl },
      databaseUrl: app.databaseUrl,
      logger: pino({ level: 'silent' }),
      // However busy the machine is.
      readiness: { deadlineMs: 60_000, ...looks },
      ...options,
    },
    app.services.documents,
  );
  try {
    await between?.();
    await readiness.start();
    return readiness.trouble();
  } finally {
    await readiness.stop();
  }
}

test('all that it needs is there', async () => {
  expect(await troubleOf()).toBeNull();
  expect(await troubleOf({ ownDatabase: true })).toBeNull();
});

test('a database that is not there', async () => {
  const other = new URL(app.databaseUrl);
  other.pathname = '/no_such_database';
  expect(await troubleOf({ databaseUrl: other.href })).toBe('the database does not answer');
});

test('a database that can only be read', async () => {
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const alter = (what: string) => app.pool.query(`alter database ${name} ${what}`);
  await alter('set default_transaction_read_only = on');
  try {
    expect(await troubleOf()).toBe('the database takes no writes');
  } finally {
    await alter('reset default_transaction_read_only');
  }
  expect(await troubleOf()).toBeNull();
});

test('a folder of the documents that is not there', async () => {
  const folder = join(app.dataDir, 'documents', 'arriving');
  await rename(folder, `${folder}-away`);
  expect(await troubleOf()).toBe('documents cannot be stored');
  await rename(`${folder}-away`, folder);
  expect(await troubleOf()).toBeNull();
});

test('a disk with too little room', async () => {
  const readiness = { leastFree: Number.MAX_SAFE_INTEGER };
  expect(await troubleOf({ readiness })).toBe('the disk is full or cannot be written');
});

test("the disk of its own database counts, and of somebody else's does not", async () => {
  const cluster = join(app.dataDir, 'postgres');
  await mkdir(cluster);
  expect(await troubleOf({ ownDatabase: true })).toBeNull();
  const between = () => rm(cluster, { recursive: true });
  expect(await troubleOf({ ownDatabase: true, between })).toBe(
    'the disk is full or cannot be written',
  );
  await mkdir(cluster);
  expect(await troubleOf({ between })).toBeNull();
});

test('without a pace of its own it looks at the disk all the same', async () => {
  const failures: { need?: string; reason?: string }[] = [];
  const readiness = watchNeeds(
    {
      env: app.services.env,
      databaseUrl: app.databaseUrl,
      logger: pino({ level: 'debug' }, { write: (line) => failures.push(JSON.parse(line)) }),
    },
    app.services.documents,
  );
  await readiness.start();
  await readiness.stop();
  // A machine that is very busy may be late; nothing else may be wrong.
  const reasons = failures.filter(({ need }) => need?.startsWith('the disk'));
  expect(reasons.filter(({ reason }) => reason !== 'No answer in time.')).toEqual([]);
});
