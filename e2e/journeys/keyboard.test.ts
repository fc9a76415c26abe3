import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderPath, rowOf } from '../support/back-office.ts';
import { codedPdf } from '../support/sample-pdf.ts';
import { password, startWorld, type World } from '../support/world.ts';

/** The main job without a mouse: nothing in this file is ever clicked. */
let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
});
afterAll(() => world.close());

const press = (key: string) => page.keyboard.press(key);
const type = (text: string) => page.keyboard.type(text);
/** A sequence has to be typed in 1.5 s: the second key does not wait until the first is handled. */
const pressBoth = (first: string, second: string) => Promise.all([press(first), press(second)]);
/** The screen holds what the last change left: no move is heard before that. */
const moved = (label: string) =>
  expect.poll(() => page.getByRole('button', { name: label, exact: true }).count()).toBe(0);
const dialog = () => page.getByRole('dialog');
const cursor = () => page.locator('main tbody tr[aria-current]');
const orderAtCursor = async () => (await cursor().textContent())?.match(/7001\d\d/)?.[0] ?? '';
/** What has the focus: its label or its words. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const labels = at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : '';
    return at?.getAttribute('aria-label') ?? (labels || (at?.textContent ?? ''));
  });

/** Tab, as often as a patient person would. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused()).trim() === name) return;
    await press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('signs in', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await tabTo('Email');
  await type(world.emailOf('Team'));
  await tabTo('Password');
  await type(password);
  await press('Enter');
  await page.waitForURL('**/admin');
  await page.getByText('Showing 1-10 of 11').waitFor();
});

let orderId: string;

test('J and K walk the rows, X selects', async () => {
  await press('j');
  await expect.poll(() => cursor().count()).toBe(1);
  orderId = await orderAtCursor();
  await press('j');
  await expect.poll(orderAtCursor).not.toBe(orderId);
  await press('k');
  await expect.poll(orderAtCursor).toBe(orderId);
  await press('x');
  await page.getByText('1 selected').waitFor();
  await expect.poll(() => page.getByLabel(`Select order ${orderId}`).isChecked()).toBe(true);
});

test('A asks first, Tab and Enter say Yes', async () => {
  await press('a');
  await dialog().getByText('Are you sure want to assigned orders.').waitFor();
  await expect.poll(focused).toBe('No');
  await tabTo('Yes');
  await press('Enter');
  await page.getByText('Order has been assigned successfully').first().waitFor();
  // Keys are not heard while the dialog closes.
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => rowOf(page, orderId).textContent()).toContain('Assigned to Sinta');
});

test('Enter opens the order, C and Ctrl+Enter comment on it', async () => {
  await press('Enter');
  await page.waitForURL(`**${orderPath(orderId)}*`);
  await page.getByRole('heading', { name: 'Add Comment Below' }).waitFor();
  await press('c');
  await expect.poll(focused).toBe('Remark');
  await type('Checked twice, u and c are letters here.');
  await press('Control+Enter');
  await page.getByText('Remark has been added successfully').first().waitFor();
  const comments = page.getByRole('table', { name: 'Comment History' });
  await expect.poll(() => comments.textContent()).toContain('u and c are letters here.');
});

test('U leads to the upload, Enter sends it', async () => {
  await tabTo('WhatsApp');
  await press('u');
  await expect.poll(focused).toBe('Document');
  // The system's own file dialog is not ours to drive.
  const file = { name: 'approved.pdf', mimeType: 'application/pdf', buffer: codedPdf() };
  await page.locator('input[type=file]:focus').setInputFiles(file);
  // Enter sends it; Space would choose another.
  await press('Enter');
  await page.getByText('Document has been uploaded successfully').first().waitFor();
  expect((await world.app.order(orderId)).process_status).toBe('Completed');
  await moved('Move to Completed Orders');
});

test('M and a digit move the order, from the file field too, and letters stay letters', async () => {
  await expect.poll(async () => (await focused()).trim()).toBe('Document');
  await pressBoth('m', '3');
  await page.getByRole('button', { name: 'Move without a question' }).press('Enter');
  await page.getByText('Order has been moved to Contact Customer').first().waitFor();
  await moved('Move to Contact Customer');
  await press('c');
  await expect.poll(focused).toBe('Remark');
  await type('m2 n p u');
  await expect.poll(() => page.getByLabel('Remark').inputValue()).toBe('m2 n p u');
  await page.getByLabel('Remark').fill('');
  await press('Tab');
  await pressBoth('m', '6');
  await page.getByText('Order has been moved to Completed').first().waitFor();
  await moved('Move to Completed Orders');
  expect((await world.app.order(orderId)).process_status).toBe('Completed');
});

test('G then C goes to Completed Orders, where the order is now', async () => {
  await pressBoth('g', 'c');
  await page.getByRole('heading', { name: 'Completed Orders', level: 1 }).waitFor();
  await expect.poll(() => rowOf(page, orderId).count()).toBe(1);
});

test('? opens the list of keys; single keys can be switched off there', async () => {
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  for (const words of [
    'Next, previous row',
    'Select row',
    'Future Orders',
    'Write a comment',
    'Move to Delete',
  ]) {
    await dialog().getByText(words, { exact: true }).waitFor();
  }
  await tabTo('Single key shortcuts');
  await press('Space');
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });

  for (const key of ['j', 'x', '?']) await press(key);
  // Arrows write nothing and go on working: by then the keys before them would have, too.
  await press('ArrowDown');
  await expect.poll(() => cursor().count()).toBe(1);
  expect(await page.getByText('1 selected').count()).toBe(0);
  expect(await dialog().count()).toBe(0);
});

test('they stay off over a reload, and are switched on again by the button', async () => {
  await page.reload();
  await page.getByText('Showing 1-1 of 1').waitFor();
  await press('j');
  await tabTo('Keyboard shortcuts');
  expect(await cursor().count()).toBe(0);
  await press('Enter');
  await dialog().waitFor();
  await tabTo('Single key shortcuts');
  await press('Space');
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await press('j');
  await press('x');
  await page.getByText('1 selected').waitFor();
  await press('Escape');
  await page.getByText('Showing 1-1 of 1').waitFor();
});

test('/ leads to the search, where every key is a letter', async () => {
  await press('/');
  await expect.poll(focused).toBe('Search orders');
  await type('jxa?#gc');
  await expect.poll(() => page.getByLabel('Search orders').inputValue()).toBe('jxa?#gc');
  await page.getByText('No records found').waitFor();
  expect(await dialog().count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/admin/completed-order');
  await press('Escape');
  await page.getByText('Showing 1-1 of 1').waitFor();
});
