import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import { inScratch, removeLeftovers } from '../../adapters/backup/scratch.ts';
import { identityOfRun } from '../../adapters/backup/seal.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { openSnapshot, type Snapshot, stillNamed } from '../../db/backup/snapshot.ts';
import type { Connection } from '../../db/connect.ts';
import { migrationState } from '../../db/migrate.ts';
import { addToRecord } from '../erasures/erasure-record.ts';
import { copyBase } from '../point-in-time/base-copy.ts';
import { shippedDocuments } from '../point-in-time/shipped-documents.ts';
import type { WalArchive } from '../point-in-time/wal-archive.ts';
import { copyDocuments } from './copy-documents.ts';
import { writePacked } from './files.ts';
import { namedDocuments } from './lines.ts';
import {
  type BackupFile,
  type BaseFile,
  backupName,
  fileIn,
  type Manifest,
  type TableFile,
  writeManifest,
} from './manifest.ts';
import { removeUnfinished } from './prune-backups.ts';
import { inBackupTurn } from './turn.ts';

/** What a backup is made of and where it goes. */
export interface BackupSource {
  readonly connection: Connection;
  readonly documents: DocumentStore;
  readonly place: BackupPlace;
  readonly version: string;
  /** Recipients of age; none: it is not encrypted. */
  readonly recipients: readonly string[];
  /** The secrets of the data directory by their names; null leaves them out. */
  readonly secrets: Readonly<Record<string, string>> | null;
  /** Archives WAL beside it, so that a restore can come to any moment since; null for none. */
  readonly archive: WalArchive | null;
  readonly signal: AbortSignal;
  /** How long another backup of the same database is waited for. */
  readonly patienceMs?: number;
}

/** A finished backup, and the key that proves it without the operator's own. */
export interface MadeBackup {
  readonly manifest: Manifest;
  readonly identities: readonly string[];
}

/** The parts of a backup that is being made. */
interface Making extends BackupSource {
  readonly sealedFor: readonly string[];
  readonly workFolder: string;
}

/**
 * Makes a backup while the server works: the database as it was at one moment, then the documents that
 * it names. The manifest comes last, so that one that was killed leaves the backups before as they were.
 * @throws ExpectedFailure while another one is made, or when the database is of another version
 */
export async function makeBackup(source: BackupSource): Promise<MadeBackup> {
  const { connection, recipients, place, archive } = source;
  await requireThisVersion(connection);
  const key = recipients.length > 0 ? await identityOfRun() : null;
  const sealedFor = key ? [...recipients, key.recipient] : [];
  await removeLeftovers();
  return inScratch('work', (workFolder) =>
    inBackupTurn(
      connection,
      async (client) => {
        await removeUnfinished(place);
        const making = { ...source, sealedFor, workFolder };
        // The WAL is kept from before the moment of the tables.
        const line = await archive?.open(connection);
        await archive?.ship(connection, source.documents);
        const database = await copyDatabase(making, await openSnapshot(client));
        const { named, ...parts } = database;
        // Also where what follows fails: a store that is away keeps no erasure from being recorded.
        await addToRecord(place, connection.db);
        const { added, ...copied } = await copyDocumentsAlone(
          making,
          parts.name,
          named,
          line?.line,
        );
        // What was erased while the others were copied is gone by right and not lost.
        const missing = await stillNamed(client, parts.tables, copied.missing);
        const documents = { ...copied, missing };
        const secrets = await copySecrets(making, parts.name);
        const base = line && (await copyBaseWithWal(making, parts.name, line));
        const more = [secrets, base ?? null].filter((file) => file !== null);
        const own = [...parts.tables, documents, ...more];
        const bytes = own.reduce((sum, { size }) => sum + size, added);
        const { version } = source;
        // Once more: the documents may have taken hours.
        const erased = await addToRecord(place, connection.db);
        const manifest: Manifest = {
          ...{ format: 1, version, ...parts, documents, secrets, erased, recipients, bytes },
          ...(base && { base }),
        };
        await writeManifest(place, manifest);
        const identities = [...(key ? [key.identity] : []), ...(archive?.identities ?? [])];
        return { manifest, identities };
      },
      source,
    ),
  );
}

/** The moment of the database ends with this: copying documents may take hours. */
async function copyDatabase(making: Making, snapshot: Snapshot) {
  const { at, migrations, queue, sequences } = snapshot;
  const name = backupName(at);
  const tables: TableFile[] = [];
  for (const table of snapshot.tables) {
    making.signal.throwIfAborted();
    const { stream, rows } = snapshot.copy(table);
    const file = fileIn(name, `tables/${table.schema}.${table.name}`);
    const written = await writePacked(making.place, file, stream, making.sealedFor);
    tables.push({ ...table, ...written, rows: rows() });
  }
  const named = join(making.workFolder, 'documents');
  await pipeline(snapshot.copyDocuments().stream, createWriteStream(named, { mode: 0o600 }));
  await snapshot.end();
  return { name, at, migrations, queue, sequences, tables, named };
}

/** Those that were archived since the backup before lie there already. */
async function copyDocumentsAlone(making: Making, name: string, named: string, line?: string) {
  const copy = async () => {
    const archived = line ? await shippedDocuments(making.place, line) : new Map();
    const lines = namedDocuments(createReadStream(named));
    return copyDocuments({ ...making, archived }, name, lines);
  };
  return making.archive ? making.archive.alone(copy) : copy();
}

/** The base copy is nothing without the WAL that was written while it was made: that is there first. */
async function copyBaseWithWal(
  { connection, place, archive, documents, sealedFor }: Making,
  name: string,
  line: { readonly line: string; readonly timeline: number },
): Promise<BaseFile> {
  const url = connection.pool.options.connectionString ?? '';
  const base = await copyBase(place, name, { url, ...line }, sealedFor);
  if (!(await archive?.ship(connection, documents))) {
    throw new ExpectedFailure('The WAL of the base copy was lost: more was written than is kept.');
  }
  return base;
}

function copySecrets(making: Making, name: string): Promise<BackupFile | null> {
  const { place, secrets, sealedFor } = making;
  if (secrets === null || Object.keys(secrets).length === 0) return Promise.resolve(null);
  const content = Readable.from([Buffer.from(JSON.stringify(secrets))]);
  return writePacked(place, fileIn(name, 'secrets'), content, sealedFor);
}

async function requireThisVersion({ db }: Connection): Promise<void> {
  const { waiting, unknown } = await migrationState(db);
  if (waiting.length === 0 && unknown.length === 0) return;
  const words = waiting.length > 0 ? 'an older version' : 'a newer version';
  throw new ExpectedFailure(
    `The database is of ${words} of Pabean: make the backup with that one, or start this one on it first.`,
  );
}
