import { execFileSync } from 'node:child_process';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrder } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** What the printer gets of an order and of its letter. */
const orderId = '700100';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await signIn(page, world, 'Manager');
  await openOrder(page, orderId);
});
afterAll(() => world.close());

/** Controls of any kind that paper would show. */
const visibleControls = () =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('button, input, textarea, select, form, nav, [role=status]'),
    )
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent !== '')
      .map((one) => one.outerHTML.slice(0, 120)),
  );

test('View Order has no control on paper, and all columns of its histories', async () => {
  await page.getByLabel('Remark').fill('Written on paper too');
  await page.getByRole('button', { name: 'Add Comment', exact: true }).click();
  await page.getByText('Remark has been added successfully').first().waitFor();
  await page.getByRole('table', { name: 'Comment History' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  // As wide as the inside of an A4 sheet.
  await page.setViewportSize({ width: 703, height: 1000 });
  await expect.poll(visibleControls).toEqual([]);
  await page.getByText('Skip to content').waitFor({ state: 'hidden' });
  await page.getByText('Remark has been added successfully').first().waitFor({ state: 'hidden' });
  const comments = page.getByRole('table', { name: 'Comment History' });
  for (const column of ['Date & Time', 'Team', 'Remark', 'WhatsApp', 'Report error']) {
    const head = comments.getByRole('columnheader', { name: column });
    const right = async () => {
      const box = await head.boundingBox();
      return (box?.x ?? 999) + (box?.width ?? 0);
    };
    await expect.poll(right, { message: column }).toBeLessThanOrEqual(703);
  }
  for (const fact of ['ZX1204400', 'Camera body and lens', 'Written on paper too']) {
    await page.getByText(fact).first().waitFor();
  }
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** The text of each printed page; null where no program reads it. */
async function printedPages(): Promise<string[] | null> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  try {
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
    return text.split('\f').filter((one) => one.trim() !== '');
  } catch {
    return null;
  }
}

test('View Order carries its order id on every page', async ({ skip }) => {
  const pages = await printedPages();
  if (pages === null) return skip('pdftotext (poppler-utils) is not here');
  for (const [at, one] of pages.entries()) {
    expect(one).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(one).toMatch(new RegExp(`Order ${orderId} .*Page ${at + 1} of`));
  }
});

test('a timeline that is not loaded says so on paper, where no bar stands for it', async () => {
  await page.route('**/api/admin/get-order-history/**', () => {});
  await page.reload();
  await openOrder(page, orderId);
  await page.emulateMedia({ media: 'print' });
  await page.getByText('The timeline was not loaded when this page was printed.').waitFor();
  await page.getByRole('status', { name: 'Loading the timeline' }).waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: null });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the letter carries its order and pack on every page, and its request on the first', async ({
  skip,
}) => {
  await page.getByRole('button', { name: 'Move to Completed Orders' }).click();
  await page.getByText('Order has been moved to Completed').first().waitFor();
  await page.goto(`/admin/view-order/${encodeURIComponent(encodeOrderId(orderId))}/defence-pack/1`);
  await page.getByRole('article').waitFor();
  const pages = await printedPages();
  if (pages === null) return skip('pdftotext (poppler-utils) is not here');
  for (const [at, one] of pages.entries()) {
    expect(one).toContain(`Defence Pack 1 · order ${orderId}`);
    expect(one).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  expect(pages[0]).toContain('Our request');
  expect(pages.join()).not.toMatch(/Print Defence Pack|Skip to content/);
});
