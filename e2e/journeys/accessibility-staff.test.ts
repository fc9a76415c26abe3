import { ensureGateways } from '@pabean/api/testing';
import { folders } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openFolder, select } from '../support/back-office.ts';
import { fillEveryFolder, takenOrder } from '../support/every-folder.ts';
import { expectReadable } from '../support/screen.ts';
import { kindsOfLists } from '../support/staff-screens.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await ensureGateways(world.app.db, ['Alpha Pay', 'Beta Pay']);
  await fillEveryFolder(world, world.emailOf('Admin'));
});
afterAll(() => world.close());

describe.each(['desktop', 'phone'] as const)('axe finds nothing serious on a %s', (size) => {
  let page: Page;
  beforeAll(async () => {
    page = await world.newPage(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const dialog = () => page.getByRole('dialog');
  /** Closes the dialog that is open, without doing what it offers. */
  const leave = async () => {
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  };

  test('on the login screen, with what is missing and with a refusal', async () => {
    await page.goto('/');
    await button('Sign In').click();
    await page.getByText('Password is required').waitFor();
    await expectReadable(page, 'login with field errors');
    await page.getByLabel('Email').fill(world.emailOf('Admin'));
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await button('Sign In').click();
    await page.getByText('The e-mail or the password is wrong.').first().waitFor();
    await expectReadable(page, 'login with an error toast');
    await signIn(page, world, 'Admin');
  });

  test('in every folder, with rows', async () => {
    // The lists that are drawn alike stand for each other.
    for (const name of kindsOfLists) {
      await openFolder(page, name);
      await page.locator('main tbody tr').first().waitFor();
      await expectReadable(page, folders[name].title);
    }
  });

  test('in a folder: nothing found, rows selected, questions', async () => {
    await openFolder(page, 'newOrder');
    await page.getByRole('searchbox').fill('nobody of this name');
    await page.getByText('No data available in table').waitFor();
    await expectReadable(page, 'a search that finds nothing');
    await page.getByRole('searchbox').fill('');
    await page.getByText(/^Showing \d/).waitFor();
    await select(page, ['700101']);
    await expectReadable(page, 'one row selected');
    for (const ask of ['Assign to me', 'Delete Order']) {
      await button(ask).click();
      await dialog().waitFor();
      await expectReadable(page, `the question of ${ask}`);
      await leave();
    }
    await openFolder(page, 'myOrder');
    await select(page, [takenOrder]);
    await button('Move to Original Folder').click();
    await dialog().waitFor();
    await expectReadable(page, 'the question of Move to Original Folder');
    await leave();
  });

  test('with the account menu, the keys and the navigation open', async () => {
    await openFolder(page, 'awaitingOrder');
    await button('Account of Rani').click();
    const first = page.getByRole('menuitem').first();
    await first.and(page.locator(':focus')).waitFor();
    await expectReadable(page, 'the account menu');
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    if (size === 'phone') {
      await button('Menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await expectReadable(page, 'the navigation drawer');
      await leave();
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectReadable(page, 'the list of keys');
    await leave();
  });

  // The other screens are made of the same parts: on phones their stories are judged.
  if (size === 'phone') return;

  test('on Future Orders and a month, with its question', async () => {
    await page.goto(`/admin/${folders.futureOrder.slug}`);
    await page.getByRole('link', { name: /^Feb 1 order/ }).waitFor();
    await expectReadable(page, 'the months');
    await page.getByRole('link', { name: /^Feb 1 order/ }).click();
    await page.getByText('700901').first().waitFor();
    await expectReadable(page, 'a month');
    await button('Delete 700901').click();
    await dialog().waitFor();
    await expectReadable(page, 'the question of Delete');
    await leave();
  });

  test('on the check of all open orders, from its start to its report, by keys', async () => {
    await openFolder(page, 'allOrder');
    await page.getByRole('link', { name: 'Check open orders' }).press('Enter');
    await heading('Check open orders');
    await button('Check all open orders').press('Enter');
    await page.getByText(/^Checked, (\d+) of \1 orders$/).waitFor();
    await page.getByRole('table', { name: 'Marks by rule' }).locator('tbody tr').first().waitFor();
    await button('Download CSV').waitFor();
    await expectReadable(page, 'the report of a check');
    await page.getByRole('main').getByRole('link', { name: 'Order History' }).press('Enter');
    await heading(folders.allOrder.title);
  });

  test('on both reports, with a date picker open', async () => {
    for (const [path, title, row] of [
      ['country-order-list', 'Country Order Details', 'United Kingdom'],
      ['processed-order', 'Processed By', 'Rani'],
    ] as const) {
      await page.goto(`/admin/${path}`);
      await heading(title);
      await page.getByRole('table').getByText(row).waitFor();
      await expectReadable(page, title);
      await page.getByRole('button', { name: 'From DD-MM-YYYY' }).click();
      await dialog().waitFor();
      await expectReadable(page, `${title} with the date picker open`);
      await leave();
      await button('Submit').click();
    }
  });

  test('on the three forms, with what is missing', async () => {
    for (const [path, title, press, words] of [
      ['send-invoice', 'Send Invoice', 'Send Invoice', 'Please enter your order id.'],
      ['gateway-setting', 'Change Gateway', 'Active Gateway', 'Please select gateway.'],
      ['change-password', 'Update Password', 'Update Password', 'Please enter your New Password.'],
    ] as const) {
      await page.goto(`/admin/${path}`);
      await heading(title);
      await button(press).waitFor();
      await expectReadable(page, title);
      // An active gateway stands there already.
      if (path === 'gateway-setting') await page.getByRole('combobox').selectOption('');
      await button(press).click();
      await page.getByText(words).waitFor();
      await expectReadable(page, `${title} with a field error`);
    }
  });

  test('on Manage Team: list, form, edit, question', async () => {
    await page.goto('/admin/manage-team');
    await page.getByRole('row', { name: /Sinta/ }).waitFor();
    await expectReadable(page, 'Manage Team');
    await button('Add Team Member').click();
    await page.getByText('Please select type.').waitFor();
    await expectReadable(page, 'Manage Team with field errors');
    await page
      .getByRole('row', { name: /Sinta/ })
      .getByRole('button', { name: /Delete/ })
      .click();
    await dialog().waitFor();
    await expectReadable(page, 'the question of Delete for a member');
    await leave();
    await page.getByRole('row', { name: /Sinta/ }).getByRole('link', { name: /Edit/ }).click();
    await page.getByRole('heading', { name: 'Edit Sinta' }).waitFor();
    await page.getByLabel('Name').fill('');
    await button('Update Team Member').click();
    await page.getByText('Please enter your name.').waitFor();
    await expectReadable(page, 'Edit with a field error');
    await page.goto('/admin/manage-team/999999');
    await button('Cancel').waitFor();
    await expectReadable(page, 'a member who does not exist');
  });

  test('where something is missing or failed', async () => {
    await page.goto('/admin/no-such-screen');
    await heading('Page not found');
    await expectReadable(page, 'an unknown address');

    await page.route('**/get-orders-list/**', (route) => route.abort());
    await page.goto(`/admin/${folders.pendingOrder.slug}`);
    await page.getByText('The orders could not be loaded.').waitFor();
    await expectReadable(page, 'a folder that could not be loaded');
    await page.unroute('**/get-orders-list/**');

    await page.route('**/assets-backoffice/SendInvoice*', (route) => route.abort());
    await page.goto('/admin/send-invoice');
    await heading('Loading chunk send-invoice failed');
    await expectReadable(page, 'a screen whose script did not come');
    await page.unroute('**/assets-backoffice/SendInvoice*');
  });
});
