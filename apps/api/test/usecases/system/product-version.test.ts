import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { repositoryRoot } from '../../../src/core/root.ts';

test('the version is the one of the product’s package', async () => {
  // It is read once in a process: here by a module that nobody has asked yet.
  vi.resetModules();
  const { productVersion } = await import('../../../src/usecases/system/product-version.ts');
  const { version } = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8'));
  expect(await productVersion()).toBe(version);
  expect(await productVersion()).toBe(version);
});
