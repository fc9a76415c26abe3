import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, openOrder, rowOf, select } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let admin: Page;
let team: Page;
let priority: string;
beforeAll(async () => {
  world = await startWorld();
  priority = await world.app.newOrder({ order_id: '700900', processing_mode: 'Priority' });
  [admin, team] = await Promise.all([world.newPage(), world.newPage()]);
  await signIn(admin, world, 'Admin');
  await signIn(team, world, 'Team');
});
afterAll(() => world.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const view = (page: Page, id: string) => rowOf(page, id).getByRole('link', { name: /^View/ });
const colour = (page: Page, id: string) =>
  view(page, id).evaluate((link) => getComputedStyle(link).backgroundColor);
const assignee = async (id: string) => (await world.app.order(id)).assigned_to;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('Assign to me asks first, with the focus on No', async () => {
  await openFolder(admin, 'newOrder', '?size=25');
  await select(admin, ['700100', '700101']);
  await press(admin, 'Assign to me');
  await dialog(admin).getByText('Are you sure want to assigned orders.').waitFor();
  await expect.poll(() => focused(admin)).toBe('No');
  // Enter is for the focused button: it must not assign.
  await admin.keyboard.press('Enter');
  await dialog(admin).waitFor({ state: 'detached' });
  expect((await world.app.order('700100')).assigned_to).toBeNull();
});

test('Yes assigns: View turns from white to grey and says who has it', async () => {
  expect(await colour(admin, '700100')).toBe('rgb(255, 255, 255)');
  await press(admin, 'Assign to me');
  await press(admin, 'Yes');
  await admin.getByText('Order has been assigned successfully').first().waitFor();
  for (const id of ['700100', '700101']) {
    await expect.poll(() => view(admin, id).textContent()).toContain('Assigned to Rani');
    await expect.poll(() => colour(admin, id)).not.toBe('rgb(255, 255, 255)');
  }
  expect(await colour(admin, '700102')).toBe('rgb(255, 255, 255)');
});

test('taken orders stay in their folder for everyone, and in My Orders for one', async () => {
  await openFolder(team, 'newOrder', '?size=25');
  await expect.poll(() => view(team, '700100').textContent()).toContain('Assigned to Rani');
  await team.goto('/admin/my-order');
  await team.getByText('No records found').waitFor();
  await admin.getByRole('link', { name: /^My Orders\s*2$/ }).click();
  await admin.getByText('Showing 1-2 of 2').waitFor();
});

test('My Order has a Delete per row for an Admin', async () => {
  await admin.getByRole('button', { name: 'Delete 700101' }).click();
  await dialog(admin).getByText('Are you sure you want to delete?').waitFor();
  await press(admin, 'Yes');
  await admin.getByText('Order has been deleted successfully').first().waitFor();
  await expect.poll(() => rowOf(admin, '700101').count()).toBe(0);
  expect((await world.app.order('700101')).process_status).toBe('Deleted');
});

test('Move to Original Folder brings an order back to New, whatever became of it', async () => {
  await openOrder(admin, '700100');
  await press(admin, 'Move to Awaiting Govt');
  await admin.getByText('Order has been moved to Awaiting Govt').first().waitFor();
  await openFolder(admin, 'myOrder');
  await expect.poll(() => rowOf(admin, '700100').textContent()).toContain('Awaiting Govt');
  await select(admin, ['700100']);
  await press(admin, 'Move to Original Folder');
  await dialog(admin).getByText('Are you sure want to move orders to new orders.').waitFor();
  await press(admin, 'Yes');
  await admin.getByText('Order has been moved to its original folder').first().waitFor();
  await expect.poll(() => rowOf(admin, '700100').count()).toBe(0);
  await openFolder(admin, 'newOrder', '?size=25');
  await expect.poll(() => view(admin, '700100').textContent()).not.toContain('Assigned');
});

test('a priority order goes back to Priority Order; a Team member has no Delete', async () => {
  await openFolder(team, 'priorityOrder');
  await select(team, [priority]);
  await press(team, 'Assign to me');
  await press(team, 'Yes');
  await team.getByText('Order has been assigned successfully').first().waitFor();
  await openFolder(team, 'myOrder');
  expect(await team.getByRole('button', { name: `Delete ${priority}` }).count()).toBe(0);
  await select(team, [priority]);
  await press(team, 'Move to Original Folder');
  await press(team, 'Yes');
  await team.getByText('Order has been moved to its original folder').first().waitFor();
  await expect.poll(() => rowOf(team, priority).count()).toBe(0);
  await openFolder(team, 'priorityOrder');
  await expect.poll(() => rowOf(team, priority).count()).toBe(1);
  expect((await world.app.order(priority)).assigned_to).toBeNull();
});

test('who comes second is told who was faster', async () => {
  await openFolder(admin, 'newOrder', '?size=25');
  await openFolder(team, 'newOrder', '?size=25');
  for (const page of [team, admin]) {
    await select(page, ['700103']);
    await press(page, 'Assign to me');
    await press(page, 'Yes');
    // Only what the server has is there before the second one.
    if (page === team) await expect.poll(() => assignee('700103')).not.toBeNull();
  }
  await admin.getByText('Sinta took the order in the meantime.').first().waitFor();
  await expect.poll(() => view(admin, '700103').textContent()).toContain('Assigned to Sinta');
});
