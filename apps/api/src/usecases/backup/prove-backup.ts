import { startEmbedded } from '@pabean/embedded-database';
import type { Logger } from 'pino';
import { BackupFault } from '../../adapters/backup/place.ts';
import { inScratch } from '../../adapters/backup/scratch.ts';
import { countRows } from '../../db/backup/target.ts';
import { connect } from '../../db/connect.ts';
import { recordOf } from '../erasures/erasures-to-repeat.ts';
import { proveHistory } from '../history-chain/prove.ts';
import { headsIn, proveBase } from '../point-in-time/prove-base.ts';
import { type Proof, writeProof } from './proof.ts';
import { proveDocuments } from './prove-documents.ts';
import {
  type BackupToRead,
  requireReadable,
  requireSameVersion,
  restoreDatabase,
} from './restore-database.ts';
import { verifyFiles } from './verify-files.ts';

/**
 * Proves a backup: it is restored into a PostgreSQL of its own that is thrown away, its tables are counted,
 * the history is verified there, and documents are compared with their digests. What was found is kept
 * beside the backup.
 * @param logger hears why that PostgreSQL ended, for example by a disk without room
 * @throws what kept the proof from being made; a fault of the backup is its result
 */
export async function proveBackup(
  backup: BackupToRead,
  signal: AbortSignal,
  logger: Logger | undefined,
): Promise<Proof> {
  const { place, manifest } = backup;
  requireReadable(backup);
  await requireSameVersion(manifest);
  let proof: Proof;
  try {
    const found = await restoreAndCompare(backup, signal, logger);
    const provedAt = new Date().toISOString();
    proof = { proof: 'proven', provedAt, fault: null, ...found };
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    const provedAt = new Date().toISOString();
    const nothing = { history: null, compared: 0, replayed: null };
    proof = { proof: 'fault', provedAt, fault: error.message, ...nothing };
  }
  await writeProof(place, manifest.name, proof);
  return proof;
}

async function restoreAndCompare(
  backup: BackupToRead,
  signal: AbortSignal,
  logger: Logger | undefined,
) {
  await verifyFiles(backup);
  // A restore that cannot read it would be refused.
  await recordOf(backup.place);
  const { missing, differing } = backup.manifest.documents;
  const [lost] = [...missing, ...differing];
  if (lost !== undefined) {
    throw new BackupFault(
      `${missing.length + differing.length} documents were not in the store as the database names them, the first ${lost}`,
    );
  }
  const compared = await proveDocuments(backup, signal);
  return inScratch('proof', async (dataDir) => {
    const heads = headsIn(dataDir);
    const { url, stop } = await startEmbedded({ dataDir, test: true, ...(logger && { logger }) });
    let history: string;
    try {
      await restoreDatabase(url, backup);
      history = await compareDatabase(url, backup, heads, signal);
    } finally {
      await stop();
    }
    return { history, compared, replayed: await proveBase(backup, heads, signal) };
  });
}

/** @returns the line of verify:history */
async function compareDatabase(
  url: string,
  { manifest }: BackupToRead,
  headsFile: string,
  signal: AbortSignal,
) {
  const { db, pool, close } = connect(url, { max: 1, statementTimeout: 0 });
  try {
    for (const table of manifest.tables) {
      const found = await countRows(pool, table);
      if (found === table.rows) continue;
      throw new BackupFault(`${table.name} has ${found} rows instead of ${table.rows}`);
    }
    const files = { orderId: undefined, headsFile, againstFile: undefined, signal };
    const { unbroken, line } = await proveHistory(db, files);
    if (!unbroken) throw new BackupFault(`the history is broken: ${line}`);
    return line;
  } finally {
    await close();
  }
}
