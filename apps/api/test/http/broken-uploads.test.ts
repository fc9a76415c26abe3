import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { addDocument, samples } from '../support/documents.ts';
import { spawnServer, temporaryDataDir } from '../support/processes.ts';
import { until } from '../support/until.ts';
import { openWire, postHead } from '../support/wire.ts';

const path = '/api/admin/upload-visa-document';
const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
const form = 'multipart/form-data; boundary=cut';
const part = (name: string) => `--cut\r\nContent-Disposition: form-data; name="${name}"`;
const file = `${part('uploadVisaDoc')}; filename="a.pdf"\r\n\r\n%PDF-`;

let app: TestApp;
let admin: SignedIn;
const lines: string[] = [];
beforeAll(async () => {
  app = await testApp({ log: (line) => void lines.push(line) });
  admin = await app.signIn('Admin');
});
afterEach(async () => {
  expect(lines.filter((line) => /"stack"|call failed/.test(line))).toEqual([]);
  lines.length = 0;
  expect(await readdir(join(app.dataDir, 'documents', 'arriving'))).toEqual([]);
});
afterAll(() => app.stop());

const head = (length: number | 'chunked', type = form, token = admin.token) =>
  postHead(path, length, { 'Content-Type': type, Authorization: token });

describe('an upload is refused, and its connection is usable or closed:', () => {
  const many = `${part('a')}\r\n\r\nx\r\n`.repeat(5_000);
  test.each([
    ['without a boundary', 'multipart/form-data', '--cut--', 400],
    ['that is no form', form, 'nothing of a form', 400],
    ['that ends in the middle of its file', form, file, 400],
    ['that ends in the middle of a part', form, part('a'), 400],
    ['with thousands of fields', form, `${many}--cut--\r\n`, 413],
    ['with two files', form, `${file}\r\n${file}\r\n--cut--\r\n`, 413],
    ['of another field', form, `${file.replace('uploadVisaDoc', 'other')}\r\n--cut--\r\n`, 422],
    ['above 15 MB', form, `${file}${'x'.repeat(15.5 * 1024 * 1024)}\r\n--cut--\r\n`, 413],
  ])('%s', async (_what, type, body, status) => {
    const wire = await openWire(app.url);
    wire.write(head(body.length, type) + body);
    const answer = await wire.answers(1);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*"status":0`));
    if (/connection: close/i.test(answer)) {
      await wire.closed;
      return;
    }
    wire.write(health);
    expect(await wire.answers(2)).toContain('Alive.');
    wire.cut();
  });

  test('without a token, though much larger than what is read away behind an answer', async () => {
    const wire = await openWire(app.url);
    wire.write(head(100 * 1024 * 1024, form, 'forged') + file);
    expect(await wire.answers(1)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await wire.closed).toMatch(/connection: close/i);
  });
});

test('a sender who goes away is an ordinary 499 in the log', async () => {
  const wire = await openWire(app.url);
  wire.write(head(1_000_000) + file);
  await until(async () =>
    (await readdir(join(app.dataDir, 'documents', 'arriving'))).length > 0 ? true : null,
  );
  wire.cut();
  const line = await until(async () => lines.find((each) => each.includes('"status":499')) ?? null);
  expect(line).toContain(path);
  await until(async () =>
    (await readdir(join(app.dataDir, 'documents', 'arriving'))).length === 0 ? true : null,
  );
});

test('so is a reader who goes away from a document', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const bytes = Buffer.concat([samples.pdf, Buffer.alloc(12_000_000)]);
  const address = documentPath(orderId, await addDocument(app, orderId, { bytes }));
  const wire = await openWire(app.url);
  wire.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nAuthorization: ${admin.token}\r\n\r\n`);
  expect(await wire.answers(1)).toMatch(/^HTTP\/1\.1 200 /);
  wire.cut();
  await until(async () => lines.find((each) => each.includes('"status":499')) ?? null);
  // A line about the file that is read no further would come in the same turn or the next.
  expect(await (await fetch(`${app.url}/api/health`)).text()).toContain('Alive.');
});

test('a store that fails answers 503, and the next request of the connection is answered', async () => {
  const folder = join(app.dataDir, 'documents', 'arriving');
  await rm(folder, { recursive: true });
  const body = `${file}${'x'.repeat(3_000_000)}\r\n--cut--\r\n`;
  const wire = await openWire(app.url);
  wire.write(head(body.length) + body);
  expect(await wire.answers(1)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 30/i);
  wire.write(health);
  expect(await wire.answers(2)).toContain('Alive.');
  wire.cut();
  await mkdir(folder);
});

test.skipIf(process.platform === 'win32')(
  'a disk that is full in the middle of an upload answers likewise',
  async () => {
    const dataDir = await temporaryDataDir();
    // No file may become larger than two to four megabytes: a write fails as on a full disk.
    const small = await spawnServer(
      {
        PABEAN_DATA_DIR: dataDir.path,
        DATABASE_URL: app.databaseUrl,
        TOKEN_SECRET: app.services.env.secrets.tokenSecret as string,
      },
      'ulimit -f 4096',
    );
    const body = `${file}${'x'.repeat(10_000_000)}\r\n--cut--\r\n`;
    const wire = await openWire(small.url);
    wire.write(head(body.length) + body);
    expect(await wire.answers(1)).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 30/i);
    wire.write(health);
    expect(await wire.answers(2)).toContain('Alive.');
    wire.cut();
    await small.stop();
    await dataDir.remove();
  },
);
