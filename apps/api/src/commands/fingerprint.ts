import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const made = new Set(['node_modules', 'dist', '.turbo', 'coverage']);
const notBuiltIn = /\.(test|stories)\.[a-z]+$/;

/**
 * A text that changes when a file below the paths is added, removed or written. Sizes and times of
 * change are enough for that, and reading them takes milliseconds where a build tool takes seconds.
 *
 * @param skip names of files that do not matter; tests and stories unless it says otherwise
 */
export async function fingerprint(
  root: string,
  paths: string[],
  skip = notBuiltIn,
): Promise<string> {
  const below = await Promise.all(paths.map((path) => filesBelow(join(root, path), skip)));
  const files = below.flat();
  const lines = await Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${relative(root, file)} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha1').update(lines.join('\n')).digest('hex');
}

async function filesBelow(path: string, skip: RegExp): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
  const below = entries.map((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesBelow(child, skip);
    return entry.isFile() && !skip.test(entry.name) ? [child] : [];
  });
  return (await Promise.all(below)).flat();
}
