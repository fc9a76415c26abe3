import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, openOrder } from '../support/back-office.ts';
import { covered, tooWide } from '../support/layout.ts';
import { expectReadable } from '../support/screen.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** A desktop at 200 percent: half as many pixels of layout, twice as large. */
const halved = { width: 720, height: 450 };

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, world, 'Manager');
  await page.setViewportSize(halved);
});
afterAll(() => world.close());

test('a folder at 200 percent: nothing is cut, nothing covers a control', async () => {
  await openFolder(page, 'newOrder');
  await world.picture(page, 'new-orders-zoomed');
  await expectReadable(page, 'the folder');
  expect(await covered(page)).toEqual([]);
});

test('an order at 200 percent: nothing is cut, nothing covers a control', async () => {
  await openOrder(page, '700100');
  await world.picture(page, 'view-order-zoomed');
  await expectReadable(page, 'the order');
  expect(await covered(page)).toEqual([]);
});

test('what is looked for here would be found', async () => {
  await page.evaluate(() => {
    const lid = document.createElement('div');
    lid.style.cssText = 'position: fixed; inset: 0; inline-size: 900px; z-index: 9999';
    lid.innerHTML = '<button style="position: absolute; left: 800px">Too far</button>';
    document.body.append(lid);
  });
  expect(await tooWide(page)).toContainEqual(expect.stringContaining('Too far'));
  expect((await covered(page)).length).toBeGreaterThan(10);
});
