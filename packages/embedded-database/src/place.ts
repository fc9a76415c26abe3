import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  readlink,
  realpath,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeSystemDirectory, systemDirectory } from './binaries.ts';
import { DataDirectoryInUseError, EmbeddedDatabaseError } from './errors.ts';
import { makeFolders } from './make-folders.ts';
import { type Account, canEnter } from './run-as.ts';

/**
 * Makes the data directory, for its owner alone: mode 0700, or 0710 where the account of our own
 * PostgreSQL has to pass through it.
 */
export async function makeDataDirectory(dataDir: string, account?: Account): Promise<void> {
  const path = resolve(dataDir);
  try {
    const first = await makeFolders(path, 0o700);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!account) return;
    await letPass(path, account);
    // The directories above are opened only where they are ours too.
    if (first)
      for (let at = path; at !== first; at = dirname(at)) await letPass(dirname(at), account);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The data directory ${path} cannot be used (${await reasonOf(error, path)}). Check PABEAN_DATA_DIR.`,
    );
  }
}

/** To make what stands there already fails with EEXIST, which says the opposite of what is wrong. */
async function reasonOf(error: unknown, path: string): Promise<string> {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code !== 'EEXIST') return code;
  const target = await readlink(path).catch(() => null);
  return target === null ? 'it is no directory' : `it leads to ${target}, which is not there`;
}

/**
 * The directory of our own PostgreSQL, `postgres` in the data directory, owned by the account.
 * Where that account cannot pass the directories above it, the cluster is kept in the system's
 * directory instead and `postgres` is a link to it; the link keeps the two together when the data
 * directory is moved.
 */
export async function placeCluster(dataDir: string, account: Account | undefined): Promise<string> {
  const root = await realpath(dataDir);
  const home = join(root, 'postgres');
  const existing = await lstat(home).catch(() => undefined);
  if (existing?.isSymbolicLink()) return ownDirectory(await linkTarget(home), account);
  if (canEnter(root, account)) return ownDirectory(home, account);
  if (existing) {
    throw new EmbeddedDatabaseError(
      `User "postgres" cannot enter ${root} any more, where the database is. Let it pass the directories above.`,
    );
  }
  await makeSystemDirectory();
  const outside = join(systemDirectory, randomBytes(8).toString('hex'));
  await ownDirectory(outside, account);
  await symlink(outside, home);
  return outside;
}

async function linkTarget(home: string): Promise<string> {
  const target = await readlink(home);
  // A link to nothing must not quietly become a new, empty database.
  if (await stat(home).catch(() => undefined)) return target;
  throw new DataDirectoryInUseError(
    `The database of ${dirname(home)} is kept in ${target}, which is not there. Bring it back, or remove ${home} to begin with an empty database.`,
  );
}

/** A directory that was root's alone becomes passable, not readable, for the account's group. */
async function letPass(directory: string, account: Account): Promise<void> {
  const { uid, mode } = await stat(directory);
  if (uid !== 0 || (mode & 0o077) !== 0) return;
  await chown(directory, 0, account.gid);
  await chmod(directory, 0o710);
}

async function ownDirectory(directory: string, account: Account | undefined): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (account) await chown(directory, account.uid, account.gid);
  return directory;
}
