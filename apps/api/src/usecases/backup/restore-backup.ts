import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { makeDataDirectory, startEmbedded, writePrivateFile } from '@pabean/embedded-database';
import type { Logger } from 'pino';
import {
  markDirectory,
  markOf,
  refuseMarked,
  requireEmptyDirectory,
  unmarkDirectory,
} from '../../adapters/backup/restore-mark.ts';
import { openDocumentStore } from '../../adapters/documents/index.ts';
import type { Env } from '../../core/env.ts';
import type { Erasure } from '../../db/queries/erasures.ts';
import { bringBack, eraseAgain } from '../erasures/erase-again.ts';
import { readPacked } from './files.ts';
import {
  type BackupToRead,
  databaseTaken,
  requireKnownVersion,
  requireReadable,
  requireRightKey,
  restoreDatabase,
  stateOfTarget,
} from './restore-database.ts';
import { type RestoredDocuments, restoreDocuments } from './restore-documents.ts';
import { verifyFiles } from './verify-files.ts';

/** Where to, and how. */
export interface RestoreTarget {
  readonly env: Env;
  readonly logger: Logger;
  readonly skipDamaged: boolean;
  readonly signal: AbortSignal;
  /** Orders that were erased once: of those that come back, the personal data is erased again. */
  readonly erasures?: readonly Erasure[];
  /** Orders that were erased once, too: of those that come back it is noted that this is wanted. */
  readonly toBringBack?: readonly Erasure[];
}

/** What a restore brought back, and what of it was erased again. */
export interface Restored extends RestoredDocuments {
  readonly secrets: readonly string[];
  /** Ids of orders. */
  readonly erasedAgain: readonly string[];
  readonly broughtBack: readonly string[];
}

/**
 * Puts a backup into an empty data directory, or into the empty database of DATABASE_URL and the empty
 * places beside it. Everything is looked at before anything is made; until all is there, a mark keeps the
 * server from starting on a half, and the same restore begins again where it was.
 */
export async function restoreBackup(
  backup: BackupToRead,
  target: RestoreTarget,
): Promise<Restored> {
  const { env, logger, erasures = [], toBringBack = [] } = target;
  const { dataDir, databaseUrl } = env;
  await requireKnownVersion(backup.manifest);
  const begun = await requireEmptyTarget(env, backup.manifest.name);
  requireReadable(backup);
  await verifyFiles(backup);
  await requireRightKey(backup);

  await makeDataDirectory(dataDir);
  if (!databaseUrl) await markDirectory(dataDir, backup.manifest.name);
  const { url, stop } = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startEmbedded({ dataDir, logger });
  try {
    if (begun && !databaseUrl && (await stateOfTarget(url)) === 'taken') {
      // Killed between its last two steps: the tables come after everything else.
      await unmarkDirectory(dataDir);
      const { count } = backup.manifest.documents;
      return { count, damaged: [], secrets: [], erasedAgain: [], broughtBack: [] };
    }
    let documents: RestoredDocuments = { count: 0, damaged: [] };
    let secrets: string[] = [];
    let erasedAgain: string[] = [];
    let broughtBack: string[] = [];
    const store = () => openDocumentStore(env, logger);
    await restoreDatabase(
      url,
      backup,
      async () => {
        documents = await restoreDocuments(backup, await store(), target);
        secrets = await restoreSecrets(backup, env);
      },
      async (db) => {
        erasedAgain = await eraseAgain(db, await store(), env, erasures);
        broughtBack = await bringBack(db, toBringBack);
      },
    );
    await unmarkDirectory(dataDir);
    return { ...documents, secrets, erasedAgain, broughtBack };
  } finally {
    await stop();
  }
}

/**
 * @param what what is restored there, as a mark names it
 * @returns whether a restore has begun there, which goes on then
 * @throws ExpectedFailure when there is something, or a restore to a moment that was not finished
 */
export async function requireEmptyTarget(
  { dataDir, databaseUrl, s3 }: Env,
  what: string,
): Promise<boolean> {
  if (!databaseUrl) {
    const mark = await markOf(dataDir);
    // The database that a moment was replayed into looks like a finished one.
    if (mark?.includes(' to ') && mark !== what) await refuseMarked(dataDir);
    if (mark !== undefined) return true;
    await requireEmptyDirectory(dataDir, 'The data directory');
    return false;
  }
  const state = await stateOfTarget(databaseUrl);
  if (state === 'taken') throw databaseTaken(databaseUrl);
  if (state === 'half') return true;
  if (!s3) await requireEmptyDirectory(join(dataDir, 'documents'), 'The documents directory');
  return false;
}

/** The secrets that were in the data directory; one that is configured here is not written. */
export async function restoreSecrets(
  { place, manifest, identities }: BackupToRead,
  { dataDir, secrets: configured }: Env,
): Promise<string[]> {
  if (manifest.secrets === null) return [];
  const content = await json(await readPacked(place, manifest.secrets, identities));
  const secrets = content as Record<string, string>;
  const here: Record<string, string | undefined> = {
    'intake-key': configured.intakeKey,
    'token-secret': configured.tokenSecret,
  };
  const names = Object.keys(here).filter((name) => secrets[name] && !here[name]);
  for (const name of names) {
    await writePrivateFile(join(dataDir, name), `${secrets[name]}\n`);
  }
  return names;
}
