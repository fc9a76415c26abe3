import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStored } from '../../../src/usecases/documents/read-stored.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { samples } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

async function stored() {
  const { documents } = app.services;
  const received = await documents.receive(Readable.from([samples.pdf]), 'a.pdf');
  const sha256 = createHash('sha256').update(samples.pdf).digest('hex');
  return { storage_key: await documents.keep(received), sha256 };
}

test('a stored file comes whole, and not at all where it is gone or another', async () => {
  const { documents } = app.services;
  const file = await stored();
  expect(await readStored(documents, file)).toEqual(new Uint8Array(samples.pdf));
  const place = join(app.dataDir, 'documents', file.storage_key);
  for (const bytes of [Buffer.from('<html>Sign in</html>'), samples.pdf.subarray(0, 9)]) {
    await writeFile(place, bytes);
    expect(await readStored(documents, file)).toBeNull();
  }
  await documents.remove(file.storage_key);
  expect(await readStored(documents, file)).toBeNull();
});

test('a file that cannot be read is no fault of ours, and says when to come again', async () => {
  const { documents } = app.services;
  const file = await stored();
  const place = join(app.dataDir, 'documents', file.storage_key);
  await rm(place);
  // A disk that gives no bytes: of a folder there is a size, too.
  await mkdir(place);
  await expect(readStored(documents, file)).rejects.toMatchObject({
    status: 503,
    message: 'Documents cannot be reached right now. Please try again shortly.',
  });
});
