import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** Writes `text` so that a crash leaves the old file or the new one, never half of one. Mode 0600. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const temporary = await writeTemporary(file, text);
  await rename(temporary, file);
}

/**
 * Reads the secret kept in the data directory, or makes one and keeps it there (32 random bytes,
 * base64url, mode 0600). Two processes that start at once end up with the same secret.
 */
export async function ensureSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const storedSecret = await readSecret(file);
  if (storedSecret) return storedSecret;
  const temporary = await writeTemporary(file, `${randomBytes(32).toString('base64url')}\n`);
  try {
    // A link, unlike a rename, never replaces the secret that another process made in between.
    await link(temporary, file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // An empty file is no secret, and some file systems know no links: both are replaced.
    if (code !== 'EEXIST' || !(await readSecret(file))) await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
  const secret = await readSecret(file);
  if (!secret) throw new Error(`${file} could not be written.`);
  return secret;
}

/**
 * The secret in `file`, or undefined when there is none.
 *
 * @throws EmbeddedDatabaseError when the user may not read it, or it is no file.
 */
export async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What is no directory holds no file; who works in it says so better.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new EmbeddedDatabaseError(
      `${file} cannot be read (${code}): the data directory and the files in it have to belong to the user that runs Pabean. Check PABEAN_DATA_DIR.`,
    );
  }
}

async function writeTemporary(file: string, text: string): Promise<string> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    // The disk is full: a directory that was empty before has to be so afterwards.
    await rm(temporary, { force: true });
    // What writes through a handle does not say where.
    throw Object.assign(error as Error, { path: file });
  } finally {
    await handle.close();
  }
  return temporary;
}
