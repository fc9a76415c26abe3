import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { seriousFindings } from '../support/axe.ts';
import { openFolder, rowOf, select } from '../support/back-office.ts';
import { networkQuiet } from '../support/network.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await page.clock.install();
  await signIn(page, world, 'Team');
});
afterAll(() => world.close());

/** By the clock, in which the folder begins, these would stand where they land. */
const newest = '?sort=-dateTime';
/** With all that stands above the rows: where they are is measured. */
const openList = async () => {
  await openFolder(page, 'newOrder', newest);
  await networkQuiet(page);
  await atRest(page);
};
const button = () => page.getByRole('button', { name: /new, show$/ });
const aMinute = () => page.clock.fastForward(61_000);
const idOfFirst = async () =>
  /\d{6}/.exec((await page.locator('main tbody tr').first().textContent()) ?? '')?.[0] ?? '';
const topOf = async (id: string) => (await rowOf(page, id).boundingBox())?.y;

test('orders that came wait above the list until somebody wants them', async () => {
  await openList();
  const first = await idOfFirst();
  const before = await topOf(first);
  for (const order_id of ['709001', '709002']) await world.app.newOrder({ order_id });
  await aMinute();
  await expect.poll(() => button().textContent()).toBe('2 new, show');
  expect(await topOf(first)).toBe(before);
  expect(await rowOf(page, '709001').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await world.picture(page, 'new-orders');
  await button().focus();
  await page.keyboard.press('Enter');
  for (const id of ['709001', '709002']) await rowOf(page, id).waitFor();
  await expect.poll(() => button().count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('New Orders');
});

test('on a phone they stand beside the summary, and no row moves', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList();
  const before = await topOf('709002');
  await world.app.newOrder({ order_id: '709003' });
  await aMinute();
  await expect.poll(() => button().textContent()).toBe('1 new, show');
  expect(await topOf('709002')).toBe(before);
  await world.picture(page, 'new-orders-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a selection stays, and they are offered again after it', async () => {
  await openFolder(page, 'newOrder', newest);
  await world.app.newOrder({ order_id: '709004' });
  await select(page, ['709003']);
  const looked = page.waitForResponse(/get-orders-list/);
  await aMinute();
  await (await looked).finished();
  expect(await button().count()).toBe(0);
  await page.getByLabel('Select order 709003').uncheck();
  await expect.poll(() => button().textContent()).toBe('1 new, show');
});
