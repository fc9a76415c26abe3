import { readFile } from 'node:fs/promises';

let version: Promise<string> | undefined;

/** The version of the product, as its package names it. */
export function productVersion(): Promise<string> {
  version ??= readFile(new URL('../../../package.json', import.meta.url), 'utf8').then(
    (text) => (JSON.parse(text) as { version: string }).version,
  );
  return version;
}
