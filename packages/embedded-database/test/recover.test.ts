import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { recoverEmbedded } from '../src/index.ts';
import { temporaryDataDir } from '../src/testing.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function dataDir(): Promise<string> {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  return path;
}

test('what tries left that were killed goes before the next one needs the room', async () => {
  const path = await dataDir();
  const home = join(path, 'postgres');
  for (const name of ['data', 'data.new-0123456789ab', 'data.new-ba9876543210']) {
    await mkdir(join(home, name, 'base'), { recursive: true });
    await writeFile(join(home, name, 'base/1'), 'rows of travellers');
  }
  let left: string[] = [];
  const base = Readable.from(
    (async function* () {
      left = await readdir(home);
      yield Buffer.alloc(100);
    })(),
  );
  async function* none(): AsyncGenerator<never> {}
  const recovery = { dataDir: path, base, wal: none(), timeline: 1, to: new Date(), test: true };
  await expect(recoverEmbedded(recovery)).rejects.toThrow('The base copy is cut.');
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^data\.new-(?!0123456789ab|ba9876543210)/);
  expect(await readdir(home)).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'a file that the disk has no room for leaves nothing behind',
  async () => {
    const path = await dataDir();
    const module = fileURLToPath(new URL('../src/index.ts', import.meta.url));
    const script = `process.on('SIGXFSZ', () => {});
      const { ensureSecret, writePrivateFile } = await import(${JSON.stringify(module)});
      for (const write of [
        () => writePrivateFile(${JSON.stringify(join(path, 'mark'))}, 'words'),
        () => ensureSecret(${JSON.stringify(path)}, 'secret'),
      ]) await write().catch((error) => console.log(error.code));`;
    // No file may have a byte.
    const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath];
    const { stdout } = await promisify(execFile)('/bin/sh', [
      ...limited,
      ...['--input-type=module', '-e', script],
    ]);
    expect(stdout).toBe('EFBIG\nEFBIG\n');
    expect(await readdir(path)).toEqual([]);
  },
);
