import { seedBulk } from '@pabean/api/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** "All" of some thousands of orders: more than are kept in memory. */

let world: World;
let page: Page;
/** The ids of Order History, newest first. */
let ids: readonly string[];
const grouped = new Intl.NumberFormat('en-US');
const digits = (value: number) => grouped.format(value);

beforeAll(async () => {
  world = await startWorld();
  await seedBulk(world.app.db, 4000);
  const rows = await world.app.db
    .selectFrom('orders')
    .select('order_id')
    .where('process_status', '<>', 'Deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  ids = rows.map(({ order_id }) => order_id);
  page = await world.newPage();
  await signIn(page, world, 'Admin');
});
afterAll(() => world.close());

const openAll = async (on = page) => {
  await openFolder(on, 'allOrder', '?size=All');
  const whole = `Showing 1-${digits(ids.length)} of ${digits(ids.length)}`;
  await on.getByText(whole, { exact: true }).waitFor();
  await row(0, on).waitFor();
};
const row = (place: number, on = page) =>
  on.locator(`main tbody tr[aria-rowindex="${place + 2}"]:not([data-skeleton])`);
const area = () => page.getByRole('region', { name: 'Order History' });
const cursor = () => page.locator('main tbody tr[aria-current]').getAttribute('aria-rowindex');
/** The order at a place of the list is there, drawn by the screen. */
const holds = (place: number, on = page) =>
  expect.poll(() => row(place, on).textContent()).toContain(ids[place]);

test('says how many rows there are, and draws few', async () => {
  await openAll();
  const table = page.getByRole('table', { name: 'Order History' });
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(ids.length + 1));
  await expect.poll(() => page.locator('main tbody tr').count()).toBeLessThan(80);
  await holds(0);
});

test('scrolls to the end, to the middle and back to the beginning', async () => {
  await openAll();
  await area().focus();
  await page.keyboard.press('End');
  await holds(ids.length - 1);
  await area().evaluate((box) => {
    box.scrollTop = box.scrollHeight / 2;
  });
  await holds(Math.floor(ids.length / 2));
  await area().focus();
  await page.keyboard.press('Home');
  await holds(0);
});

test('is walked by keys over the border of what is loaded', async () => {
  await openAll();
  const last = row(99);
  await area().evaluate((box) => {
    box.scrollTop = 99 * 40 - 100;
  });
  await last.click({ position: { x: 300, y: 20 } });
  await expect.poll(cursor).toBe('101');
  for (let step = 0; step < 12; step++) await page.keyboard.press('j');
  await expect.poll(cursor).toBe('113');
  await holds(111);
  await page.keyboard.press('x');
  await page.getByText('1 selected', { exact: true }).waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('Shift+X');
  await page.getByText('2 selected', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Order ${ids[110]}`, level: 1 }).waitFor();
});

test('selects all but a few, and says the limit before anything is pressed', async () => {
  await openAll();
  const whole = page.getByRole('checkbox', { name: 'Select all rows of this list' });
  await whole.click();
  await page.getByText(`${digits(ids.length)} selected`, { exact: true }).waitFor();
  await page.getByLabel(`Select order ${ids[1]}`).click();
  await page.getByText(`${digits(ids.length - 1)} selected`, { exact: true }).waitFor();
  await page.getByRole('note').getByText('At most 1,000 orders can be changed at once.').waitFor();
  const button = page.getByRole('button', { name: 'Delete Order', exact: true });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await area().focus();
  await page.keyboard.press('End');
  const lastBox = page.getByLabel(`Select order ${ids.at(-1)}`);
  await expect.poll(() => lastBox.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => lastBox.isChecked()).toBe(false);
});

test('within the limit all orders are changed as single ones are', async () => {
  await openFolder(page, 'newOrder', '?size=All');
  await page.getByRole('checkbox', { name: 'Select all rows of this list' }).click();
  const button = page.getByRole('button', { name: 'Assign to me', exact: true });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  await button.click();
  const question = page.getByRole('dialog');
  await question.getByText(/^Orders .* more$/).waitFor();
  await question.getByRole('button', { name: 'No' }).click();
});

test('on a phone cards come as they are scrolled to', async () => {
  const phone = await world.newPage('phone');
  await signIn(phone, world, 'Team');
  await openAll(phone);
  // The end moves away while cards above it get their height: it is scrolled to again.
  await expect
    .poll(async () => {
      await phone.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return row(ids.length - 1, phone).count();
    })
    .toBe(1);
  await holds(ids.length - 1, phone);
  await expect.poll(() => phone.locator('main tbody tr').count()).toBeLessThan(60);
  const { width, inner } = await phone.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }));
  expect(width).toBeLessThanOrEqual(inner);
  await phone.context().close();
});
