import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wasmCode } from '../../../src/adapters/wasm/wasm-code.ts';

/** A library with a page of memory and nothing else: `(module (memory (export "m") 1))`. */
const library = Buffer.from('0061736d010000000503010001070501016d0200', 'hex');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-wasm-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a library begins each time with a memory of its own, and is read once', async () => {
  const path = join(folder, 'library.wasm');
  await writeFile(path, library);
  const code = wasmCode(path);
  const memory = () => {
    let taken: unknown;
    const given = code.instantiateWasm({}, ({ exports }) => {
      taken = exports;
    });
    expect(given).toBe(taken);
    return new Uint8Array((given.m as { buffer: ArrayBuffer }).buffer);
  };
  const first = memory();
  await rm(path);
  first[0] = 7;
  expect(memory()[0]).toBe(0);
});
