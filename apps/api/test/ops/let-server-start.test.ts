import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writePrivateFile } from '@pabean/embedded-database';
import { expect, onTestFinished, test } from 'vitest';
import { letServerStart } from '../../src/commands/let-server-start.ts';
import { freshDatabase } from '../support/database.ts';
import { freePort, temporaryDataDir } from '../support/processes.ts';

/** A data directory, and whether a job that waits for its server has gone on. */
async function waiting(patience: number) {
  const { path: dataDir, remove } = await temporaryDataDir();
  onTestFinished(remove);
  const address = (url: string) => writePrivateFile(join(dataDir, 'database-address'), url);
  // What a killed server leaves.
  await address(`postgresql://pabean:a@127.0.0.1:${await freePort()}/pabean`);
  const stop = new AbortController();
  const job = { goesOn: false, stop, address, ended: Promise.resolve() };
  job.ended = letServerStart({ databaseUrl: undefined, dataDir }, stop.signal, patience).then(
    () => {
      job.goesOn = true;
    },
  );
  return job;
}

test('a job waits for the database of a server that starts, whatever one before has left', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const job = await waiting(30_000);
  await sleep(300);
  expect(job.goesOn).toBe(false);
  await job.address(database.url);
  await job.ended;
});

test('it ends when it is told to, and goes on by itself where no server comes', async () => {
  const told = await waiting(30_000);
  told.stop.abort();
  await told.ended;
  await (await waiting(200)).ended;
});

test('a database elsewhere has no server to wait for', async () => {
  const elsewhere = { databaseUrl: 'postgresql://a@127.0.0.1:1/b', dataDir: '/nowhere' };
  await letServerStart(elsewhere, new AbortController().signal, 60_000);
});
