import { join } from 'node:path';
import { startEmbedded } from '@pabean/embedded-database';
import { BackupFault } from '../../adapters/backup/place.ts';
import { inScratch } from '../../adapters/backup/scratch.ts';
import { countRows } from '../../db/backup/target.ts';
import { connect } from '../../db/connect.ts';
import type { BackupToRead } from '../backup/restore-database.ts';
import { proveHistory } from '../history-chain/prove.ts';
import { reachesOf } from './reaches.ts';
import { asBaseFault, type MomentToRead, recoverMoment, verifyMoment } from './recover.ts';

/**
 * Proves a base copy and the WAL behind it: PostgreSQL replays all of it in a cluster that is thrown away,
 * every table is counted, and the history is verified and has to hold all that the backup beside it holds.
 * @param headsFile the heads of the history in that backup
 * @returns until when it was replayed; null for a backup without a base copy
 */
export async function proveBase(
  backup: BackupToRead,
  headsFile: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { place, manifest } = backup;
  const { base } = manifest;
  if (!base) return null;
  const reach = (await reachesOf(place)).find((one) => one.manifest.name === manifest.name);
  if (!reach) throw new BackupFault(`the WAL behind ${base.file} is not there`);
  const moment = { ...backup, reach, to: new Date(reach.until) };
  await verifyMoment(moment);
  await inScratch('proof', (dataDir) => replay(moment, dataDir, headsFile, signal));
  return reach.until;
}

async function replay(
  moment: MomentToRead,
  dataDir: string,
  againstFile: string,
  signal: AbortSignal,
) {
  const { file } = moment.reach.base;
  const recovering = recoverMoment(moment, { dataDir, test: true });
  await recovering.catch((error) => {
    throw asBaseFault(error, file);
  });
  const { url, stop } = await startEmbedded({ dataDir, test: true });
  const { db, pool, close } = connect(url, { max: 1, statementTimeout: 0 });
  try {
    // Reading every row compares the checksum of every page.
    for (const table of moment.manifest.tables) {
      await countRows(pool, table).catch((error: Error) => {
        throw new BackupFault(`${table.name} of ${file} cannot be read: ${error.message}`);
      });
    }
    const files = { orderId: undefined, headsFile: undefined, againstFile, signal };
    const { unbroken, line } = await proveHistory(db, files);
    if (!unbroken) throw new BackupFault(`the history of ${file} is broken: ${line}`);
  } finally {
    await close();
    await stop();
  }
}

/** Where the heads of a restored backup are written to. */
export const headsIn = (dataDir: string) => join(dataDir, 'heads');
