import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlace } from '../../src/adapters/backup/open-place.ts';
import { readEnv } from '../../src/core/env.ts';
import { sweepStrays } from '../../src/usecases/documents/strays.ts';
import { readErasureRecord } from '../../src/usecases/erasures/erasure-record.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { backUp, backupFolder } from '../support/backups.ts';
import { fileOf, samples } from '../support/documents.ts';
import { spawnServer } from '../support/processes.ts';
import { until } from '../support/until.ts';
import { startVersionedS3, type VersionedS3 } from '../support/versioned-s3.ts';

let s3: VersionedS3;
let app: TestApp;
let admin: SignedIn;
let folder: Awaited<ReturnType<typeof backupFolder>>;
beforeAll(async () => {
  s3 = await startVersionedS3();
  app = await testApp({ env: s3.env });
  admin = await app.signIn('Admin');
  folder = await backupFolder();
});
afterAll(async () => {
  await app.stop();
  await s3.stop();
  await folder.remove();
});

/** Of the requests that an erasure makes of the bucket: two lists of the three versions, and a removal of each. */
const moments = [1, 3, 5];

test('a server that is killed at any moment of an erasure leaves an order that is erased whole', async () => {
  const place = await openPlace(join(folder.path, 'place'), readEnv({}));
  await backUp(app, place);
  const { intakeKey, tokenSecret } = app.services.secrets;
  const env = {
    ...{ ...s3.env, DATABASE_URL: app.databaseUrl, PABEAN_DATA_DIR: join(folder.path, 'data') },
    ...{ INTAKE_KEY: intakeKey, TOKEN_SECRET: tokenSecret },
  };
  const erased: string[] = [];
  for (const moment of moments) {
    const orderId = await app.newOrder({ full_name: 'Quirina Zavodnik' });
    const form = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' as const };
    const upload = { body: form, file: fileOf(samples.pdf) };
    expect(await app.call('uploadVisaDocument', upload, admin)).toMatchObject({ http: 200 });
    const [key = ''] = Object.keys(s3.held()).slice(-1);
    const older = { method: 'PUT', body: 'older' };
    for (let time = 0; time < 2; time += 1)
      await fetch(`${s3.env.S3_ENDPOINT}/documents/${key}`, older);
    const flags = { orderId: [orderId], updatingStatus: 'Deleted' as const };
    const moved = { body: { ...flags, permanentDeletedFlag: false } };
    expect(await app.call('changeOrderStatus', moved, admin)).toMatchObject({ http: 200 });

    const server = await spawnServer(env);
    let asked = 0;
    s3.onAsked = async (url) => {
      // Whether the bucket is there is asked all the time.
      if (url.includes('no-such-document')) return;
      asked += 1;
      if (asked === moment) await server.kill9();
    };
    const body = JSON.stringify({
      ...{ ...flags, permanentDeletedFlag: true, confirmDisputed: [orderId] },
    });
    const headers = { Authorization: admin.token, 'Content-Type': 'application/json' };
    const url = `${server.url}/api/admin/change-order-status`;
    const call = fetch(url, { method: 'PUT', headers, body });
    await call.catch(() => {});
    s3.onAsked = undefined;
    expect(asked).toBeGreaterThanOrEqual(moment);
    await server.kill9();
    erased.push(orderId);
    const { erased_at, full_name } = await app.order(orderId);
    expect([erased_at === null, full_name]).toEqual([false, null]);
  }
  await sweepStrays(app.db, app.services.documents, '0 seconds');
  expect([s3.held(), s3.markers()]).toEqual([{}, 0]);
  expect(await app.db.selectFrom('stray_document').selectAll().execute()).toEqual([]);
  // The next start writes what the record beside the backups lacks.
  const server = await spawnServer(env);
  await until(async () => {
    const ids = (await readErasureRecord(place)).map(({ orderId }) => orderId);
    return erased.every((orderId) => ids.includes(orderId)) ? true : null;
  });
  await server.stop();
});
