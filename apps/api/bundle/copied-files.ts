import { cp, glob, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What is read beside the file that the code asks for, as patterns below its folder. */
const beside: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^@fontsource\//, ['files/*-400-normal.woff2']],
  [/^@fontsource-variable\//, ['files/*-wght-normal.woff2']],
];

/**
 * Copies a file of a package that is read while the server runs, a font or WebAssembly, with what is read
 * beside it. A bundler follows code alone.
 * @param name as the code asks for it, such as `zxing-wasm/reader/zxing_reader.wasm`
 * @param from the module that asks
 * @param to   the folder that takes the place of the packages
 */
export async function copyOfPackage(name: string, from: string, to: string): Promise<void> {
  const path = createRequire(from).resolve(name);
  await copy(path, join(to, name));
  const patterns = beside.find(([names]) => names.test(name))?.[1] ?? [];
  if (patterns.length === 0) return;
  for await (const file of glob([...patterns, 'LICENSE*'], { cwd: dirname(path) })) {
    await copy(join(dirname(path), file), join(to, dirname(name), file));
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}
