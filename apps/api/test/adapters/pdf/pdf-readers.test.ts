import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PdfReaders } from '../../../src/adapters/pdf/pdf-readers.ts';
import type { PdfReading } from '../../../src/adapters/pdf/pdf-text.ts';
import { pdfOf } from '../../support/pdf.ts';

/** A thread that answers with its own number and does what the "path" says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ path }) => {
      if (path === 'throw') throw new Error('thrown');
      if (path === 'exit') process.exit(3);
      if (path === 'hang') while (true);
      if (path === 'later') setTimeout(() => { throw new Error('thrown later'); }, 10);
      if (path === 'fill') globalThis.kept = Buffer.alloc(100 * 1024 * 1024);
      const answer = () => parentPort.postMessage({ kind: 'text', text: String(threadId), pages: 1, whole: true });
      if (path === 'slow') setTimeout(answer, 100); else answer();
    });`)}`,
);
const textOf = (reading: PdfReading | null) => (reading?.kind === 'text' ? reading.text : null);
/** What a thread needs for its start is no concern of these tests. */
const patient = { ms: 90_000 };
const start = () => {
  const readers = new PdfReaders(script);
  return async (path: string, limits = {}) =>
    textOf(await readers.read(path, { ...patient, ...limits }));
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-readers-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('one thread reads one file after the other', async () => {
  const read = start();
  const first = await read('fine');
  expect(first).not.toBeNull();
  expect(await read('fine')).toBe(first);
});

test.each(['throw', 'exit', 'hang'])('a reader that is lost (%s) is replaced', async (path) => {
  const read = start();
  const first = await read('fine');
  expect(await read(path, { ms: 300 })).toBeNull();
  const next = await read('fine');
  expect(next).not.toBeNull();
  expect(next).not.toBe(first);
});

test('a reader that breaks between two files is replaced', async () => {
  const read = start();
  const first = await read('later');
  await vi.waitFor(async () => {
    const next = await read('fine');
    expect(next).not.toBeNull();
    expect(next).not.toBe(first);
  }, 90_000);
});

test('a reader that keeps a lot of memory reads no other file', async () => {
  const read = start();
  const first = await read('fill');
  expect(first).not.toBeNull();
  expect(await read('fine')).not.toBe(first);
});

test('two read at once, the third waits, and one stays', async () => {
  const read = start();
  const [one, two, three] = await Promise.all([read('slow'), read('slow'), read('slow')]);
  expect(one).not.toBe(two);
  expect([one, two]).toContain(three);
  expect([one, two]).toContain(await read('fine'));
});

test('the text of one real file is not that of the next', async () => {
  const readers = new PdfReaders();
  const names = ['Maren Ostrowick', 'Henrik Solberg', 'Ilse Tannhaus'];
  for (const name of names) {
    const path = join(folder, name);
    await writeFile(path, await pdfOf([`Declaration of ${name}`]));
    const text = textOf(await readers.read(path, patient));
    expect(names.filter((other) => text?.includes(other))).toEqual([name]);
  }
});

test('a reader that waits for files keeps no process alive', async () => {
  const path = join(folder, 'any');
  await writeFile(path, await pdfOf(['Declaration']));
  const module = new URL('../../../src/adapters/pdf/read-pdf-text.ts', import.meta.url);
  const lines = `
    const { readPdfText } = await import(${JSON.stringify(module.href)});
    console.log((await readPdfText(${JSON.stringify(path)}, ${JSON.stringify(patient)})).text);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', lines], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    // A reader rests for a minute. How long the start takes is the machine's affair.
    setTimeout(() => child.kill(), 40_000).unref();
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said.trim()).toBe('Declaration');
});

test('files of travellers keep no file of staff waiting, and too many of them are refused', async () => {
  const readers = new PdfReaders(script);
  const hanging = Array.from({ length: 21 }, () => readers.read('hang', { ms: 400 }, 'behind'));
  await expect(readers.read('fine', {}, 'behind')).rejects.toMatchObject({
    ...{ status: 503, retryAfter: 30 },
  });
  let ended = 0;
  for (const one of hanging) {
    void one.then(() => {
      ended += 1;
    });
  }
  for (let index = 0; index < 3; index += 1) {
    expect(textOf(await readers.read('fine', patient))).not.toBeNull();
  }
  // They did not wait for the hanging ones, which end one after the other.
  expect(ended).toBeLessThan(hanging.length - 1);
  expect(await hanging[0]).toBeNull();
  await Promise.all(hanging);
});
