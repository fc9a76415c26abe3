import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowOf } from '../support/back-office.ts';
import { keepToasts } from '../support/keep-toasts.ts';
import { expectReadable } from '../support/screen.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** The palette (decision 059): a shift by words and keys. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const field = (page: Page) => page.getByRole('combobox', { name: 'Go to or do' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

/** Opens it by its keys and types at once: not a letter may go to the page behind. */
async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(words);
  await expect.poll(() => field(page).inputValue()).toBe(words);
}

const hasFocus = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words);

/** What Enter would take. */
const isChosen = (page: Page, name: RegExp) =>
  expect.poll(() => option(page, name).getAttribute('aria-selected')).toBe('true');

test('goes, selects, assigns, looks up and moves without a mouse', async () => {
  const page = await world.newPage();
  await signIn(page, world, 'Team');
  await page.getByText(/^Showing 1-10/).waitFor();
  await type(page, 'pri');
  await isChosen(page, /^Priority Order/);
  await expectReadable(page, 'the palette over a list');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Priority Order', level: 1 }).waitFor();

  await type(page, 'new ord');
  await isChosen(page, /^New Orders/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New Orders', level: 1 }).waitFor();
  await page.getByText(/^Showing 1-10/).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  const orderId = (await page.locator('main tbody tr[aria-current]').textContent())?.match(
    /7\d{5}/,
  )?.[0];
  if (orderId === undefined) throw new Error('No row has the cursor.');

  await type(page, 'as');
  await page.getByText('1 order selected').waitFor();
  await isChosen(page, /^Assign to me/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure want to assigned orders.' });
  await hasFocus(page, 'No');
  await page.keyboard.press('Tab');
  await hasFocus(page, 'Yes');
  await page.keyboard.press('Enter');
  await expect.poll(() => rowOf(page, orderId).textContent()).toContain('Assigned to Sinta');
  await question.waitFor({ state: 'detached' });

  await type(page, orderId);
  await isChosen(page, new RegExp(`^View order ${orderId}`));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Order ${orderId}`, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Move to Awaiting Govt' }).waitFor();

  await type(page, 'mov cus ca');
  await isChosen(page, /^Move to Customer Called/);
  await world.picture(page, 'palette');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('button', { name: 'Move to Customer Called' }).count())
    .toBe(0);

  await type(page, 'comm');
  await isChosen(page, /^Add Comment/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Called twice.');
  await expect.poll(() => page.locator('#order-comment').inputValue()).toBe('Called twice.');
  // The same keys close it, also at once: what was being written goes on, and N opens no other order.
  for (const pause of [0, 0, 5, 20, 200]) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(pause);
    await page.keyboard.press('Control+k');
  }
  await field(page).waitFor({ state: 'detached' });
  await page.keyboard.type(' No answer.');
  await expect
    .poll(() => page.locator('#order-comment').inputValue())
    .toBe('Called twice. No answer.');
});

test.each(['phone', 'desktop'] as const)('no toast covers its field on a %s', async (device) => {
  const page = await world.newPage(device);
  await signIn(page, world, 'Team');
  await page.getByText(/^Showing 1-10/).waitFor();
  // Many words, as some answers have.
  await page.route('**/get-orders-list/**', (route) =>
    route.fulfill({ status: 503, json: { status: 0, message: 'The orders are away. '.repeat(9) } }),
  );
  await keepToasts(page);
  await page.reload();
  await page.getByText('The orders are away.').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('called');
  const bottomOfToasts = () =>
    page
      .locator('.mantine-Notification-root')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  const top = async () => (await field(page).boundingBox())?.y ?? 0;
  await expect.poll(bottomOfToasts).toBeGreaterThan(0);
  // Both at one time: a toast that slides in is somewhere else a moment later.
  await expect.poll(async () => (await top()) - (await bottomOfToasts())).toBeGreaterThan(0);
  await world.picture(page, `palette-toast-${device}`);
});

test('on a phone the menu of the account opens it', async () => {
  const page = await world.newPage('phone');
  await signIn(page, world, 'Telecaller');
  await page.getByText(/^Showing 1-10/).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Go to or do' }).click();
  await field(page).fill('called');
  await expectReadable(page, 'the palette on a phone');
  // A Telecaller may not open Order History, nor search all orders.
  await field(page).fill('history');
  await page.getByText('No matches.').waitFor();
  await field(page).fill('called');
  await option(page, /^Customer Called/).click();
  await page.getByRole('heading', { name: 'Customer Called', level: 1 }).waitFor();
});

test('says what to do where it could not be fetched', async () => {
  const page = await world.newPage();
  const script = '**/assets-backoffice/Palette-*.js';
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await signIn(page, world, 'Team');
  await page.getByText(/^Showing 1-10/).waitFor();
  await page.keyboard.press('Control+k');
  await page
    .getByText('The list of commands could not be loaded. Please reload the page.')
    .waitFor();
  await page.unroute(script);
  await page.reload();
  await page.getByText(/^Showing 1-10/).waitFor();
  await type(page, 'pri');
  await isChosen(page, /^Priority Order/);
});
