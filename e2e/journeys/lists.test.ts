import { formatDate } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { openFolder, openOrder, rowOf } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  // The server checks an order whose day of arrival is over at a moment of its own, and its row changes.
  const doa = dayAfter(30);
  // With the eleven of the file 130 New orders, 23 of them of one traveller.
  for (let n = 100; n < 219; n++) {
    const full_name = n < 123 ? 'Zenobia Hartwick' : 'Maren Ostrowick-Vale';
    const email = n === 150 ? 'aaron@example.com' : 'maren@example.com';
    await world.app.newOrder({ order_id: `800${n}`, full_name, email, doa });
  }
  page = await world.newPage();
  await signIn(page, world, 'Admin');
});
afterAll(() => world.close());

const showing = (text: string, on = page) =>
  on.getByText(`Showing ${text}`, { exact: true }).waitFor();
const query = () => new URL(page.url()).search;
const search = () => page.getByRole('searchbox', { name: 'Search orders' });
const firstRow = () => page.locator('main tbody tr').first();

describe('search', () => {
  test('waits for a pause of 500 ms, asks once and restarts at page 1', async () => {
    // The time of this page goes on only as it is told to: no slow machine makes a pause.
    const still = await world.newPage();
    await still.clock.install();
    await signIn(still, world, 'Team');
    await openFolder(still, 'newOrder', '?page=3');
    await showing('21-30 of 130', still);
    await still.clock.pauseAt(Date.now() + 60_000);
    const asked: string[] = [];
    still.on('request', (request) => {
      if (request.url().endsWith('/search-order')) asked.push(request.postData() ?? '');
    });
    await still.getByRole('searchbox', { name: 'Search orders' }).pressSequentially('zenobia');
    await still.clock.runFor(499);
    expect(asked).toEqual([]);
    await still.clock.resume();
    await showing('1-10 of 23', still);
    expect(asked.map((body) => JSON.parse(body))).toEqual([
      { start: 0, end: 10, searchVal: 'zenobia', folderName: 'newOrder' },
    ]);
    await expect.poll(() => new URL(still.url()).search).toBe('?q=zenobia');
    await still.context().close();
  });

  test('stays in the address over pages, reload and clearing', async () => {
    await openFolder(page, 'newOrder', '?q=zenobia');
    await showing('1-10 of 23');
    const marked = async () =>
      new Set((await page.locator('mark').allTextContents()).map((text) => text.toLowerCase()));
    await expect.poll(marked).toEqual(new Set(['zenobia']));
    await page.getByRole('button', { name: 'Page 3' }).click();
    await showing('21-23 of 23');
    await expect.poll(query).toBe('?q=zenobia&page=3');
    await page.reload();
    await showing('21-23 of 23');
    await expect.poll(() => search().inputValue()).toBe('zenobia');
    const reloaded = page.waitForRequest('**/get-orders-list/newOrder*');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await reloaded;
    await showing('1-10 of 130');
    await expect.poll(query).toBe('');
    await expect.poll(marked).toEqual(new Set());
  });

  test('says twice that nothing was found, once in red', async () => {
    await search().fill('nobody of this name');
    await page.getByText('No records found', { exact: true }).waitFor();
    const line = page.getByText('No data available in table', { exact: true });
    await line.waitFor();
    await atRest(page);
    const [red = 0, green = 0, blue = 0] = await line.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(green + blue);
    await search().fill('');
    await showing('1-10 of 130');
  });
});

test('page sizes: all six are offered, stand in the address and start at page 1', async () => {
  const sizes = page.getByLabel('Rows per page');
  await openFolder(page, 'newOrder', '?page=2');
  await expect
    .poll(() => sizes.locator('option').allTextContents())
    .toEqual(['10', '25', '50', '100', '500', 'All']);
  for (const [size, shown] of [
    ['25', '1-25 of 130'],
    ['50', '1-50 of 130'],
    ['100', '1-100 of 130'],
    ['500', '1-130 of 130'],
    ['All', '1-130 of 130'],
  ] as const) {
    await sizes.selectOption(size);
    await showing(shown);
    await expect.poll(query).toBe(`?size=${size}`);
    const second = shown.startsWith('1-130') ? 0 : 1;
    await expect.poll(() => page.getByRole('button', { name: 'Page 2' }).count()).toBe(second);
  }
  await sizes.selectOption('10');
  await showing('1-10 of 130');
  await expect.poll(query).toBe('');
});

test('sorting goes up, down and back to what is to be filed first, in the address', async () => {
  const head = page.getByRole('columnheader', { name: 'Email' });
  const steps = [
    ['?sort=email', 'ascending', '800150'],
    ['?sort=-email', 'descending', '700109'],
    ['', 'none', '700100'],
  ] as const;
  for (const [address, direction, first] of steps) {
    await head.getByRole('button').click();
    await expect.poll(() => firstRow().textContent()).toContain(first);
    await expect.poll(query).toBe(address);
    await expect.poll(() => head.getAttribute('aria-sort')).toBe(direction);
  }
  await page.getByRole('button', { name: 'First to file' }).press('Enter');
  await expect.poll(query).toBe('?sort=-dateTime');
  await expect.poll(() => firstRow().textContent()).toContain('800218');
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'File by' }).press('Space');
  await page.keyboard.press('Escape');
  const clock = page.getByRole('columnheader', { name: 'File by' });
  await clock.getByRole('button').press('Enter');
  await expect.poll(query).toBe('');
  await expect.poll(() => clock.getAttribute('aria-sort')).toBe('ascending');
  await page.reload();
  await clock.waitFor();
  await page.evaluate(() => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('pabean.columns:'));
    for (const key of kept) localStorage.removeItem(key);
  });
  await openFolder(page, 'newOrder', '?sort=-orderId');
  await expect.poll(() => firstRow().textContent()).toContain('800218');
});

test('the clock of an order for Bali is the same from New York and from Jakarta', async () => {
  const { doa } = await world.app.order('700100');
  const dayBefore = new Date(Date.parse(String(doa)) - 24 * 3_600_000).toISOString().slice(0, 10);
  const seen: (string | null)[][] = [];
  for (const zone of ['America/New_York', 'Asia/Jakarta']) {
    const far = await world.newPage('desktop', zone);
    // In New York it is late on the day before, 10:30 in Jakarta and 11:30 in Bali.
    const now = new Date(`${dayBefore}T03:30:00Z`);
    await far.clock.setFixedTime(now);
    // The page goes by the server's clock where the device's is another.
    await far.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), date: now.toUTCString() },
      });
    });
    await signIn(far, world, 'Team');
    await openFolder(far, 'newOrder', '?q=Tamsin');
    const cell = await rowOf(far, '700100')
      .getByTitle(`File by ${formatDate(String(doa))} 00:00 WITA`)
      .textContent();
    await openOrder(far, '700100');
    const strip = await far.getByRole('region', { name: 'Clock' }).textContent();
    seen.push([cell, strip]);
    await far.context().close();
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.[0]).toBe('12 h');
  expect(seen[0]?.[1]).toContain(`${formatDate(dayBefore)} 11:30 WITA`);
});

test('an order leads back to the same rows, by its link, by Back and for whom the link is shared', async () => {
  const address = '?q=zenobia&sort=orderId&page=2';
  await openFolder(page, 'newOrder', address);
  await showing('11-20 of 23');
  const row = await firstRow().textContent();
  expect(row).toContain('800110');
  for (const back of [
    () => page.getByRole('main').getByRole('link', { name: 'New Orders', exact: true }).click(),
    () => page.goBack(),
  ]) {
    await rowOf(page, '800112').getByRole('link', { name: /^View/ }).click();
    await page.getByRole('heading', { name: 'Order 800112' }).waitFor();
    await back();
    await showing('11-20 of 23');
    await expect.poll(query).toBe(address);
    await expect.poll(() => firstRow().textContent()).toBe(row);
    await expect.poll(() => search().inputValue()).toBe('zenobia');
  }
  const other = await world.newPage();
  await signIn(other, world, 'Team');
  await other.goto(page.url());
  await showing('11-20 of 23', other);
  await expect.poll(() => rowOf(other, '800110').count()).toBe(1);
});

test('Refresh loads the whole page anew, at the same address', async () => {
  await page.evaluate(() => Object.assign(window, { before: true }));
  const address = query();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
  await showing('11-20 of 23');
  await expect.poll(query).toBe(address);
});

/**
 * Spec section 2, written out here and not asked of the code under test: one list of each set of columns.
 * `folders.rules.test.tsx` has all of them.
 */
const ordinary =
  'Order ID|Name|Email|Telephone|Date & Time|Processing Date|Process Month|Status|Action';
const arriving = ordinary.replace('Name|', 'Name|Arrival Date|');
const lists = [
  ['my-order', 'My Order', ordinary],
  ['recent-order', 'New Orders', arriving],
  ['contact-customer', 'Contact Customer', ordinary.replace('Telephone|', '')],
  ['future-order?month=Feb', 'Future Orders, Feb', arriving],
  ['chargeback', 'ChargeBack Orders', 'Order Id|Email|Telephone|Date & Time|Status|Action'],
] as const;

test.each(lists)('%s has its title and its columns', async (path, title, columns) => {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe(`${title} · Pabean`);
  const heads = page.locator('main thead th');
  await expect
    .poll(async () => (await heads.allTextContents()).filter((head) => head !== '').join('|'))
    .toBe(columns);
});

test('what is late is counted in the shell, one press from exactly these orders', async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const doa = dayAfter(30);
  const awaiting = { doa, process_status: 'Awaiting' } as const;
  await world.app.newOrder({ order_id: '810001', file_by_at: at(-30), ...awaiting });
  await world.app.newOrder({ order_id: '810002', doa, file_by_at: at(-2), error_count: 1 });
  await world.app.newOrder({ order_id: '810003', doa, file_by_at: at(5) });
  const shell = page.getByRole('navigation', { name: 'Late and at risk' });
  const { lateOrdersCount = 0, atRiskOrdersCount = 0 } = await counted();
  await page.setViewportSize({ width: 390, height: 844 });
  await openFolder(page, 'newOrder');
  await shell.getByRole('link', { name: `${atRiskOrdersCount} at risk`, exact: true }).waitFor();
  await shell.getByRole('link', { name: `${lateOrdersCount} late`, exact: true }).press('Enter');
  await showing(`1-${lateOrdersCount} of ${lateOrdersCount}`);
  await expect.poll(query).toBe('?due=late&sort=fileBy');
  await rowOf(page, '810001').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^With errors/ }).click();
  await showing('1-1 of 1');
  await rowOf(page, '810002').waitFor();
  await page.getByRole('button', { name: `Late ${lateOrdersCount}` }).click();
  await expect.poll(query).toBe('?withErrors=1');
});

/** The day in so many days from now. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
}

/** What the database says is late and at risk. */
async function counted() {
  const { data } = await world.app.call(
    'getFolderCount',
    { query: {} },
    await world.app.signIn('Team'),
  );
  return data as { lateOrdersCount?: number; atRiskOrdersCount?: number };
}
