import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { EmbeddedDatabaseError } from '../src/errors.ts';
import { ensureSecret, readSecret } from '../src/secret-file.ts';
import { temporaryDataDir } from '../src/testing.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function dataDir(): Promise<string> {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  await mkdir(path, { recursive: true });
  return path;
}

test('a secret that cannot be read is a line for the operator', async () => {
  const path = await dataDir();
  const file = join(path, 'token-secret');
  // Whoever runs the tests, also root, cannot read a directory as a file.
  await mkdir(file);
  // Called one after the other: one that fails while the other is awaited would be nobody's error.
  for (const read of [() => readSecret(file), () => ensureSecret(path, 'token-secret')]) {
    const error = await read().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EmbeddedDatabaseError);
    expect((error as Error).message).toBe(
      `${file} cannot be read (EISDIR): the data directory and the files in it have to belong to the user that runs Pabean. Check PABEAN_DATA_DIR.`,
    );
  }
});

test('a file in the place of the data directory holds no secret', async () => {
  const file = join(await dataDir(), 'file');
  await writeFile(file, 'words');
  expect(await readSecret(join(file, 'token-secret'))).toBeUndefined();
});
