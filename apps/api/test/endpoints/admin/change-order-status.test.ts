import { processStatuses, type Role, roles } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin', 'Rina Kartika');
  manager = await app.signIn('Manager', 'Bima Saputra');
});
afterAll(() => app.stop());

const change = (orderId: string[], updatingStatus: string, as: SignedIn, more: object = {}) =>
  app.call('changeOrderStatus', { body: { orderId, updatingStatus, ...more } }, as);
const remove = (orderId: string[], as: SignedIn, more: object = {}) =>
  change(orderId, 'Deleted', as, { permanentDeletedFlag: false, ...more });

const leads: readonly Role[] = ['Admin', 'Manager'];

describe('deleting', () => {
  test.each(roles)('by a %s', async (role) => {
    const member = await app.signIn(role);
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    const answer = await remove([orderId], member);
    if (!leads.includes(role)) {
      expect(answer).toMatchObject({ http: 403, message: 'Your role may not delete orders.' });
      expect(await app.order(orderId)).toMatchObject({ process_status: 'Awaiting', version: 1 });
      return;
    }
    expect(answer).toMatchObject({
      http: 200,
      message: 'Order has been deleted successfully',
      data: { changed: [orderId] },
    });
    // Soft: nothing of the order is gone.
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'Deleted',
      full_name: 'Maren Ostrowick-Vale',
      version: 2,
    });
    expect(await app.history(orderId)).toMatchObject([
      { action: 'moved', actor_name: member.name, detail: { from: 'Awaiting', to: 'Deleted' } },
    ]);
  });

  test('from one’s My Orders only by an Admin', async () => {
    const his = await app.newOrder({ assigned_to: manager.id });
    const free = await app.newOrder();
    expect(await remove([his, free], manager)).toMatchObject({
      http: 200,
      data: {
        changed: [free],
        skipped: [
          { orderId: his, reason: `Order ${his} is in My Orders, where only an Admin deletes.` },
        ],
      },
    });
    const hers = await app.newOrder({ assigned_to: admin.id });
    expect(await remove([hers], admin)).toMatchObject({ http: 200 });
  });

  test.each(processStatuses.filter((status) => status !== 'Deleted'))(
    'from one’s My Orders: is an order in %s there?',
    async (process_status) => {
      const hasLeft = ['Completed', 'Refunds', 'ChargeBack'].includes(process_status);
      const orderId = await app.newOrder({ assigned_to: manager.id, process_status });
      expect(await remove([orderId], manager)).toMatchObject({ http: hasLeft ? 200 : 409 });
    },
  );

  test('twice changes nothing', async () => {
    const orderId = await app.newOrder();
    await remove([orderId], manager);
    expect(await remove([orderId], manager)).toMatchObject({
      http: 409,
      message: `Order ${orderId} is deleted already.`,
    });
    expect(await app.history(orderId)).toHaveLength(1);
  });

  test('what somebody changed meanwhile is refused', async () => {
    const orderId = await app.newOrder();
    const body = { orderId: [orderId], updatingStatus: 'Refunds' };
    await app.call('moveOrderStatus', { body }, admin);
    expect(await remove([orderId], manager, { versions: { [orderId]: 1 } })).toMatchObject({
      http: 409,
      message: 'Rina Kartika moved the order to Refunds in the meantime.',
    });
  });
});

describe('restoring', () => {
  test('brings a deleted order back', async () => {
    const orderId = await app.newOrder({ process_status: 'Deleted' });
    expect(await change([orderId], 'New', manager)).toMatchObject({
      http: 200,
      message: 'Order has been restored to New',
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 2 });
    expect(await app.history(orderId)).toMatchObject([
      { action: 'restored', detail: { to: 'New' } },
    ]);
  });

  test('is no way to move what is not deleted', async () => {
    const orderId = await app.newOrder();
    expect(await change([orderId], 'Completed', manager)).toMatchObject({
      http: 409,
      message: `Order ${orderId} is not deleted.`,
    });
  });

  test('is for those who may delete', async () => {
    const orderId = await app.newOrder({ process_status: 'Deleted' });
    const team = await app.signIn('Team');
    expect(await change([orderId], 'New', team)).toMatchObject({ http: 403 });
  });
});

describe('erasing for good', () => {
  const erase = (orderId: string[], as: SignedIn) =>
    change(orderId, 'Deleted', as, { permanentDeletedFlag: true });

  test.each(roles.filter((role) => role !== 'Admin'))('is not for a %s', async (role) => {
    const orderId = await app.newOrder({ process_status: 'Deleted' });
    expect(await erase([orderId], await app.signIn(role))).toMatchObject({
      http: 403,
      message: 'Only an Admin can erase an order.',
    });
    expect(await app.order(orderId)).toMatchObject({ erased_at: null });
  });

  test('is for deleted orders only', async () => {
    const orderId = await app.newOrder();
    expect(await erase([orderId], admin)).toMatchObject({
      http: 409,
      message: `Order ${orderId} is not in Deleted Orders.`,
    });
    expect(await app.order(orderId)).toMatchObject({ erased_at: null, version: 1 });
  });

  test('takes person and documents away and keeps a row for the counts', async () => {
    const secret = 'Xq7-Geheim';
    const orderId = await app.newOrder({
      process_status: 'Deleted',
      full_name: secret,
      email: `${secret}@example.com`,
      confirm_email: `${secret}@example.com`,
      phone_number: secret,
      passport_number: secret,
      occupation: secret,
      address_in_indonesia: secret,
      applicant_ip: '203.0.113.77',
      nationality: 'France',
    });
    const { id } = await app.order(orderId);
    const fileName = await addDocument(app, orderId);
    const { storage_key } = await app.db
      .selectFrom('document')
      .select('storage_key')
      .where('file_name', '=', fileName)
      .executeTakeFirstOrThrow();
    const remark = { order_pk: id, remark_name: 'Rina', remark: secret };
    await app.db.insertInto('remark').values(remark).execute();
    const person = { order_pk: id, position: 0, family_member_name: secret };
    await app.db
      .insertInto('order_family_member')
      .values({ ...nobody, ...person })
      .execute();
    const download = { order_pk: id, ip: '203.0.113.77', browser: secret };
    await app.db.insertInto('download').values(download).execute();

    expect(await erase([orderId], admin)).toMatchObject({
      http: 200,
      message: 'Order has been erased',
    });
    const row = await app.order(orderId);
    expect(row).toMatchObject({ process_status: 'Deleted', nationality: 'France' });
    expect(row.erased_at).not.toBeNull();
    for (const table of everyTable) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows).toLowerCase()).not.toContain(secret.toLowerCase());
      expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
    }
    expect(await app.services.documents.size(storage_key)).toBeNull();
    expect(await app.history(orderId)).toMatchObject([{ action: 'erased' }]);
    expect(await app.call('getFolderCount', {}, admin)).toMatchObject({
      data: { deletedOrdersCount: expect.any(Number) },
    });
  });
});

test('nobody works on what was deleted for good, nor brings it back', async () => {
  const orderId = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
  const ids = [orderId];
  const moveTo = (updatingStatus: string) => ({ body: { orderId: ids, updatingStatus } });
  const remark = { orderId, remark: 'Called Maren' };
  const transaction = { orderId, transactionId: 'TX-1', merchantName: 'Example' };
  const answers = [
    await change(ids, 'New', admin),
    await change(ids, 'Deleted', admin, { permanentDeletedFlag: true }),
    await app.call('moveOrderStatus', moveTo('Awaiting'), admin),
    await app.call('assignOrderStatus', { body: { orderId: ids, assignto: '' } }, admin),
    await app.call('assignOrderStatus', { body: { orderId: ids, assignto: 'me' } }, admin),
    await app.call('moveToCompleteRefund', { body: { orderId: ids } }, admin),
    await app.call('defencePackDetails', { body: transaction }, admin),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({
      http: 409,
      message: `Order ${orderId} was erased.`,
    });
  }
  expect(await app.call('addNewRemark', { body: remark }, admin)).toMatchObject({ http: 404 });
  expect(await app.order(orderId)).toMatchObject({ process_status: 'Deleted', version: 1 });
  expect(await app.history(orderId)).toEqual([]);
});

const nobody = {
  family_passport_number: null,
  family_nationality: null,
  family_other_nationalities: null,
  family_relationship: null,
};
const everyTable = [
  'orders',
  'order_family_member',
  'order_declaration',
  'order_signature',
  'document',
  'mail_message',
  'download',
  'remark',
  'order_history',
] as const;
