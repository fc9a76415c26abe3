import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../support/back-office.ts';
import { expectReadable } from '../support/screen.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700100';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // It was imported with the transaction that it was paid by.
  const body = { order_id: orderId, transaction_id: 'TX-SECOND', gateway: 'Gateway One' };
  const headers = { 'X-Intake-Key': world.app.intakeKey };
  expect(await world.app.call('intakePayments', { body }, { headers })).toMatchObject({
    http: 200,
  });
});
afterAll(() => world.close());

/** Tabs to what is asked for; a page has fewer stops than this. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.trim() === text) return;
  }
  throw new Error(`No stop "${text}".`);
}

test('an order that was paid twice is named above Refunds, and settled by the keyboard alone', async () => {
  const page = await world.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, world, 'Team');
  await openFolder(page, 'refundOrder');
  const strip = page.getByRole('region', { name: 'Paid twice' });
  await strip.getByText('A refund may be due.').waitFor();
  await expectReadable(page, 'Refunds with an order that was paid twice');
  await tabTo(page, orderId);
  await page.keyboard.press('Enter');
  await page.getByText('Paid twice.').waitFor();
  await page.getByText('TX-SECOND', { exact: true }).first().waitFor();
  await world.picture(page, 'paid-twice');
  await tabTo(page, 'Settle payment');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settle this payment' });
  await dialog.waitFor();
  await expectReadable(page, 'the settlement of a second payment');
  await dialog.getByLabel('What happened to this payment').selectOption('paid-back');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Returned at the gateway.');
  await tabTo(page, 'Settle payment');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Another payment, settled.').waitFor();
  await page.getByText('The other payment, TX-SECOND, was paid back:').first().waitFor();
  await openFolder(page, 'refundOrder');
  await page.getByRole('table', { name: 'Refund Orders' }).waitFor();
  expect(await strip.count()).toBe(0);
});
