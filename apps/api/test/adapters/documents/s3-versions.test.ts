import { beforeEach, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import { lookAtDocuments } from '../../../src/commands/doctor/documents.ts';
import { readEnv } from '../../../src/core/env.ts';
import { sweepStrays } from '../../../src/usecases/documents/strays.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { bytesOf } from '../../support/backup-place.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { startVersionedS3, type VersionedS3 } from '../../support/versioned-s3.ts';

let s3: VersionedS3;
let app: TestApp;
let admin: SignedIn;
beforeEach(async () => {
  s3 = await startVersionedS3();
  app = await testApp({ env: s3.env });
  admin = await app.signIn('Admin');
  return async () => {
    await app.stop();
    await s3.stop();
  };
});
const strays = async () => (await app.db.selectFrom('stray_document').selectAll().execute()).length;
const sweep = () => sweepStrays(app.db, app.services.documents, '0 seconds');

/** An order with a document of which the bucket keeps three versions: it was put again twice. */
async function orderWithVersions(): Promise<string> {
  const orderId = await app.newOrder();
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' as const };
  const upload = { body, file: fileOf(samples.pdf) };
  expect(await app.call('uploadVisaDocument', upload, admin)).toMatchObject({ http: 200 });
  const { storage_key: key } = await app.db
    .selectFrom('document as d')
    .innerJoin('orders as o', 'o.id', 'd.order_pk')
    .select('storage_key')
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const url = `${s3.env.S3_ENDPOINT}/documents/${key}`;
  for (let time = 0; time < 2; time += 1) await fetch(url, { method: 'PUT', body: 'older' });
  await fetch(`${url}.of-another`, { method: 'PUT', body: 'of another' });
  expect(s3.held()[key]).toBe(3);
  return orderId;
}
async function erase(orderId: string): Promise<string> {
  let message = '';
  for (const permanentDeletedFlag of [false, true]) {
    const body = {
      ...{ orderId: [orderId], updatingStatus: 'Deleted' as const, permanentDeletedFlag },
      confirmDisputed: [orderId],
    };
    const answer = await app.call('changeOrderStatus', { body }, admin);
    expect(answer).toMatchObject({ http: 200 });
    message = String(answer.message);
  }
  return message;
}
const others = () => Object.keys(s3.held()).filter((key) => !key.endsWith('.of-another'));

test('an erased document leaves no version and no mark', async () => {
  expect(await erase(await orderWithVersions())).toBe('Order has been erased');
  expect(others()).toEqual([]);
  expect(Object.values(s3.held())).toEqual([1]);
  expect(s3.markers()).toBe(0);
  expect(await strays()).toBe(0);
});

test.each(['s3:ListBucketVersions', 's3:DeleteObjectVersion', 'no versions known'] as const)(
  'a key without %s: the erasure stands, says what is left, and is tried again',
  async (right) => {
    const orderIds = [await orderWithVersions(), await orderWithVersions()];
    s3.refused.add(right);
    for (const orderId of orderIds) {
      expect(await erase(orderId)).toMatch(/^Order has been erased\. One file of it could/);
      expect((await app.order(orderId)).erased_at).not.toBeNull();
    }
    // Nobody reads it any more, and each try leaves what is there as it is.
    for (let time = 0; time < 2; time += 1) {
      await expect(sweep()).rejects.toThrow(/^2 removed files are kept as older versions: /);
    }
    expect(s3.markers()).toBe(2);
    expect(await strays()).toBe(2);
    s3.refused.clear();
    await sweep();
    expect(others()).toEqual([]);
    expect(s3.markers()).toBe(0);
    expect(await strays()).toBe(0);
  },
);

test('a removal that is cut after any request goes on later and loses nothing', async () => {
  for (let answered = 0; answered < 6; answered += 1) {
    const orderId = await orderWithVersions();
    const body = { orderId: [orderId], updatingStatus: 'Deleted' as const };
    const moved = { body: { ...body, permanentDeletedFlag: false } };
    expect(await app.call('changeOrderStatus', moved, admin)).toMatchObject({ http: 200 });
    s3.answersLeft = answered;
    const erased = { body: { ...body, permanentDeletedFlag: true, confirmDisputed: [orderId] } };
    const answer = await app.call('changeOrderStatus', erased, admin);
    s3.answersLeft = undefined;
    expect(answer).toMatchObject({ http: 200 });
    await sweep();
    expect(others()).toEqual([]);
    expect(await strays()).toBe(0);
  }
});

test('doctor says what is missing, and a start leaves nothing of its own', async () => {
  expect(s3.held()).toEqual({});
  expect(s3.markers()).toBe(0);
  const env = readEnv({ ...s3.env, PABEAN_DATA_DIR: app.dataDir });
  expect(await lookAtDocuments(env)).toMatchObject([{ level: 'ok' }]);
  s3.refused.add('s3:DeleteObjectVersion');
  expect(await lookAtDocuments(env)).toMatchObject([
    { level: 'ok' },
    {
      level: 'warning',
      about: 'Erased documents',
      words:
        'the bucket documents keeps older versions, which the key may not remove (AccessDenied (HTTP 403)): documents of erased orders stay in it. It needs s3:ListBucketVersions and s3:DeleteObjectVersion',
    },
  ]);
});

test('what a place of backups removes leaves no version either, or the place says why it does', async () => {
  const env = readEnv({ ...s3.env, PABEAN_DATA_DIR: app.dataDir });
  const place = await openPlace('s3://documents/backups', env);
  const twice = async (name: string) => {
    for (const text of ['one', 'two']) await place.write(name, bytesOf(text));
  };
  await twice('proof.json');
  await place.remove('proof.json');
  expect([s3.held(), s3.markers(), place.keepsVersions()]).toEqual([{}, 0, null]);
  await twice('proof.json');
  s3.refused.add('s3:ListBucketVersions');
  await place.remove('proof.json');
  expect(await place.has('proof.json')).toBe(false);
  expect([s3.held(), place.keepsVersions()]).toEqual([
    { 'backups/proof.json': 2 },
    'AccessDenied (HTTP 403)',
  ]);
});
