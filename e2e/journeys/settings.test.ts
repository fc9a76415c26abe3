import { ensureGateways } from '@pabean/api/testing';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { password, signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  await ensureGateways(world.app.db, ['Alpha Pay', 'Beta Pay']);
  page = await world.newPage();
  await signIn(page, world, 'Manager');
});
afterAll(() => world.close());

const link = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('Manage Team: a member is added, changed and deleted', async () => {
  await link('Manage Team').click();
  await page.getByRole('heading', { name: 'Manage Team' }).waitFor();
  await button('Add Team Member').click();
  for (const words of [
    'Please enter your name.',
    'Please enter your email.',
    'Please enter your password.',
    'Please select type.',
  ]) {
    await page.getByText(words).waitFor();
  }
  await page.getByLabel('Name').fill('Wayan');
  await page.getByLabel('Email').fill('wayan@example.com');
  await page.getByLabel('Password', { exact: true }).fill('first-password');
  await page.getByLabel('Member type').selectOption('Night Staff');
  await button('Add Team Member').click();
  const row = page.getByRole('row', { name: /Wayan/ });
  await row.waitFor();
  // Shown to who has just set it, in this tab, until it is left (spec, Safety).
  await expect.poll(() => row.textContent()).toContain('first-password');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await row.waitFor();
  await expect.poll(() => row.textContent()).not.toContain('first-password');

  await row.getByRole('link', { name: /Edit/ }).click();
  await page.getByRole('heading', { name: 'Edit Wayan' }).waitFor();
  await page.getByLabel('Name').fill('Wayan Baru');
  await button('Update Team Member').click();
  await page.getByRole('row', { name: /Wayan Baru/ }).waitFor();

  await page
    .getByRole('row', { name: /Wayan Baru/ })
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByText('Are you sure you want to delete?').waitFor();
  await button('Yes').click();
  await page.getByText('Team member deleted successfully.').first().waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Wayan Baru/ }).count()).toBe(0);
});

test('Manage Team: a Manager has no way to change an Admin', async () => {
  const admin = page.getByRole('row', { name: /Rani/ });
  await admin.waitFor();
  expect(await admin.getByRole('link').count()).toBe(0);
  expect(await admin.getByRole('button').count()).toBe(0);
});

test('Gateway Setting: another gateway becomes the active one', async () => {
  await link('Gateway Setting').click();
  await page.getByRole('combobox', { name: 'Gateway' }).selectOption({ label: 'Beta Pay' });
  await button('Active Gateway').click();
  await page.getByText('Beta Pay is the active gateway now.').first().waitFor();
  const active = await world.app.db
    .selectFrom('payment_gateway')
    .select('gateway_name')
    .where('is_active', '=', true)
    .execute();
  expect(active).toEqual([{ gateway_name: 'Beta Pay' }]);
});

test('Country Order List: counts, search and the period in the address', async () => {
  await link('Country Order List').click();
  await page.getByRole('heading', { name: 'Country Order Details' }).waitFor();
  const table = page.getByRole('table');
  await table.getByText('United Kingdom').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByPlaceholder('Search nationality').fill('austral');
  await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
  await expect.poll(() => page.url()).toContain('q=austral');
  await page.reload();
  await expect.poll(() => table.locator('tbody tr').count()).toBe(1);
  await page.getByPlaceholder('Search nationality').fill('atlantis');
  await page.getByText('No records found').waitFor();
});

test('Order Processed: nobody has processed anything yet', async () => {
  await link('Order Processed').click();
  await page.getByRole('heading', { name: 'Processed By' }).waitFor();
  await page.getByText('No records found').waitFor();
});

test('Future Orders: twelve months, and a month with its orders', async () => {
  await world.app.newOrder({
    processing_mode: 'Future',
    process_month: 'Feb',
    full_name: 'Leilani Quistgard',
  });
  await page.getByRole('link', { name: /Future Orders/ }).click();
  await page.getByRole('heading', { name: 'Future Orders' }).waitFor();
  const months = page.locator('main').getByRole('link');
  await expect.poll(() => months.filter({ hasText: /^Feb/ }).textContent()).toContain('1');
  await months.filter({ hasText: /^Feb/ }).click();
  await page.getByRole('heading', { name: 'Future Orders, Feb' }).waitFor();
  await page.getByText('Leilani Quistgard').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(() => months.filter({ hasText: /^Feb/ }).count()).toBe(1);
});

test('Manage Invoices: an order without that id is refused, another gets its one number', async () => {
  await link('Manage Invoices').click();
  await page.getByLabel('Enter Your Order ID').fill('70010');
  await button('Send Invoice').click();
  await page.getByText('Order Id must be at least 6 characters.').waitFor();
  await page.getByLabel('Enter Your Order ID').fill('700100');
  await button('Send Invoice').click();
  await page
    .getByText(/INV-\d{4}-\d+/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByLabel('Enter Your Order ID').inputValue()).toBe('');
});

test('Change Password: too short is refused; then the new one is needed to come back', async () => {
  await link('Change Password').click();
  await page.getByLabel('New password').fill('short');
  await button('Update Password').click();
  await page.getByText('New Password must be at least 6 characters.').waitFor();
  await page.getByLabel('New password').fill('a-new-password');
  await button('Update Password').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByLabel('Email').fill(world.emailOf('Manager'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button('Sign In').click();
  await page.getByText('The e-mail or the password is wrong.').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill('a-new-password');
  await button('Sign In').click();
  await page.waitForURL('**/admin');
});
