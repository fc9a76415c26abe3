import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlace } from '../../src/adapters/backup/open-place.ts';
import type { BackupPlace } from '../../src/adapters/backup/place.ts';
import { listeningLogger } from '../../src/commands/backup-options.ts';
import { type Env, readEnv } from '../../src/core/env.ts';
import { chooseBackup } from '../../src/usecases/backup/manifest.ts';
import { restoreBackup } from '../../src/usecases/backup/restore-backup.ts';
import { type BackupRunOptions, runBackup } from '../../src/usecases/backup/run-backup.ts';
import { sentOrder, travellerOf } from '../intake/orders.ts';
import type { TestApp } from './app.ts';
import { addDocument, samples } from './documents.ts';

/** Nobody stops it. */
export const unstopped = new AbortController().signal;

/** A folder for backups and what is restored, and what removes it. */
export async function backupFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'pabean-backups-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Makes a backup of a server as the command does. @returns the lines that it says */
export async function backUp(
  app: TestApp,
  place: BackupPlace,
  more: Partial<BackupRunOptions> = {},
): Promise<{ stands: boolean; lines: string[] }> {
  const lines: string[] = [];
  const stands = await runBackup({
    connection: { db: app.db, pool: app.pool, close: async () => {} },
    documents: app.services.documents,
    ...{ place, version: '0.1.0', recipients: [], secrets: null, keepMs: null, archive: null },
    ...{ prove: false, signal: unstopped, say: (line) => lines.push(line) },
    lastTrouble: () => undefined,
    ...more,
  });
  return { stands, lines };
}

/** Restores the newest backup of a place as the command does. */
export async function restoreInto(
  env: Record<string, string>,
  from: string | BackupPlace,
  more: { identities?: string[]; skipDamaged?: boolean; placeEnv?: Env } = {},
) {
  const target = readEnv(env);
  const place = typeof from === 'string' ? await openPlace(from, target) : from;
  const manifest = await chooseBackup(place);
  const { logger } = listeningLogger();
  const { identities = [], skipDamaged = false } = more;
  return restoreBackup(
    { place, manifest, identities },
    { env: target, logger, skipDamaged, signal: unstopped },
  );
}

/** Sends an order as a shop does. @returns its id, once it is confirmed */
export async function sendOrder(app: TestApp, more: Record<string, unknown>): Promise<string> {
  const response = await fetch(`${app.url}/api/intake/orders`, {
    method: 'POST',
    headers: { 'X-Intake-Key': app.intakeKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(sentOrder(more)),
  });
  const { data } = (await response.json()) as { data: { order_id: string }[] };
  return data[0]?.order_id as string;
}

/** Orders with a document each, their bytes all different. */
export async function ordersWithDocuments(app: TestApp, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const orderId = await sendOrder(app, travellerOf(index));
    const bytes = Buffer.concat([samples.pdf, randomBytes(64)]);
    await addDocument(app, orderId, { bytes });
  }
}

/** The first file below a folder whose path has this in it. */
export async function fileBelow(folder: string, part: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const found = names.sort().find((name) => name.includes(part) && /\.\w+$/.test(name));
  if (!found) throw new Error(`There is no ${part} in ${names.join(', ')}`);
  return join(folder, found);
}
