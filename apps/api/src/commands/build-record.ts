import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../env.ts';
import { fingerprint } from './fingerprint.ts';

/** Where builds keep what they need to remember; removed with the packages. */
export const buildCache = join(repositoryRoot, 'node_modules/.cache/pabean');

/** What a build was made from, as it was when the record was read. */
export interface BuildRecord {
  /** Whether the last build kept had the same sources. */
  same: boolean;
  /** To be called when the build has worked. */
  keep(): Promise<void>;
}

/**
 * Compares the sources of a build with those of the last one.
 *
 * @param skip names of files that it is not made from
 */
export async function readBuildRecord(
  name: string,
  sources: string[],
  skip?: RegExp,
): Promise<BuildRecord> {
  const file = join(buildCache, name);
  const now = await fingerprint(repositoryRoot, sources, skip);
  return {
    same: (await readFile(file, 'utf8').catch(() => '')) === now,
    keep: async () => {
      await mkdir(buildCache, { recursive: true });
      await writeFile(file, now);
    },
  };
}
