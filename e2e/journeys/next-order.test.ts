import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, rowOf } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** From order to order of a list, without the way back to it each time. */
let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  // 23 of one traveller, among the eleven of the file.
  for (let n = 100; n < 123; n++) {
    await world.app.newOrder({ order_id: `800${n}`, full_name: 'Zenobia Hartwick' });
  }
  page = await world.newPage();
  await signIn(page, world, 'Team');
});
afterAll(() => world.close());

const query = (on = page) => new URL(on.url()).search;
const onOrder = (id: string) =>
  page.getByRole('heading', { name: `Order ${id}`, level: 1 }).waitFor();
/** The order's facts are there, and with them its buttons and forms. */
const ready = async (id: string) => {
  await onOrder(id);
  await page.getByRole('heading', { name: 'Add Comment Below' }).waitFor();
};
const beside = (name: 'Previous' | 'Next') =>
  page.getByRole('button', { name: `${name} order`, exact: true });
const view = (id: string) => rowOf(page, id).getByRole('link', { name: /^View/ });
const remark = () => page.getByLabel('Remark');

test('N and P go to the orders beside this one, over the border of a page', async () => {
  await openFolder(page, 'newOrder', '?q=zenobia&sort=orderId');
  await page.getByText('Showing 1-10 of 23', { exact: true }).waitFor();
  await view('800108').click();
  await ready('800108');
  await page.keyboard.press('n');
  await ready('800109');
  await page.keyboard.press('n');
  await ready('800110');
  await page.keyboard.press('p');
  await ready('800109');
});

test('afterwards the heading has the focus, and the file field does not swallow them', async () => {
  const at = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(at).toBe('Order 800109');
  await page.keyboard.press('u');
  await page.locator('input[type=file]:focus').waitFor({ state: 'attached' });
  await page.keyboard.press('n');
  await ready('800110');
  await expect.poll(at).toBe('Order 800110');
  await page.keyboard.press('p');
  await ready('800109');
});

test('the buttons do the same, and back returns to the page where the order stands', async () => {
  await beside('Next').click();
  await ready('800110');
  await beside('Next').click();
  await ready('800111');
  await page.getByRole('main').getByRole('link', { name: 'New Orders', exact: true }).click();
  await page.getByText('Showing 11-20 of 23', { exact: true }).waitFor();
  await expect.poll(() => query()).toBe('?q=zenobia&sort=orderId&page=2');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('zenobia');
  await expect.poll(() => rowOf(page, '800111').count()).toBe(1);
});

test('backwards over the border as well, and not beyond the ends', async () => {
  await view('800110').click();
  await ready('800110');
  await beside('Previous').click();
  await ready('800109');
  await page.getByRole('main').getByRole('link', { name: 'New Orders', exact: true }).click();
  await page.getByText('Showing 1-10 of 23', { exact: true }).waitFor();

  await view('800100').click();
  await ready('800100');
  await expect.poll(() => beside('Previous').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await ready('800101');
});

test('a half-written remark is there again on its order, and on no other', async () => {
  await remark().fill('Called twice, nobody');
  await beside('Next').click();
  await ready('800102');
  await expect.poll(() => remark().inputValue()).toBe('');
  await beside('Previous').click();
  await ready('800101');
  await expect.poll(() => remark().inputValue()).toBe('Called twice, nobody');
  await page.reload();
  await ready('800101');
  await expect.poll(() => remark().inputValue()).toBe('Called twice, nobody');
});

test('once it is sent, nothing is left of it', async () => {
  await page.getByRole('button', { name: 'Add Comment', exact: true }).click();
  await page.getByText('Remark has been added successfully').first().waitFor();
  // After the reload the list is known again.
  await beside('Next').click();
  await ready('800102');
  await beside('Previous').click();
  await ready('800101');
  await expect.poll(() => remark().inputValue()).toBe('');
});

test('a phone sorts by a control of its own: address, direction, order', async () => {
  const phone = await world.newPage('phone');
  await signIn(phone, world, 'Team');
  await openFolder(phone, 'newOrder', '?q=zenobia&page=2');
  const first = () => phone.locator('main tbody tr').first().textContent();
  await phone.getByLabel('Sort by').selectOption({ label: 'Order ID' });
  await expect.poll(() => query(phone)).toBe('?q=zenobia&sort=orderId');
  await expect.poll(first).toContain('800100');
  await phone.getByRole('button', { name: 'Sort descending' }).click();
  await expect.poll(() => query(phone)).toBe('?q=zenobia&sort=-orderId');
  await expect.poll(first).toContain('800122');
});
