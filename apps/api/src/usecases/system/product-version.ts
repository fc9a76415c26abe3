import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../core/root.ts';

let version: Promise<string> | undefined;

/** The version of the product, as its package names it. */
export function productVersion(): Promise<string> {
  version ??= readFile(join(repositoryRoot, 'package.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { version: string }).version,
  );
  return version;
}
