import type { BackupPlace } from '../../adapters/backup/place.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { loadAll } from '../../db/backup/load.ts';
import { queueVersion } from '../../db/backup/queue-version.ts';
import type { Session } from '../../db/backup/snapshot.ts';
import {
  halfRestored,
  hasOtherMigrations,
  markRestore,
  type TargetState,
  takeRestoreTurn,
  targetState,
  unmarkRestore,
} from '../../db/backup/target.ts';
import { type Connection, checkDatabase, connect, describeUrl } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { inMigrationTurn } from '../../db/migration-runner.ts';
import { sqlFiles } from '../../db/migrations-provider.ts';
import { digestOfStream, readPacked } from './files.ts';
import type { Manifest, TableFile } from './manifest.ts';

/** A backup, and what opens it. */
export interface BackupToRead {
  readonly place: BackupPlace;
  readonly manifest: Manifest;
  readonly identities: readonly string[];
}

/**
 * Puts the tables of a backup into an empty database. It is marked until all is there: the server does
 * not start on a half, and the same restore begins again. Tables of an older version are made by its migrations,
 * and brought to this one with the rows in them. `before` runs ahead of the tables, and `after` when they are
 * there, while nobody else is let in.
 * @throws ExpectedFailure when the database is not empty, or when the backup is of a version that is not known here
 */
export async function restoreDatabase(
  url: string,
  backup: BackupToRead,
  before: () => Promise<void> = async () => {},
  after: (db: Connection['db']) => Promise<void> = async () => {},
): Promise<void> {
  const { place, manifest, identities } = backup;
  const { db, pool, close } = connect(url, { max: 2, statementTimeout: 0 });
  try {
    await checkDatabase(pool, url);
    const client = await pool.connect();
    try {
      if (!(await takeRestoreTurn(client))) {
        throw new ExpectedFailure(`Another restore into ${describeUrl(url)} is running.`);
      }
      await requireKnownVersion(manifest);
      // A server that starts on it now either came first, or finds the mark.
      const isLoaded = await inMigrationTurn(client, () => takeTarget(client, url, manifest));
      if (!isLoaded) await migrate(url, { restoring: true, only: manifest.migrations });
      await before();
      const open = (table: TableFile) => readPacked(place, table, identities);
      if (!isLoaded) await loadAll(client, { ...manifest, open });
      if (await isOlder(manifest)) await migrate(url, { restoring: true });
      await after(db);
      await unmarkRestore(client);
    } finally {
      client.release(true);
    }
  } finally {
    await close();
  }
}

/**
 * Marks the database for this restore.
 * @returns whether all tables of the backup were put there before: later migrations have begun on them
 */
async function takeTarget(client: Session, url: string, manifest: Manifest): Promise<boolean> {
  if ((await targetState(client)) === 'taken') throw databaseTaken(url);
  const isAhead = await hasOtherMigrations(client, manifest.migrations);
  const mark = await halfRestored(client);
  if (isAhead && mark !== manifest.name) {
    throw new ExpectedFailure(
      `A restore of backup ${mark} into ${describeUrl(url)} was not finished. Run that again, or begin with an empty database.`,
    );
  }
  await markRestore(client, manifest.name);
  return isAhead;
}

/** @throws ExpectedFailure when a backup is encrypted and no key was named */
export function requireReadable({ manifest, identities }: BackupToRead): void {
  if (manifest.recipients.length === 0 || identities.length > 0) return;
  throw new ExpectedFailure(
    `The backup ${manifest.name} is encrypted: name the file of your key with --identity.`,
  );
}

/** @throws ExpectedFailure when the backup is encrypted for another key, before anything is made of it */
export async function requireRightKey({ place, manifest, identities }: BackupToRead) {
  if (manifest.recipients.length === 0) return;
  const [smallest] = [...manifest.tables].sort((a, b) => a.size - b.size);
  if (!smallest) return;
  await digestOfStream(await readPacked(place, smallest, identities), smallest.file);
}

/** Whether the database is empty, taken, or holds a restore that was not finished. */
export async function stateOfTarget(url: string): Promise<TargetState> {
  const { pool, close } = connect(url, { max: 1 });
  try {
    await checkDatabase(pool, url);
    return await targetState(pool);
  } finally {
    await close();
  }
}

export function databaseTaken(url: string): ExpectedFailure {
  return new ExpectedFailure(
    `The database ${describeUrl(url)} is not empty. A backup is only restored into an empty one.`,
  );
}

/**
 * Whether a backup is of this version or of one before it: its migrations are the first of ours, and its job queue is
 * the same one. Asked before anything is made: a target that was begun is not empty any more.
 */
export async function requireKnownVersion(manifest: Manifest): Promise<void> {
  const { length } = manifest.migrations;
  const first = (await sqlFiles()).slice(0, length).map(({ name }) => name);
  if (length === 0 || first.join() !== [...manifest.migrations].sort().join()) {
    throw otherVersion(manifest);
  }
  if (manifest.queue !== queueVersion) throw otherVersion(manifest);
}

/** What is compared row by row has to be of this very version. */
export async function requireSameVersion(manifest: Manifest): Promise<void> {
  await requireKnownVersion(manifest);
  if (await isOlder(manifest)) throw otherVersion(manifest);
}

async function isOlder({ migrations }: Manifest): Promise<boolean> {
  return migrations.length < (await sqlFiles()).length;
}

function otherVersion({ name, version, migrations }: Manifest): ExpectedFailure {
  return new ExpectedFailure(
    `The backup ${name} was made by another version of Pabean (${version}, database ${migrations.at(-1)}). Restore it with that version, then start this one on it.`,
  );
}
