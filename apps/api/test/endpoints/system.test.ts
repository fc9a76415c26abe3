import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { startS3 } from '../support/s3.ts';
import { until } from '../support/until.ts';

test('a server that can do its work is alive and ready', async () => {
  const app = await testApp({ env: { COMPANY_PRODUCT_LABEL: 'Pabean & Co' } });
  try {
    expect(await app.call('health')).toMatchObject({ http: 200, status: 1, message: 'Alive.' });
    expect(await app.call('ready')).toMatchObject({ http: 200, status: 1, message: 'Ready.' });
    const { http, data } = await app.call('shop');
    expect(http).toBe(200);
    expect(data).toEqual({
      productLabel: 'Pabean & Co',
      companyName: 'Example Travel Services Ltd',
      companyEmail: 'support@example.com',
      companyPhone: '+1 555 0100',
      marketingUrl: 'https://www.example.com',
      portalUrl: expect.stringMatching(/^http:/),
      officialFormUrl: expect.stringMatching(/^https:/),
      statementName: null,
    });
  } finally {
    await app.stop();
  }
});

const refused = (trouble: string) => ({ http: 503, status: 0, message: `Not ready: ${trouble}.` });

/** Waits until the server says so; it looks in the background. */
const untilReady = (app: TestApp, answer: object) =>
  until(async () => {
    const found = await app.call('ready');
    return Object.entries(answer).every(([key, value]) => found[key as 'http'] === value) || null;
  });

test('a server whose documents are gone is alive and not ready, until they are back', async () => {
  const app = await testApp();
  try {
    const folder = join(app.dataDir, 'documents', 'arriving');
    await rename(folder, `${folder}-away`);
    await untilReady(app, refused('documents cannot be stored'));
    expect((await app.call('ready')).headers.get('retry-after')).toBe('5');
    expect(await app.call('health')).toMatchObject({ http: 200 });
    await rename(`${folder}-away`, folder);
    await untilReady(app, { http: 200 });
  } finally {
    await app.stop();
  }
});

test('a server whose disk has too little room is not ready', async () => {
  const app = await testApp({ readiness: { leastFree: Number.MAX_SAFE_INTEGER } });
  try {
    expect(await app.call('ready')).toMatchObject(refused('the disk is full or cannot be written'));
  } finally {
    await app.stop();
  }
});

test('a document store that takes connections and never answers makes it not ready', async () => {
  const s3 = await startS3();
  const app = await testApp({ env: s3.env, readiness: { deadlineMs: 300 } });
  try {
    await untilReady(app, { http: 200 });
    s3.wire.still();
    await untilReady(app, refused('documents cannot be stored'));
    s3.wire.mend();
    await untilReady(app, { http: 200 });
  } finally {
    await app.stop();
    await s3.stop();
  }
});

test('asking whether it is ready writes nothing and asks nobody', async () => {
  const app = await testApp({ readiness: { everyMs: 600_000 } });
  try {
    const folder = join(app.dataDir, 'documents', 'arriving');
    await rm(folder, { recursive: true });
    await app.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    for (let i = 0; i < 100; i += 1) expect(await app.call('ready')).toMatchObject({ http: 200 });
    await mkdir(folder);
  } finally {
    await app.stop();
  }
});

test('a server that is about to stop says so first, and serves calls for the last time', async () => {
  const app = await testApp();
  try {
    app.services.readiness.drain();
    expect(await app.call('ready')).toMatchObject(refused('the server is stopping'));
    const { http, headers } = await app.call('shop');
    expect(http).toBe(200);
    expect(headers.get('connection')).toBe('close');
  } finally {
    await app.stop();
  }
});
