import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, openOrder, rowOf, select } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await signIn(page, world, 'Manager');
  await openFolder(page, 'newOrder', '?size=25');
});
afterAll(() => world.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const sure = () => page.getByRole('dialog', { name: 'Are you sure you want to delete?' });
/** A tile or link of the shell with its count. */
const counted = (name: string, count: number) =>
  page.getByRole('link', { name: new RegExp(`^${name}\\s*${count}$`) });

test('No keeps the orders, and so does Esc', async () => {
  await select(page, ['700100', '700101']);
  for (const refuse of [() => button('No').click(), () => page.keyboard.press('Escape')]) {
    await button('Delete Order').click();
    await sure().getByText('Orders 700100, 700101').waitFor();
    await refuse();
    await sure().waitFor({ state: 'detached' });
  }
  await page.getByText('2 selected').waitFor();
  expect((await world.app.order('700100')).process_status).toBe('New');
});

test('Yes deletes: the rows go, the counts follow, the orders stand in Deleted Orders', async () => {
  await counted('New Orders', 11).waitFor();
  await button('Delete Order').click();
  await button('Yes').click();
  await page.getByText('Order has been deleted successfully').first().waitFor();
  for (const id of ['700100', '700101']) await expect.poll(() => rowOf(page, id).count()).toBe(0);
  await page.getByText('Showing 1-9 of 9').waitFor();
  await counted('New Orders', 9).waitFor();
  await counted('Deleted Orders', 2).waitFor();

  await counted('Deleted Orders', 2).click();
  await page.getByText('Showing 1-2 of 2').waitFor();
  await expect.poll(() => rowOf(page, '700100').textContent()).toContain('Deleted');
  // Nothing is left to delete there (and no button that deletes for good stands in its place).
  expect(await button('Delete Order').count()).toBe(0);
});

test('an order deleted by mistake goes back to its folder', async () => {
  await select(page, ['700101']);
  await button('Move to Original Folder').click();
  await button('Yes').click();
  await page.getByText('Order has been moved to its original folder').first().waitFor();
  await expect.poll(() => rowOf(page, '700101').count()).toBe(0);
  await counted('New Orders', 10).waitFor();
  expect((await world.app.order('700101')).process_status).toBe('New');
});

test('what somebody else changed meanwhile is left alone, counted and explained', async () => {
  await openFolder(page, 'newOrder', '?size=25');
  await select(page, ['700102', '700103', '700104']);
  const { token } = await world.app.signIn('Admin', 'Wayan');
  const body = { orderId: ['700103'], updatingStatus: 'Deleted' };
  expect((await world.app.call('changeOrderStatus', { body }, { token })).http).toBe(200);

  await button('Delete Order').click();
  await button('Yes').click();
  // In one look: the toast that says it goes by itself.
  const reason = '700103: Wayan moved the order to Deleted in the meantime.';
  await page
    .getByText(/2 changed, 1 unchanged/)
    .filter({ hasText: reason })
    .first()
    .waitFor();
  await page.getByText('Showing 1-7 of 7').waitFor();
  await counted('Deleted Orders', 4).waitFor();
});

test('one row is deleted by its own button', async () => {
  await page.getByRole('button', { name: 'Delete 700105' }).click();
  await sure().getByText('Order 700105').waitFor();
  await button('Yes').click();
  await expect.poll(() => rowOf(page, '700105').count()).toBe(0);
  await counted('Deleted Orders', 5).waitFor();
});

test('a deleted order is brought back from its page', async () => {
  await openOrder(page, '700100');
  expect(await button('Move to Delete').count()).toBe(0);
  await button('Move to Awaiting Response').click();
  await button('Move without a question').click();
  await page.getByText('Order has been moved to Awaiting Customer').first().waitFor();
  await counted('Deleted Orders', 4).waitFor();
  await counted('Awaiting Customer', 1).click();
  await expect.poll(() => rowOf(page, '700100').count()).toBe(1);
});
