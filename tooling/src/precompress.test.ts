import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'pabean-precompress-'));
  await writeFile(join(base, 'index.html'), '<script type="module" src="./main.js"></script>');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const run = () =>
  build({ root: base, configFile: false, logLevel: 'silent', plugins: [precompress()] });

test('a build has its files in both squeezed forms, small ones as they are', async () => {
  await writeFile(
    join(base, 'main.js'),
    `document.title = ${JSON.stringify('word '.repeat(500))};`,
  );
  await run();
  const [script = ''] = (await readdir(join(base, 'dist/assets'))).filter((f) => f.endsWith('.js'));
  const read = (path: string) => readFile(join(base, 'dist', path));
  const plain = await read(`assets/${script}`);
  expect(brotliDecompressSync(await read(`assets/${script}.br`))).toEqual(plain);
  expect(gunzipSync(await read(`assets/${script}.gz`))).toEqual(plain);
  expect(await readdir(join(base, 'dist'))).not.toContain('index.html.br');
});

test('a build that fails says what it failed of', async () => {
  await writeFile(join(base, 'main.js'), "import './gone.js';");
  await expect(run()).rejects.toThrow(/gone\.js/);
});
