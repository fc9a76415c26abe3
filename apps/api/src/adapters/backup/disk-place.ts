import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolders } from '@pabean/embedded-database';
import { hashing } from './hashing.ts';
import type { BackupPlace } from './place.ts';

/** A file that is still written, or was when its writer was killed. */
const unfinished = /\.[0-9a-f-]{36}\.part$/;
/** A leftover is older than any file may take. */
const leftoverMs = 24 * 60 * 60 * 1000;

/** Backups in a directory of this machine. What is written is on the disk (fsync) before it counts. */
export function openDiskPlace(root: string): BackupPlace {
  async function* list(folder: string): AsyncGenerator<{ name: string; size: number }> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(noneThere);
    // The order of a whole path: a folder is followed by a slash.
    const sorted = entries
      .map((entry) => ({ entry, key: entry.isDirectory() ? `${entry.name}/` : entry.name }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { entry } of sorted) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        yield* list(name);
        continue;
      }
      const found = await stat(join(root, name)).catch(() => null);
      if (!found) continue;
      if (!unfinished.test(name)) yield { name, size: found.size };
      else if (Date.now() - found.mtimeMs > leftoverMs) await rm(join(root, name), { force: true });
    }
  }

  return {
    label: root,
    list,
    async folders(folder) {
      const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(noneThere);
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    },
    has: (name) => stat(join(root, name)).then(yes, noSuch),
    async write(name, content) {
      const path = join(root, name);
      const part = `${path}.${randomUUID()}.part`;
      const { stream, result } = hashing();
      try {
        await makeFolders(dirname(path), 0o700);
        const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(content, stream, file);
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        content.destroy();
        await rm(part, { force: true });
        throw error;
      }
      return result();
    },
    read: (name) => createReadStream(join(root, name)),
    async remove(name) {
      const path = join(root, name);
      await rm(path, { force: true });
      // A folder goes with its last file.
      for (let at = dirname(path); at !== root; at = dirname(at)) {
        if (!(await rmdir(at).then(yes, no))) break;
      }
    },
    keepsVersions: () => null,
  };
}

const yes = () => true;
const no = () => false;

function noSuch(error: NodeJS.ErrnoException): false {
  noneThere(error);
  return false;
}

function noneThere(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** A rename is durable only when the folder that holds the name is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
