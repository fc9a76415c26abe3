import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pdfOf } from '../../support/pdf.ts';

/** V8 says each time that it looks for code to free, looks as often as it can, and compiles anew at once. */
const flags = ['--trace-wasm-code-gc', '--stress-wasm-code-gc', '--wasm-tiering-budget=1000'];

test('code that a thread compiled is left alone while the process lives', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-code-gc-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'document.pdf');
  await writeFile(path, await pdfOf(['Declaration']));
  const readers = new URL('../../../src/adapters/pdf/pdf-readers.ts', import.meta.url);
  const script = `
    const { PdfReaders } = await import('${readers}');
    const readers = new PdfReaders();
    for (let turn = 0; turn < 6; turn += 1) {
      const reading = await readers.read(${JSON.stringify(path)}, { ms: 90_000 });
      console.log(reading?.kind);
    }
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--input-type=module', '--eval', script],
    { timeout: 240_000 },
  );
  // What compiles TypeScript for this test is WebAssembly too, and is there before ours.
  const [, , , ...later] = stdout.split(/^text\n/m);
  expect(later).toEqual(['', '', '', '']);
});
