import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, with those above it. Node's own `recursive` tries for ever, deaf to signals, where a
 * file system says that there is no such folder whenever one is to be made, as /proc does.
 * @returns the topmost one that was made, if any
 */
export async function makeFolders(path: string, mode: number): Promise<string | undefined> {
  const above = dirname(path);
  try {
    await mkdir(path, { mode });
    return path;
  } catch (error) {
    if (await isFolder(path)) return;
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || (await isFolder(above))) throw error;
  }
  const first = await makeFolders(above, mode);
  const last = await makeFolders(path, mode);
  return first ?? last;
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}
