import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSecret, writePrivateFile } from '@pabean/embedded-database';
import { ExpectedFailure } from '../../core/expected-failure.ts';

const fileName = 'restore-unfinished';
/** The mark itself, when a kill came before it had its name: nothing else was made by then. */
const nameless = /^restore-unfinished\.[0-9a-f]{12}\.tmp$/;

/** Notes in a data directory that a restore into it begins. */
export async function markDirectory(dataDir: string, backup: string): Promise<void> {
  await writePrivateFile(join(dataDir, fileName), `${backup}\n`);
}

/** The restore has ended. */
export async function unmarkDirectory(dataDir: string): Promise<void> {
  await rm(join(dataDir, fileName), { force: true });
}

/** What restore has begun there and not ended; nothing where none has. */
export function markOf(dataDir: string): Promise<string | undefined> {
  return readSecret(join(dataDir, fileName));
}

/** @throws ExpectedFailure when a data directory holds a half of a backup */
export async function refuseMarked(dataDir: string): Promise<void> {
  const backup = await readSecret(join(dataDir, fileName));
  if (backup === undefined) return;
  throw new ExpectedFailure(
    `The restore of backup ${backup} into ${dataDir} was not finished. Run the same pnpm restore again.`,
  );
}

/** @throws ExpectedFailure when there is something in a directory that no restore has begun */
export async function requireEmptyDirectory(directory: string, what: string): Promise<void> {
  const found = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new ExpectedFailure(`${what} ${directory} cannot be read: ${error.code}.`);
  });
  if (found.every((name) => nameless.test(name))) return;
  throw new ExpectedFailure(
    `${what} ${directory} is not empty. A backup is only restored into an empty one.`,
  );
}
