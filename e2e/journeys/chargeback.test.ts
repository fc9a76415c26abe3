import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder, openOrder, orderPath, rowOf } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700100';
const offers = ['Defence Pack 1', 'Defence Pack 2', 'Enter Transaction Details'];

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await signIn(page, world, 'Manager');
});
afterAll(() => world.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a New order offers neither the packs nor the transaction details', async () => {
  await openOrder(page, orderId);
  for (const name of offers) expect(await button(name).count()).toBe(0);
});

test('a disputed order stands in ChargeBack with the columns of that table', async () => {
  await button('Move to ChargeBack').click();
  await page.getByText('Order has been moved to ChargeBack').first().waitFor();
  await openFolder(page, 'chargeBack');
  const heads = async () =>
    (await page.locator('main thead th').allInnerTexts()).map((head) => head.trim());
  await expect
    .poll(async () => (await heads()).filter((head) => head !== ''))
    .toEqual(['Order Id', 'Email', 'Telephone', 'Date & Time', 'Status', 'Action']);
  const row = await rowOf(page, orderId).textContent();
  expect(row).toContain('10-11-2026 00:41:00');
  expect(row).toContain('traveller0@example.net');
  expect(row).not.toContain('Tamsin');
});

describe('the order', () => {
  test('opens by View', async () => {
    await rowOf(page, orderId).getByRole('link', { name: /^View/ }).click();
    await page.waitForURL(`**${orderPath(orderId)}*`);
    for (const name of offers) await button(name).waitFor();
  });

  test('asks for what is missing in the transaction details', async () => {
    await button('Enter Transaction Details').click();
    const dialog = page.getByRole('dialog', { name: 'Enter Transaction Details' });
    await dialog.getByLabel('Transaction Id').fill('');
    await dialog.getByLabel('Merchant Name').fill('');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByText('Please enter your Transaction Id').waitFor();
    await dialog.getByText('Please enter your Merchant Name').waitFor();

    await dialog.getByLabel('Transaction Id').fill('TXN-EX-CORRECTED');
    await dialog.getByLabel('Merchant Name').fill('EXAMPLE MERCHANT TWO');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Transaction details have been saved successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  test('shows them at once, and keeps them', async () => {
    await expect.poll(() => page.locator('main').textContent()).toContain('TXN-EX-CORRECTED');
    expect(await page.locator('main').textContent()).toContain('EXAMPLE MERCHANT TWO');
    expect(await world.app.order(orderId)).toMatchObject({
      transaction_id: 'TXN-EX-CORRECTED',
      merchant_name: 'EXAMPLE MERCHANT TWO',
    });
  });

  test.each([1, 2])('opens Defence Pack %i as a PDF in a window of its own', async (type) => {
    const saved = Promise.withResolvers<Download>();
    // A headless browser has no viewer: the window that is opened saves what it shows.
    page.once('popup', (opened) => opened.once('download', saved.resolve));
    const [answer, pdf] = await Promise.all([
      page.waitForResponse('**/api/admin/get-defence-pack-pdf'),
      saved.promise,
      button(`Defence Pack ${type}`).click(),
    ]);
    expect(answer.request().postDataJSON()).toEqual({ orderId, defencePackType: type });
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const bytes = await readFile(await pdf.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-32).toString()).toContain('%%EOF');
  });

  test('shows the letter on screen, with what it lacks and the way to it', async () => {
    await page.getByRole('link', { name: 'Read and print Defence Pack 1' }).click();
    const letter = page.getByRole('article', { name: `Defence Pack 1: order ${orderId}` });
    await letter.getByText('TXN-EX-CORRECTED').first().waitFor();
    await page.getByText('There is no document.').waitFor();
    await page.getByRole('radio', { name: 'Pack 2: e-mails' }).click();
    await page.getByRole('heading', { name: /Exhibit \d+\. E-mail history/ }).waitFor();
  });

  test('prints the letter alone, on upright A4', async () => {
    await page.emulateMedia({ media: 'print' });
    // Texts outside of the sheet that would still be on paper: the shell, the bar, a toast.
    const beside = () =>
      page.evaluate(() =>
        Array.from(document.body.querySelectorAll('*'))
          .filter((one) => !one.closest('article') && !one.querySelector('article'))
          .filter((one) => one.checkVisibility() && one.textContent !== '')
          .map((one) => one.textContent),
      );
    await expect.poll(beside).toEqual([]);
    expect(await page.getByRole('article').isVisible()).toBe(true);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width = 0, height = 0] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    await page.emulateMedia({ media: 'screen' });
  });

  test('a gap leads to the section where it is filled in', async () => {
    await page.getByRole('link', { name: 'Upload Document' }).click();
    await page.waitForURL(`**${orderPath(orderId)}#upload`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('upload');
  });
});

test('Delete stands in the table for a Manager, and for a Team member it does not', async () => {
  const team = await world.newPage();
  await signIn(team, world, 'Team');
  await openFolder(team, 'chargeBack');
  await rowOf(team, orderId).getByRole('link', { name: /^View/ }).waitFor();
  expect(await team.getByRole('button', { name: /Delete/ }).count()).toBe(0);

  await openFolder(page, 'chargeBack');
  await page.getByRole('button', { name: `Delete ${orderId}` }).click();
  await button('Yes').click();
  await page.getByText('Order has been deleted successfully').first().waitFor();
  await page.getByText('No records found').waitFor();
});
