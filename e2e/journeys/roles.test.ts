import { folderActions, folders, type Role, roles } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Spec section 6, written out here and not asked of the code under test. */
const deletes: Record<Role, boolean> = {
  Admin: true,
  Manager: true,
  Team: false,
  Telecaller: false,
  'Night Staff': false,
};
const history: Record<Role, boolean> = {
  Admin: true,
  Manager: true,
  Team: true,
  Telecaller: false,
  'Night Staff': true,
};

/** Link, address and heading of the screens for Manager and Admin. */
const managed = [
  ['Manage Team', 'manage-team', 'Manage Team'],
  ['Order Processed', 'processed-order', 'Processed By'],
  ['Cockpit', 'cockpit', 'Cockpit'],
  ['Gateway Setting', 'gateway-setting', 'Change Gateway'],
  ['Change Password', 'change-password', 'Update Password'],
] as const;

describe.each(roles)('%s', (role) => {
  let page: Page;
  beforeAll(async () => {
    page = await world.newPage();
    await signIn(page, world, role);
    await page.getByRole('heading', { name: 'New Orders' }).waitFor();
  });

  /** The page as it is served is replaced by the app: for a moment it has no buttons at all. */
  const expectDelete = (offered: boolean) =>
    expect
      .poll(async () => (await page.getByRole('button', { name: 'Delete Order' }).count()) > 0)
      .toBe(offered);

  test('sees the sidebar of the role', async () => {
    const navigation = page.getByRole('navigation').first();
    await navigation.getByRole('link', { name: /Awaiting Customer/ }).waitFor();
    const link = page.getByRole('link', { name: /Order History/ });
    await expect.poll(async () => (await link.count()) > 0).toBe(history[role]);
  });

  test('sees Assign to me, and Delete Order only as Manager or Admin', async () => {
    await page.getByRole('button', { name: 'Assign to me' }).waitFor();
    await expectDelete(deletes[role]);
  });

  test('sees Delete in My Order only as Admin', async () => {
    await page.goto(`/admin/${folders.myOrder.slug}`);
    await page.getByRole('button', { name: 'Move to Original Folder' }).waitFor();
    await expectDelete(role === 'Admin');
  });

  test('sees Refunded it, with Delete Order only as Manager or Admin', async () => {
    await page.goto(`/admin/${folders.refundOrder.slug}`);
    await page.getByRole('button', { name: 'Refunded it' }).waitFor();
    await expectDelete(deletes[role]);
    expect(folderActions('refundOrder', role)).toContain('refunded-it');
  });

  test('reaches Order History by address only if the role may', async () => {
    await page.goto(`/admin/${folders.allOrder.slug}`);
    const arrived = history[role] ? 'Order History' : 'New Orders';
    await page.getByRole('heading', { name: arrived, level: 1 }).waitFor();
  });

  test('reaches team, gateway, password and processed only as Manager or Admin', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Country Order List', exact: true }).waitFor();
    for (const [label, slug, heading] of managed) {
      const links = page.getByRole('link', { name: label, exact: true });
      // The page before has been left, and this one may not have drawn its links yet.
      await expect.poll(async () => (await links.count()) > 0).toBe(deletes[role]);
      await page.goto(`/admin/${slug}`);
      const arrived = deletes[role] ? heading : 'New Orders';
      await page.getByRole('heading', { name: arrived, level: 1 }).waitFor();
    }
  });

  test('may do by call what the role may, and nothing else', async () => {
    const { token } = await world.app.signIn(role);
    const as = { token };
    const listed = await world.app.call(
      'getOrdersList',
      { params: { orderName: 'allOrder' }, query: { page: 1, limit: 10 } },
      as,
    );
    expect(listed.http).toBe(history[role] ? 200 : 403);
    const orderId = await world.app.newOrder();
    const removed = await world.app.call(
      'changeOrderStatus',
      { body: { orderId: [orderId], updatingStatus: 'Deleted' } },
      as,
    );
    expect(removed.http).toBe(deletes[role] ? 200 : 403);
    const team = await world.app.call('getTeamMemberList', {}, as);
    expect(team.http).toBe(deletes[role] ? 200 : 403);
  });
});
