import { mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Both hold rows or documents of travellers; the name says whose they are. */
const prefixes = { work: 'pabean-backup-', proof: 'pabean-proof-' };
/** What a killed run left is older than any run takes. */
const leftoverMs = 24 * 60 * 60 * 1000;

/** Lends a folder of the machine's temporary directory, and removes it with all that is in it. */
export async function inScratch<Result>(
  kind: keyof typeof prefixes,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), prefixes[kind]));
  try {
    return await work(folder);
  } finally {
    await removeScratch(folder);
  }
}

/** Removes what runs left that were killed. */
export async function removeLeftovers(now: number = Date.now()): Promise<void> {
  const names = Object.values(prefixes);
  for (const name of await readdir(tmpdir())) {
    if (!names.some((prefix) => name.startsWith(prefix))) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    // Another user's cannot be removed, and is not ours to judge.
    if (found && now - found.mtimeMs > leftoverMs) await removeScratch(folder).catch(() => {});
  }
}

/** Where its user cannot enter the temporary directory, PostgreSQL is kept elsewhere behind a link. */
async function removeScratch(folder: string): Promise<void> {
  const outside = await readlink(join(folder, 'postgres')).catch(() => undefined);
  if (outside) await rm(outside, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
