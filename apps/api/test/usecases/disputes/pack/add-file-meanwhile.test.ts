import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { packMaker } from '../../../../src/papers/worker/pack-maker.ts';
import { addFileToCase } from '../../../../src/usecases/disputes/pack/add-file.ts';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { newCase, paidOrder } from '../../../support/disputes.ts';
import { samples } from '../../../support/documents.ts';
import { storedFiles } from '../../../support/files.ts';
import { until } from '../../../support/until.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
beforeEach(() => {
  vi.spyOn(packMaker, 'pagesOf').mockResolvedValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

/** Adds a file; the scan of it takes as long as this. */
async function add(disputeId: string, check: () => Promise<void> = async () => {}) {
  const { db, env, documents } = app.services;
  const received = await documents.receive(Readable.from([Buffer.from(samples.png)]), 'sari.png');
  const services = { db, env, documents, virusScan: { check } };
  const adding = addFileToCase(services, { ...admin, type: 'Admin' }, disputeId, received);
  // As the call does it.
  return adding.finally(received.discard);
}
const erase = async (orderId: string) => {
  const body = {
    orderId: [orderId],
    updatingStatus: 'Deleted',
    permanentDeletedFlag: true,
    confirmDisputed: [orderId],
  };
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
};
const waitingForLocks = (count: number) =>
  until(async () => {
    const { rows } = await app.pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length >= count ? true : null;
  });
/** What is left of files of cases: the rows, those that wait to be removed, and the files. */
const left = async () => ({
  rows: await app.db.selectFrom('dispute_file').select('file_name').execute(),
  strays: await app.db.selectFrom('stray_document').select('storage_key').execute(),
  files: await storedFiles(app),
});
const nothing = { rows: [], strays: [], files: [] };
const erased = { status: 409, message: 'The personal data of its order were erased.' };

test('a file is refused and removed when its order was erased while it was looked at', async () => {
  const orderId = await paidOrder(app, { process_status: 'Deleted' });
  const disputeId = await newCase(app, orderId);
  await expect(add(disputeId, () => erase(orderId))).rejects.toMatchObject(erased);
  expect(await left()).toEqual(nothing);
});

test('one that comes while its order is being erased waits for the case', async () => {
  const orderId = await paidOrder(app, { process_status: 'Deleted' });
  const disputeId = await newCase(app, orderId);
  const holder = await app.pool.connect();
  let erasing: Promise<void> | undefined;
  let adding: Promise<unknown> | undefined;
  try {
    await holder.query('begin');
    await holder.query('select from orders where order_id = $1 for update', [orderId]);
    // It has the case, and waits for the order.
    erasing = erase(orderId);
    await waitingForLocks(1);
    adding = add(disputeId).catch((error: unknown) => error);
    await waitingForLocks(2);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await erasing;
  expect(await adding).toMatchObject(erased);
  expect(await left()).toEqual(nothing);
});

test('a file is refused and removed when the case was answered while it was looked at', async () => {
  const disputeId = await newCase(app, await paidOrder(app));
  const answered = async () => {
    const set = { state: 'won' } as const;
    await app.db.updateTable('dispute').set(set).where('dispute_id', '=', disputeId).execute();
  };
  await expect(add(disputeId, answered)).rejects.toMatchObject({
    status: 409,
    message: 'The case is won.',
  });
  expect(await left()).toEqual(nothing);
});

test('the same file once more is the one that is there, also of two at once', async () => {
  const disputeId = await newCase(app, await paidOrder(app));
  const both = await Promise.all([add(disputeId), add(disputeId)]);
  const again = await add(disputeId);
  expect(new Set([...both, again].map(({ fileId }) => fileId)).size).toBe(1);
  const { rows, strays, files } = await left();
  expect([rows.length, strays, files.length]).toEqual([1, [], 1]);
});
