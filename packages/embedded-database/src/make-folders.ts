import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, with those above it. Node's own `recursive` tries for ever, deaf to signals, where a
 * file system says that there is no such folder whenever one is to be made, as /proc does.
 * @returns the topmost one that was made, if any
 */
export async function makeFolders(path: string, mode: number): Promise<string | undefined> {
  try {
    return await makeFolder(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const first = await makeFolders(dirname(path), mode);
  // Those above are there now, whoever made them; what fails still does so for good.
  const last = await makeFolder(path, mode);
  return first ?? last;
}

/** @returns the path, or nothing where somebody made it before */
async function makeFolder(path: string, mode: number): Promise<string | undefined> {
  try {
    await mkdir(path, { mode });
    return path;
  } catch (error) {
    if (await isFolder(path)) return;
    throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}
