import { tmpdir } from 'node:os';
import type { Logger } from 'pino';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import { forgetBackups, forgetFaultsWithout, noteBackup } from '../../db/queries/backup-runs.ts';
import { type BackupSource, type MadeBackup, makeBackup } from './make-backup.ts';
import { backupName, backupNames, type Manifest } from './manifest.ts';
import type { Proof } from './proof.ts';
import { proveBackup } from './prove-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { inOneLine } from './trouble.ts';
import { BackupRunningError, inBackupTurn } from './turn.ts';

/** How a backup is made, proven and kept. */
export interface BackupRunOptions extends BackupSource {
  readonly prove: boolean;
  /** Older ones are removed; null keeps all. */
  readonly keepMs: number | null;
  readonly say: (line: string) => void;
  /** What the log said last of the document store or of our own PostgreSQL. */
  readonly lastTrouble: () => string | undefined;
  /** That log, for the PostgreSQL of the proof. */
  readonly logger?: Logger;
}

/**
 * Makes a backup, proves it, removes those that are too old, and notes in the database what became of it.
 * @returns whether it stands as was wanted
 * @throws ExpectedFailure when none could be made, which is noted too
 */
export async function runBackup(options: BackupRunOptions): Promise<boolean> {
  const { connection, place, say } = options;
  const begun = new Date().toISOString();
  let backup: MadeBackup;
  try {
    backup = await makeBackup(options);
  } catch (error) {
    const trouble = inOneLine(error, place.label, options.lastTrouble());
    const failed = trouble instanceof ExpectedFailure && !(trouble instanceof BackupRunningError);
    if (failed && !options.signal.aborted) {
      await noteFailed(options, begun, trouble.message).catch(() => {});
    }
    throw trouble;
  }
  const { manifest } = backup;
  await note(options, manifest, { proof: 'unproven', proved_at: null, fault: null });
  say(
    `Backup ${manifest.name} in ${place.label}: ${ordersOf(manifest)} orders, ${manifest.documents.count} documents, ${manifest.bytes} bytes written.`,
  );
  if (manifest.secrets === null) say('The secrets of the data directory are not in it.');
  const stands = options.prove ? await proveInOneLine(options, backup) : true;
  if (!options.prove) say('Not proven: it was not restored.');
  if (options.keepMs !== null) {
    const { keepMs, archive } = options;
    const prune = () => inBackupTurn(connection, () => pruneBackups(place, keepMs));
    // What is archived while the folders are read would be named by no list that was read before.
    const names = await (archive ? archive.alone(prune) : prune()).catch(keepAll);
    await forgetBackups(connection.db, place.label, names);
    if (names.length > 0) say(`Removed as too old: ${names.join(', ')}.`);
    const keeps = place.keepsVersions();
    if (keeps !== null) {
      say(
        `The bucket keeps older versions of what was removed, which the key may not remove (${keeps}): let its own rules do that.`,
      );
    }
  }
  if (options.archive) {
    await options.archive.ship(connection, options.documents);
    await options.archive.noteReach(connection);
  }
  await forgetFaultsWithout(connection.db, place.label, await backupNames(place));
  return stands;
}

/** What a proof writes lies in the temporary directory, and what ends its PostgreSQL stands in the log alone. */
async function proveInOneLine(options: BackupRunOptions, backup: MadeBackup): Promise<boolean> {
  try {
    return await proveAndNote(options, backup);
  } catch (error) {
    throw inOneLine(error, options.place.label, options.lastTrouble(), tmpdir());
  }
}

/** What another run keeps from being removed goes with the next: the backup that was made stands all the same. */
function keepAll(error: unknown): string[] {
  if (error instanceof BackupRunningError) return [];
  throw error;
}

/**
 * Proves a backup and notes the result where the doctor finds it.
 * @returns whether it is proven
 */
export async function proveAndNote(
  options: Pick<BackupRunOptions, 'place' | 'signal' | 'say' | 'logger'> & {
    readonly connection: BackupRunOptions['connection'] | null;
  },
  { manifest, identities }: MadeBackup,
): Promise<boolean> {
  const { place, signal, say, connection, logger } = options;
  const proof = await proveBackup({ place, manifest, identities }, signal, logger);
  if (connection) {
    const { provedAt: proved_at, fault } = proof;
    await note({ connection, place }, manifest, { proof: proof.proof, proved_at, fault });
  }
  say(lineOfProof(manifest, proof));
  return proof.proof === 'proven';
}

function lineOfProof(manifest: Manifest, { fault, history, compared, replayed }: Proof): string {
  if (fault !== null) return `The backup ${manifest.name} has a fault: ${fault}.`;
  const { tables, documents } = manifest;
  return `Proven: restored and counted ${tables.length} tables, compared ${compared} of ${documents.count} documents. ${history}${replayed === null ? '' : ` The base copy was started and replayed until ${replayed}.`}`;
}

function ordersOf({ tables }: Manifest): number {
  return tables.find(({ name }) => name === 'orders')?.rows ?? 0;
}

type Outcome = Pick<Parameters<typeof noteBackup>[1], 'proof' | 'proved_at' | 'fault'>;

function note(
  { connection, place }: Pick<BackupSource, 'connection' | 'place'>,
  manifest: Manifest,
  outcome: Outcome,
): Promise<void> {
  const { name, at, bytes, documents, recipients } = manifest;
  return noteBackup(connection.db, {
    ...{ place: place.label, name, at, bytes, documents: documents.count },
    ...{ orders: ordersOf(manifest), encrypted: recipients.length > 0 },
    ended_at: new Date().toISOString(),
    ...outcome,
  });
}

function noteFailed({ connection, place, recipients }: BackupSource, at: string, fault: string) {
  return noteBackup(connection.db, {
    ...{ place: place.label, name: backupName(at), at, bytes: 0, documents: 0, orders: 0 },
    ...{ encrypted: recipients.length > 0, ended_at: new Date().toISOString() },
    ...{ proof: 'fault' as const, proved_at: null, fault: `it could not be made: ${fault}` },
  });
}
