import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files gain nothing that a header does not cost again. */
const smallest = 512;

/**
 * Writes `.br` and `.gz` beside every text file of a build, so that the server sends bytes that
 * were squeezed once, at build time, as hard as brotli can.
 */
export const precompress = (): Plugin =>
  afterBuild('precompress', ({ outDir }) => precompressFolder(outDir));

/** The same for a folder that is finished. */
export async function precompressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => squeeze(join(folder, file))),
  );
}

async function squeeze(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  await Promise.all([
    brotli(bytes).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** Brotli at its strongest. @returns the compressed bytes */
export function brotli(bytes: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
