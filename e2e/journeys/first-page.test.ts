import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdScripts } from '../support/hold-scripts.ts';
import { startWorld, type World } from '../support/world.ts';

const orderId = '700100';
const encoded = encodeURIComponent(encodeOrderId(orderId));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Track Order can be read before any script, in the language that the browser asks for', async () => {
  const context = await world.browser.newContext({
    baseURL: world.app.url,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' },
  });
  const page = await context.newPage();
  await page.goto('/track-order');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await heading(page).textContent()).toMatch(/\p{Script=Arabic}/u);
  await page.getByText('غير تابعة للحكومة الإندونيسية').first().waitFor();

  await page.goto('/track-order?lang=en');
  await page.getByText('Not affiliated with the Indonesian government.').first().waitFor();
  expect(await heading(page).textContent()).toContain('Enter the e-mail');
  // What is typed here must never be sent in an address.
  await page.getByLabel('Email ID').fill('traveller0@example.net');
  await page.getByRole('button', { name: 'TRACK ORDER' }).click();
  await page.getByLabel('Email ID').press('Enter');
  expect(page.url()).toBe(`${world.app.url}/track-order?lang=en`);
  await context.close();
});

test('what is typed while the script is on its way is not lost, nor is the place in it', async () => {
  const page = await world.newPage('phone');
  const arrive = await holdScripts(page, 'portal');
  await page.goto('/track-order', { waitUntil: 'commit' });
  await page.getByLabel('Order ID').fill(orderId);
  await page.getByLabel('Email ID').pressSequentially('traveller0@exam');
  arrive();
  // The form of the script has another id than the drawn one.
  await expect.poll(() => page.locator('button[form="none"]').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Order ID').inputValue()).toBe(orderId);
  await expect
    .poll(() => page.getByLabel('Email ID').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type('ple.net');
  await expect.poll(() => page.getByLabel('Email ID').inputValue()).toBe('traveller0@example.net');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/get-new-order-details/**');
});

test('no letter is lost that is typed while a slow phone draws the page', async () => {
  const page = await world.newPage('phone');
  const arrive = await holdScripts(page, 'portal');
  await page.goto('/track-order', { waitUntil: 'commit' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const email = `${'traveller.'.repeat(8)}0@example.net`;
  await page.getByLabel('Email ID').pressSequentially(email.slice(0, 10));
  arrive();
  // With the keyboard, which does not wait for the field.
  for (const letter of email.slice(10)) await page.keyboard.type(letter, { delay: 15 });
  await expect.poll(() => page.locator('button[form="none"]').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Email ID').inputValue()).toBe(email);
});

test('a press that comes before the script is done when it is there', async () => {
  const page = await world.newPage('phone');
  const arrive = await holdScripts(page, 'portal');
  await page.goto('/track-order', { waitUntil: 'commit' });
  await page.getByLabel('Order ID').fill(orderId);
  await page.getByLabel('Email ID').fill('traveller0@example.net');
  await page.locator('button[form="none"]').click();
  arrive();
  await page.waitForURL('**/get-new-order-details/**');
});

test('a link fills in the order id once the script is there', async () => {
  const page = await world.newPage('phone');
  await page.goto(`/track-order/${encoded}`);
  await expect.poll(() => page.getByLabel('Order ID').inputValue()).toBe(orderId);
});

test('a page whose script does not come says so, in its language where it is drawn', async () => {
  const page = await world.newPage('phone');
  await page.route('**/assets-portal/index-*.js', (route) => route.abort());
  await page.goto('/track-order?lang=ar');
  const note = page.getByRole('alert');
  await expect.poll(() => note.textContent()).toMatch(/\p{Script=Arabic}/u);
  await page.goto('/get-new-order-details/on-this-device');
  await expect.poll(() => note.textContent()).toContain('A part of this page did not arrive.');
  expect(await page.getByText('Loading').count()).toBe(0);
  await page.unroute('**/assets-portal/index-*.js');
  await note.getByRole('link', { name: 'Load again' }).click();
  await heading(page).waitFor();
  await expect.poll(() => note.count()).toBe(0);
});
