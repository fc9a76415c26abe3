import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openOrder, orderPath } from '../support/back-office.ts';
import { fillOrder, fullOrder } from '../support/full-order.ts';
import { expectReadable } from '../support/screen.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** Imported and nothing more. */
const plainOrder = '700101';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await fillOrder(world);
});
afterAll(() => world.close());

describe.each(['desktop', 'phone'] as const)('axe finds nothing serious on a %s', (size) => {
  let page: Page;
  beforeAll(async () => {
    page = await world.newPage(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, world, 'Manager');
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const leave = async () => {
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  };

  test('on an order whose every section holds something', async () => {
    await openOrder(page, fullOrder);
    await button('Defence Pack 1').waitFor();
    await world.picture(page, `view-order-${size}`);
    await expectReadable(page, 'a completed order');
  });

  test('in each of its dialogs', async () => {
    for (const name of ['View Email Content', 'Approval notice', 'Sent Mail'] as const) {
      await button(name).click();
      await dialog().frameLocator('iframe').getByText('Tamsin Orrelby').first().waitFor();
      await expectReadable(page, name);
      await leave();
    }
    await button('Enter Transaction Details').click();
    await dialog().waitFor();
    await expectReadable(page, 'Enter Transaction Details');
    await dialog().getByLabel('Transaction Id').fill('');
    await dialog().getByLabel('Merchant Name').fill('');
    await button('Submit').click();
    await page.getByText('Please enter your Merchant Name').waitFor();
    await expectReadable(page, 'Enter Transaction Details with field errors');
    await leave();
    await button('Move to Delete').click();
    await dialog().waitFor();
    await expectReadable(page, 'the question of Move to Delete');
    await leave();
  });

  test('on an order that is new: messages beside fields, toasts', async () => {
    await openOrder(page, plainOrder);
    await expectReadable(page, 'a new order');
    await button('Add Comment').click();
    await page.getByText('Please enter your remark').waitFor();
    await button('Upload Document').click();
    await page.getByText('File is required').waitFor();
    await expectReadable(page, 'forms with field errors');
    const buffer = Buffer.from('MZ\x90\0 not a PDF');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'approved.pdf', mimeType: 'application/pdf', buffer });
    await button('Upload Document').click();
    await page
      .getByText(/This is not a PDF, PNG, JPEG or WebP file/)
      .first()
      .waitFor();
    await page.getByLabel('Remark').fill('Called.');
    await button('Add Comment').click();
    await page.getByText('Remark has been added successfully').first().waitFor();
    await expectReadable(page, 'a refusal and a success');
  });

  test('where there is no order, or it has not come', async () => {
    for (const id of [encodeURIComponent(encodeOrderId('999999')), 'nonsense']) {
      await page.goto(`/admin/view-order/${id}`);
      await page
        .getByText(/There is no order|does not hold an order/i)
        .first()
        .waitFor();
      await expectReadable(page, `the order ${id}`);
    }
    await page.route('**/get-orders-details/**', (route) => route.abort());
    await page.goto(orderPath(plainOrder));
    await page.getByText('This order could not be loaded.').waitFor();
    await expectReadable(page, 'an order that could not be loaded');
    await page.unroute('**/get-orders-details/**');
  });
});
