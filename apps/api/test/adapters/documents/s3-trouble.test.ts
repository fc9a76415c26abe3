import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDocumentStore } from '../../../src/adapters/documents/index.ts';
import { openS3Store } from '../../../src/adapters/documents/s3-store.ts';
import type { DocumentStore } from '../../../src/adapters/documents/store.ts';
import { type Env, readEnv } from '../../../src/core/env.ts';
import { sweepStrays } from '../../../src/usecases/documents/strays.ts';
import { testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { filesBelow, storedFiles } from '../../support/files.ts';
import { freePort } from '../../support/processes.ts';
import { type S3Server, startS3 } from '../../support/s3.ts';

const large = Buffer.concat([samples.pdf, randomBytes(15 * 1024 * 1024 - samples.pdf.length)]);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const away = { status: 503, message: expect.stringContaining('cannot be reached right now') };
/** A wrong secret that must show up nowhere. */
const wrongSecret = 'not-the-secret-0123456789';

let s3: S3Server;
let dataDir: string;
let store: DocumentStore;
/** The same with the patience of a test that waits for silence; a busy machine answers later than that. */
let impatient: DocumentStore;
const lines: string[] = [];
const logger: Logger = pino({}, { write: (line: string) => void lines.push(line) });
const env = (more: Record<string, string> = {}): Env =>
  readEnv({ PABEAN_DATA_DIR: dataDir, ...s3.env, ...more });

beforeAll(async () => {
  s3 = await startS3();
  dataDir = await mkdtemp(join(tmpdir(), 'pabean-data-'));
  store = await openStore();
  impatient = await openStore({ connect: 300, silence: 500 });
});
afterEach(() => {
  s3.wire.mend();
  expect(lines.join('')).not.toMatch(/S3RVER|not-the-secret|Signature=/);
  lines.length = 0;
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openStore(patience?: Parameters<typeof openS3Store>[3]): Promise<DocumentStore> {
  const settings = env().s3;
  if (!settings) throw new Error('No object storage is configured.');
  return openS3Store(settings, join(dataDir, 'documents'), logger, patience);
}

const objects = async () =>
  (await filesBelow(s3.bucketFolder)).filter((file) => file.endsWith('_object'));
const receive = (bytes: Buffer) => store.receive(Readable.from([bytes]), 'any.pdf');

describe('a start is refused in one line', () => {
  const refused = async (more: Record<string, string>, line: RegExp) => {
    const error = await openDocumentStore(env(more), logger).catch((reason) => reason);
    expect(error.name).toMatch(/ConfigurationError|ExpectedFailure/);
    expect(error.message).toMatch(line);
    expect(error.message).not.toMatch(/\n|not-the-secret/);
  };

  test('with a key that the service does not know', () =>
    refused(
      { S3_ACCESS_KEY_ID: 'AKIAUNKNOWN' },
      /refuses the key for bucket documents: InvalidAccessKeyId \(HTTP 403\)\. See S3_ACCESS_KEY_ID/,
    ));

  test('with a wrong secret', () =>
    refused({ S3_SECRET_ACCESS_KEY: wrongSecret }, /SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/));

  test('without the bucket', () =>
    refused(
      { S3_BUCKET: 'nowhere' },
      /^There is no bucket nowhere at 127\.0\.0\.1:\d+: see S3_BUCKET\.$/,
    ));

  test('when nobody listens', async () =>
    refused(
      { S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
      /^The object storage at 127\.0\.0\.1:\d+ does not answer: ECONNREFUSED\. See S3_ENDPOINT\.$/,
    ));
});

describe('a silent service is given up', () => {
  test.each([
    ['looking', () => impatient.size('aa/any.pdf')],
    ['reading', () => buffer(impatient.read('aa/any.pdf'))],
    ['removing', () => impatient.remove('aa/any.pdf')],
    ['storing', async () => impatient.keep(await receive(large))],
  ])('while %s', async (_, work) => {
    s3.wire.still();
    const start = performance.now();
    await expect(work()).rejects.toMatchObject(away);
    expect(performance.now() - start).toBeLessThan(30_000);
    expect(lines.join('')).toContain('document store failed');
  });
});

describe('a connection that is cut', () => {
  test('once in the middle of an upload is made again', async () => {
    s3.wire.cut('up', 5_000_000, 1);
    const key = await store.keep(await receive(large));
    expect(hash(await buffer(store.read(key)))).toBe(hash(large));
  });

  test('again and again in an upload is refused, and nothing of it stays', async () => {
    const app = await testApp({ env: s3.env });
    try {
      const staff = await app.signIn('Team');
      const orderId = await app.newOrder();
      const files = await objects();
      s3.wire.cut('up', 5_000_000, 10);
      const form = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
      const upload = { body: form, file: fileOf(large) };
      expect(await app.call('uploadVisaDocument', upload, staff)).toMatchObject({ http: 503 });
      expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
      expect(await app.db.selectFrom('document').selectAll().execute()).toEqual([]);
      expect(await storedFiles(app)).toEqual([]);
      s3.wire.mend();
      // This service keeps the part that it got, as a careless one may.
      await sweepStrays(app.db, app.services.documents, '0 seconds');
      expect(await objects()).toEqual(files);
      expect(await app.call('uploadVisaDocument', upload, staff)).toMatchObject({ http: 200 });
    } finally {
      await app.stop();
    }
  });

  test('in the middle of a download goes on where it was', async () => {
    const key = await store.keep(await receive(large));
    s3.wire.cut('down', 4_000_000, 3);
    expect(hash(await buffer(store.read(key)))).toBe(hash(large));
    s3.wire.cut('down', 1_000_000, 2);
    const range = { start: 2_000_000, end: 11_999_999 };
    const part = await buffer(store.read(key, range));
    expect(part.equals(large.subarray(range.start, range.end + 1))).toBe(true);
  });

  test('whenever a reader pauses for longer than the store waits costs no byte', async () => {
    const waits = await openStore({ connect: 2_000, silence: 2_000 });
    const key = await store.keep(await receive(large));
    const pieces: Buffer[] = [];
    let untilPause = 0;
    for await (const piece of waits.read(key)) {
      pieces.push(piece);
      untilPause += piece.length;
      if (untilPause < 5_000_000) continue;
      untilPause = 0;
      // A phone in a tunnel: nothing is asked of the store meanwhile.
      await pause(2_500);
    }
    expect(hash(Buffer.concat(pieces))).toBe(hash(large));
  });
});

test('a bucket that goes while a document is read, and comes back', async () => {
  const key = await store.keep(await receive(samples.pdf));
  await s3.takeBucket();
  await expect(store.size(key)).rejects.toMatchObject(away);
  await expect(buffer(store.read(key))).rejects.toMatchObject(away);
  await expect(store.check()).rejects.toThrow();
  await s3.returnBucket();
  await store.check();
  expect(await buffer(store.read(key))).toEqual(samples.pdf);
  expect(lines.join('')).toContain('NoSuchBucket');
});

test('a file is removed from the folder where it arrived once it is in the bucket', async () => {
  const received = await receive(samples.pdf);
  await store.keep(received);
  await expect(rm(received.path)).rejects.toMatchObject({ code: 'ENOENT' });
});
