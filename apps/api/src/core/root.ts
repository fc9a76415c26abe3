import { join } from 'node:path';

/** Whether this is the bundle of `pnpm build` and not the sources. */
export const isBundle = !import.meta.filename.endsWith('.ts');

/** The root of the repository, or the folder of the bundle: relative paths of the configuration begin there. */
export const repositoryRoot = join(import.meta.dirname, isBundle ? '../' : '../../../../');

/**
 * Where Node keeps our modules compiled. Without it each process and each thread of the sources loads a
 * compiler for TypeScript, 30 and 20 MB that they keep.
 */
export const compiledCache = join(
  repositoryRoot,
  isBundle ? 'node_modules/.cache/compiled' : 'apps/api/node_modules/.cache/compiled',
);
