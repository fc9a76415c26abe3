import { chown, constants, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findBinaries } from './binaries.ts';
import { removeUnfinished, unfinishedData } from './initdb.ts';
import { chooseListening } from './listening.ts';
import { lockDirectory } from './lock.ts';
import { machineMemory } from './machine-memory.ts';
import { clusterName, stopOrphan } from './orphan.ts';
import { makeDataDirectory, placeCluster } from './place.ts';
import { type Account, databaseAccount } from './run-as.ts';
import { ensureSecret } from './secret-file.ts';
import { startProcess } from './server.ts';
import { setPassword } from './set-password.ts';
import { settingsFor } from './settings.ts';
import { unpackTar } from './untar.ts';
import { segmentBytes, segmentName } from './wal.ts';

/** A stretch of the WAL that lies within one of its files. */
export interface WalPart {
  readonly from: bigint;
  read(): Promise<Buffer>;
}

/** What a cluster is made of again, and until which moment. */
export interface Recovery {
  readonly dataDir: string;
  /** The tar archive of `openBaseCopy`. */
  readonly base: Readable;
  /** Without a gap from the start of the base copy to behind the moment. */
  readonly wal: AsyncIterable<WalPart>;
  readonly timeline: number;
  /** Everything that was confirmed until then comes back. */
  readonly to: Date;
  readonly test?: boolean;
  readonly log?: (line: string) => void;
}

/**
 * Makes the cluster of a data directory as it was at a moment: a base copy, and the WAL since replayed
 * until then. A cluster that is there already is what an earlier try left, and goes. Afterwards
 * `startEmbedded` starts it.
 */
export async function recoverEmbedded(recovery: Recovery): Promise<void> {
  const { dataDir, test = false, log = () => {} } = recovery;
  const account = await databaseAccount();
  await makeDataDirectory(dataDir, account);
  const lock = await lockDirectory(dataDir);
  try {
    const home = await placeCluster(dataDir, account);
    const binaries = await findBinaries(account);
    const data = join(home, 'data');
    await stopOrphan(data);
    await rm(data, { recursive: true, force: true });
    // A try that was killed left as much as the whole copy: with each of them the disk would be fuller.
    await removeUnfinished(home);
    const fresh = unfinishedData(home);
    try {
      await unpack(recovery, fresh, account);
      await rename(fresh, data);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
    const settings = {
      ...settingsFor(test, machineMemory()),
      ...(await chooseListening(home)).settings,
      ...recoverySettings(recovery),
      cluster_name: clusterName,
    };
    const options = { binaries, account, data, settings, log };
    // It takes connections only when it has come to the moment.
    await (await startProcess(options)).stop();
    // The copy knows the password of where it was made.
    await setPassword(options, await ensureSecret(dataDir, 'database-password'));
  } finally {
    await lock.release();
  }
}

function recoverySettings({ to }: Recovery): Record<string, string> {
  return {
    // There is nothing to fetch: all WAL lies in its folder already.
    restore_command: 'exit 1',
    recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
  };
}

async function unpack({ base, wal, timeline }: Recovery, folder: string, account?: Account) {
  await mkdir(folder, { mode: 0o700 });
  await unpackTar(base, folder, account);
  const own = async (path: string) => account && chown(path, account.uid, account.gid);
  await own(folder);
  for await (const { from, read } of wal) {
    const path = join(folder, 'pg_wal', segmentName(timeline, from));
    const segment = await open(path, constants.O_CREAT | constants.O_RDWR, 0o600);
    try {
      const bytes = await read();
      await segment.write(bytes, 0, bytes.length, Number(from % segmentBytes));
      // A file of WAL has one size, whatever of it is filled.
      await segment.truncate(Number(segmentBytes));
    } finally {
      await segment.close();
    }
    await own(path);
  }
  const signal = join(folder, 'recovery.signal');
  await writeFile(signal, '', { mode: 0o600 });
  await own(signal);
}
