import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHalves } from '../support/halves.ts';
import { networkQuiet } from '../support/network.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.app.newOrder({ order_id: '700955', process_status: 'Completed' });
});
afterAll(() => world.close());

const screens = {
  'a list': {
    path: '/admin/completed-order',
    call: '/get-orders-list/',
    chunk: /\/folder-route-/,
    shows: 'Showing 1-',
    title: 'Completed Orders',
  },
  'the history': {
    path: '/admin/order-history',
    call: '/get-orders-list/',
    chunk: /\/folder-route-/,
    shows: 'Showing 1-',
    title: 'Order History',
  },
  'an order': {
    path: `/admin/view-order/${encodeOrderId('700955')}`,
    call: '/get-orders-details/',
    chunk: /\/ViewOrderScreen-/,
    shows: 'Maren Ostrowick-Vale',
    title: 'Order 700955',
  },
};

test.each(Object.entries(screens))(
  'the page of %s names what its screen loads, and asks for it once',
  async (_, screen) => {
    const html = await (await fetch(world.app.url + screen.path)).text();
    const links = html.matchAll(/<link (?:data-late|rel="stylesheet")[^>]* href="([^"]+)"/g);
    const named = [...links].map(([, href]) => href as string);
    expect(named).toContainEqual(expect.stringMatching(screen.chunk));
    for (const href of named) expect((await fetch(world.app.url + href)).status, href).toBe(200);

    const page = await world.newPage();
    await signIn(page, world, 'Admin');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(screen.path);
    await page.getByText(screen.shows).first().waitFor();
    expect(asked.filter((path) => path.includes(screen.call))).toHaveLength(1);
    // Once too: what the page names is what the app's own loader asks for. Some of it may still be to come.
    await expect.poll(() => named.filter((href) => !asked.includes(href))).toEqual([]);
    await networkQuiet(page);
    for (const href of named) expect(asked.filter((path) => path === href).length, href).toBe(1);
    await page.close();
  },
);

/** What stands of the app; that its scripts did not come is said to everybody. */
const drawn = (page: Page) => page.locator('#root > :not([data-stopped])');

test.each(Object.entries(screens))(
  'the page of %s has its frame and title before any script, for staff only',
  async (_, { path, title }) => {
    const page = await world.newPage();
    await signIn(page, world, 'Admin');
    // None of the app's scripts comes: what is seen is what the server sent.
    await page.route('**/assets-backoffice/*.js', (route) => route.abort());
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Future Orders' }).first().waitFor({ state: 'attached' });
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await page.waitForLoadState();
    expect(await drawn(page).count()).toBe(0);
    await page.close();
  },
);

test('the frame of the history is drawn for no role that may not see it', async () => {
  const page = await world.newPage();
  await signIn(page, world, 'Telecaller');
  await page.route('**/assets-backoffice/*.js', (route) => route.abort());
  await page.goto('/admin/order-history');
  await page.waitForLoadState();
  expect(await drawn(page).count()).toBe(0);
  await page.close();
});

test.each(Object.entries(screens))(
  'the page of %s is painted when all of it has come, and not in pieces that move',
  async (_, { path }) => {
    const page = await world.newPage();
    const halves = await startHalves(world.app.url, '</h1>');
    await page.goto(halves.url + path, { waitUntil: 'commit' });
    // A page without a frame runs no animation callbacks: looked at by the clock.
    const hasTitleAndStyles = () =>
      document.querySelector('h1') !== null &&
      Array.from(document.styleSheets).some(({ href }) => href !== null);
    await page.waitForFunction(hasTitleAndStyles, undefined, { polling: 50 });
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await page.waitForTimeout(500);
    expect(await paints()).toBe(0);
    halves.sendSecond();
    await expect.poll(paints).toBeGreaterThan(0);
    await page.close();
    await halves.close();
  },
);
