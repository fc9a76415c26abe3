import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../../src/db/backup/snapshot.ts';
import { BackupRunningError, inBackupTurn } from '../../../src/usecases/backup/turn.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const turn = <Result>(work: (client: Session) => Promise<Result>) =>
  inBackupTurn({ ...database, close: () => database.drop() }, work);

test('the turn is free again when its work has ended', async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await turn(async () => round)).toBe(round);
  }
});

test('and not before its session has ended, which takes a while on a busy machine', async () => {
  const done: string[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: async () => ({ rows: [{ taken: true }] }),
    release(isOver: boolean) {
      done.push(`released ${isOver}`);
      setTimeout(() => {
        done.push('ended');
        client.emit('end');
      }, 20);
    },
  });
  const pool = { connect: async () => client } as never;
  await inBackupTurn({ ...database, pool, close: async () => undefined }, async () => undefined);
  expect(done).toEqual(['released true', 'ended']);
});

test('and when its work has failed, or its connection was lost', async () => {
  const fail = () => Promise.reject(new Error('the place is full'));
  await expect(turn(fail)).rejects.toThrow('the place is full');
  const lost = turn((client) => client.query('select pg_terminate_backend(pg_backend_pid())'));
  await expect(lost).rejects.toThrow('terminating connection');
  expect(await turn(async () => 'free')).toBe('free');
});

test('who is patient waits until it is free, or until stopped', async () => {
  const own = { ...database, close: () => database.drop() };
  const steps: string[] = [];
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = turn(() => {
    begin();
    return over.then(() => steps.push('first'));
  });
  await begun;
  await expect(turn(async () => undefined)).rejects.toThrow(BackupRunningError);
  const stop = new AbortController();
  const stopped = inBackupTurn(own, async () => steps.push('stopped'), {
    ...{ patienceMs: 60_000, signal: stop.signal },
  });
  const patient = inBackupTurn(own, async () => steps.push('patient'), { patienceMs: 60_000 });
  setTimeout(() => stop.abort(), 50);
  await expect(stopped).rejects.toThrow('aborted');
  end();
  await Promise.all([first, patient]);
  expect(steps).toEqual(['first', 'patient']);
});

test('nobody else has it meanwhile', async () => {
  await turn(async () => {
    const other = turn(() => Promise.resolve());
    await expect(other).rejects.toThrow(BackupRunningError);
    await expect(other).rejects.toThrow('Another backup of this database is being made.');
  });
});
