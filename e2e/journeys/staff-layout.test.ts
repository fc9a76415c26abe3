import { folders } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { orderPath } from '../support/back-office.ts';
import { fillEveryFolder } from '../support/every-folder.ts';
import { keepToasts } from '../support/keep-toasts.ts';
import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { networkQuiet } from '../support/network.ts';
import { kindsOfLists, kindsOfScreens } from '../support/staff-screens.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  await fillEveryFolder(world, world.emailOf('Admin'));
  // The longest id that stands on one line, and the longest telephone number there is.
  await world.app.newOrder({
    order_id: '1234567890123456',
    country_code: '880',
    phone_number: '171234567890',
    email: 'an-address-that-no-column-has-room-for@a-long-name-of-a-server.example.com',
  });
  page = await world.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await signIn(page, world, 'Admin');
});
afterAll(() => world.close());

const open = async (path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await networkQuiet(page);
  await atRest(page);
};

/** How many pixels of a table lie beyond the edge of its box. */
const hidden = () =>
  page
    .locator('main section')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.scrollWidth - box.clientWidth).filter((pixels) => pixels > 1),
    );

/** Ids and telephone numbers that take two lines or are cut; the e-mail alone may take two. */
const broken = () =>
  page.locator('main tbody bdi[dir="ltr"]').evaluateAll((texts) =>
    texts
      .filter((text) => !text.textContent.includes('@'))
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top / 8));
        return new Set(lines).size > 1 || text.scrollWidth > text.clientWidth + 1;
      })
      .map((text) => text.textContent),
  );

async function expectWhole(what: string): Promise<void> {
  expect.soft(await hidden(), what).toEqual([]);
  expect.soft(await broken(), what).toEqual([]);
}

const resize = async (width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await atRest(page);
};

// The lists that are drawn alike stand for each other. In less room the same table is only drawn again.
test.each([
  { width: 390, narrower: 320 },
  { width: 768, narrower: undefined },
  { width: 1440, narrower: 1280 },
])(
  'at $width px nothing jumps, hides or breaks',
  async ({ width, narrower }) => {
    for (const path of [...kindsOfScreens, orderPath('700100')]) {
      // Before the page is loaded: one that becomes narrower meanwhile does jump.
      await resize(width);
      await open(path);
      const { sum, largest } = await shiftsOf(page);
      expect.soft(sum, `${path} at ${width} px: ${largest}`).toBeLessThanOrEqual(0.02);
      if (path.startsWith('/admin/view-order')) continue;
      await expectWhole(`${path} at ${width} px`);
      if (narrower === undefined) continue;
      await resize(narrower);
      await expectWhole(`${path} at ${narrower} px`);
    }
    await resize(width);
    await open('/admin/recent-order');
    await world.picture(page, `list-${width}`);
  },
  300_000,
);

test('with the letter spacing of WCAG 1.4.12 no cell runs into the next', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of kindsOfLists) {
    await open(`/admin/${folders[name].slug}`);
    await page.addStyleTag({
      content:
        '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    });
    const over = await page.locator('main table').evaluate((table) =>
      Array.from(table.querySelectorAll('th, td'))
        .filter((cell) => {
          const { right } = cell.getBoundingClientRect();
          return Array.from(cell.querySelectorAll('span, bdi, button')).some(
            (part) => part.getBoundingClientRect().right > right + 1,
          );
        })
        .map((cell) => cell.textContent),
    );
    expect.soft(over, name).toEqual([]);
  }
  await world.picture(page, 'list-text-spacing');
});

test('lists and reports print as documents', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/admin/recent-order', '/admin/order-history', '/admin/country-order-list']) {
    await open(path);
    await page.locator('main thead th').first().waitFor();
    const columns = await page.locator('main thead th:not([data-check])').allTextContents();
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator(
      'a[href], input, select, header button, aside, .mantine-Notification-root',
    );
    const controls = await shown.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 120)),
    );
    expect.soft(controls, path).toEqual([]);
    const heads = page.locator('main thead th');
    const onPaper = await heads.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
    );
    expect.soft(onPaper, path).toEqual(columns.filter((name) => name !== 'Action'));
    await page.emulateMedia({ media: null });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.each([390, 1440])('a toast covers no link and no heading at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await open('/admin/country-order-list');
  const toast = page.locator('.mantine-Notification-root');
  await toast.waitFor();
  await world.picture(page, `report-${width}`);
  const under = () =>
    toast.evaluateAll((toasts) =>
      Array.from(document.querySelectorAll('a[href], h1, h2, header button, main button'))
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
          const its = one.getBoundingClientRect();
          return toasts.some((each) => {
            const own = each.getBoundingClientRect();
            return (
              its.left < own.right &&
              own.left < its.right &&
              its.top < own.bottom &&
              own.top < its.bottom
            );
          });
        })
        .map((one) => one.textContent),
    );
  await expect.poll(under).toEqual([]);
  // Wide enough that its words are read, also on a phone, where the links to late orders give way.
  const widths = () => toast.evaluateAll((toasts) => toasts.map(({ clientWidth }) => clientWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(200);
  // One in many words, on a list that failed: the bar makes room, and it is said once.
  await keepToasts(page);
  await page.route('**/get-orders-list/**', (route) =>
    route.fulfill({ status: 503, json: { status: 0, message: 'The orders are away. '.repeat(9) } }),
  );
  await open('/admin/recent-order');
  await page.getByText('The orders could not be loaded.').waitFor();
  await page.getByText('The orders are away.').waitFor();
  await expect.poll(under).toEqual([]);
  await page.unroute('**/get-orders-list/**');
});
