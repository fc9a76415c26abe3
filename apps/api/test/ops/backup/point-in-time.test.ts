import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@pabean/embedded-database';
import * as age from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import { listeningLogger } from '../../../src/commands/backup-options.ts';
import { lookAtWalArchives } from '../../../src/commands/doctor/wal-archives.ts';
import { readEnv } from '../../../src/core/env.ts';
import { connect } from '../../../src/db/connect.ts';
import { readErasureRecord } from '../../../src/usecases/erasures/erasure-record.ts';
import { reachesOf, reachTo, spansOf } from '../../../src/usecases/point-in-time/reaches.ts';
import { restoreMoment } from '../../../src/usecases/point-in-time/restore-moment.ts';
import { sentOrder, travellerOf } from '../../intake/orders.ts';
import { backupFolder, unstopped } from '../../support/backups.ts';
import { samples } from '../../support/documents.ts';
import { filesBelow } from '../../support/files.ts';
import { runCommand, spawnServer } from '../../support/processes.ts';

const intakeKey = 'moment-test-intake-key-0123456789';
const admin = { email: 'admin@example.com', password: 'sample-password' };
const patience = { interval: 200 };

const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test('what was confirmed until a moment comes back, and nothing of after it', async () => {
  const folder = await backupFolder();
  cleanUp.push(folder.remove);
  const dataDir = join(folder.path, 'data');
  const path = join(folder.path, 'backups');
  const env = {
    ...{ PABEAN_DATA_DIR: dataDir, INTAKE_KEY: intakeKey },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  };
  const identity = await age.generateX25519Identity();
  const key = join(folder.path, 'key');
  await writeFile(key, `${identity}\n`);
  const recipient = ['--recipient', await age.identityToRecipient(identity)];

  const server = await spawnServer(env);
  cleanUp.push(() => server.kill9());
  const first = await sendOrder(server.url, 0);
  const job = runCommand('backup', [path, '--wal', '--every', '1h', ...recipient], env);
  cleanUp.push(async () => job.signal('SIGKILL'));
  await expect.poll(job.output, patience).toMatch(/Proven: .* replayed until 20\S+Z\.\n/);

  const second = await sendOrder(server.url, 1);
  const document = await upload(server.url, second);
  await sleep(5);
  const moment = new Date().toISOString();
  await sleep(5);
  await sendOrder(server.url, 2);
  await erase(server.url, first);

  const place = await openPlace(path, readEnv({}));
  const reached = async () => spansOf(await reachesOf(place)).at(-1)?.until ?? '';
  const written = new Date().toISOString();
  await expect.poll(reached, patience).toSatisfy((until) => until > written);
  // The server records it at once and the job within a turn, each perhaps in a file of its own.
  await expect.poll(() => readErasureRecord(place), patience).toMatchObject([{ orderId: first }]);
  const doctor = await findings(dataDir);
  expect(doctor).toMatch(new RegExp(`^ok: 20\\S+Z to 20\\S+Z in ${path}$`));
  job.signal('SIGKILL');
  await server.kill9();
  await rm(dataDir, { recursive: true });

  const target = { PABEAN_DATA_DIR: dataDir };
  const restore = (to: string, more: Record<string, string> = target) =>
    runCommand('restore', [path, '--to', to, '--identity', key], more).ended;
  const tooEarly = reachTo(place, new Date('2026-11-20T10:00:00Z'));
  await expect(tooEarly).rejects.toThrow(
    /cannot be reached from \S+ Within reach: 20\S+Z to 20\S+Z\.$/,
  );
  const others = { ...target, DATABASE_URL: 'postgresql://a@127.0.0.1:1/b' };
  expect((await restore(moment, others)).stderr).toMatch(/^A moment can be chosen for our own/);

  const to = new Date(moment);
  const reach = await reachTo(place, to);
  const { file } = reach.pieces.at(-1) ?? { file: '' };
  await flip(join(path, file));
  const toRead = { place, manifest: reach.manifest, identities: [identity], reach, to };
  const { logger } = listeningLogger();
  const into = { env: readEnv(target), logger, skipDamaged: false, signal: unstopped };
  await expect(restoreMoment(toRead, into)).rejects.toThrow(`${file} is damaged: its bytes`);
  expect(existsSync(dataDir)).toBe(false);
  await flip(join(path, file));

  const [stored = ''] = await filesBelow(join(path, 'documents'));
  await flip(stored);
  await expect(restoreMoment(toRead, into)).rejects.toThrow(/^documents\/\S+ is damaged: /);
  await flip(stored);

  const restored = await restore(moment);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain(
    `Restored: all that was confirmed before ${moment}, 1 documents.`,
  );
  expect(restored.stdout).toMatch(new RegExp(`Erased again, .*: 1 orders \\(${first}\\)`));
  const database = await startEmbedded({ dataDir, test: true });
  const { db, close } = connect(database.url, { max: 1 });
  try {
    const columns = ['order_id', 'passport_number', 'process_status'] as const;
    expect(await db.selectFrom('orders').select(columns).orderBy('id').execute()).toMatchObject([
      { order_id: first, passport_number: null, process_status: 'Deleted' },
      { order_id: second, passport_number: expect.any(String) },
    ]);
    const [kept = ''] = await filesBelow(join(dataDir, 'documents'));
    expect(await readFile(kept)).toEqual(document);
    // The new database keeps no WAL for the place: that begins with its first backup.
    expect((await lookAtWalArchives(db)).map(({ level }) => level)).toEqual(['wrong']);
  } finally {
    await close();
    await database.stop();
  }
});

/** What the doctor says of the archive. */
async function findings(dataDir: string): Promise<string> {
  const url = (await readFile(join(dataDir, 'database-address'), 'utf8')).trim();
  const { db, close } = connect(url, { max: 1 });
  try {
    return (await lookAtWalArchives(db)).map(({ level, words }) => `${level}: ${words}`).join();
  } finally {
    await close();
  }
}

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

/** @returns the order's id, once it is confirmed */
async function sendOrder(url: string, at: number): Promise<string> {
  const response = await fetch(`${url}/api/intake/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Intake-Key': intakeKey },
    body: JSON.stringify(sentOrder(travellerOf(at))),
  });
  const { data } = (await response.json()) as { data: { order_id: string }[] };
  return data[0]?.order_id as string;
}

/** A call of the Admin. */
async function callAdmin(
  url: string,
  name: string,
  method: string,
  headers: Record<string, string>,
  body: string | FormData,
): Promise<unknown> {
  const answer = await fetch(`${url}/api/admin/${name}`, { method, headers, body });
  return answer.json();
}

const json = { 'Content-Type': 'application/json' };

async function signIn(url: string): Promise<string> {
  const signedIn = await callAdmin(url, 'admin-login', 'POST', json, JSON.stringify(admin));
  return (signedIn as { data: { jwtToken: string } }).data.jwtToken;
}

/** Deletes an order, and then for good. */
async function erase(url: string, orderId: string): Promise<void> {
  const headers = { ...json, Authorization: await signIn(url) };
  for (const permanentDeletedFlag of [false, true]) {
    const order = { orderId: [orderId], updatingStatus: 'Deleted', confirmDisputed: [orderId] };
    const body = JSON.stringify({ ...order, permanentDeletedFlag });
    expect(await callAdmin(url, 'change-order-status', 'PUT', headers, body)).toMatchObject({
      status: 1,
    });
  }
}

/** @returns the bytes of a document, once its upload is confirmed */
async function upload(url: string, orderId: string): Promise<Buffer> {
  const Authorization = await signIn(url);
  const move = JSON.stringify({ orderId: [orderId], updatingStatus: 'AwaitingGovt' });
  await callAdmin(url, 'move-order-status', 'PUT', { ...json, Authorization }, move);
  const form = new FormData();
  form.append('orderId', orderId);
  form.append('email', 'traveller@example.net');
  form.append('mailServiceProvider', 'AWS');
  form.append('uploadVisaDoc', new File([samples.png], 'approved.png'));
  const headers = { Authorization };
  const uploaded = await callAdmin(url, 'upload-visa-document', 'POST', headers, form);
  expect(uploaded).toMatchObject({ status: 1 });
  return samples.png;
}
