import { encodeOrderId, folders } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700100';
const encoded = encodeURIComponent(encodeOrderId(orderId));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe.each(['desktop', 'phone'] as const)('axe finds nothing serious on a %s', (size) => {
  let staff: Page;
  let traveller: Page;
  beforeAll(async () => {
    [staff, traveller] = await Promise.all([world.newPage(size), world.newPage(size)]);
  });

  /** No page of ours is wider than the screen it is read on. */
  const fits = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  test('on the login screen, also with its messages', async () => {
    await staff.goto('/');
    await staff.getByRole('button', { name: 'Sign In' }).click();
    await staff.getByText('Password is required').waitFor();
    expect(await seriousFindings(staff)).toEqual([]);
    expect(await fits(staff)).toBe(true);
  });

  test('on a folder with rows, and on an empty one', async () => {
    await signIn(staff, world, 'Manager');
    await staff.getByText('Showing 1-10 of 11').waitFor();
    await world.picture(staff, `new-orders-${size}`);
    expect(await seriousFindings(staff)).toEqual([]);
    expect(await fits(staff)).toBe(true);
    await staff.goto(`/admin/${folders.refundOrder.slug}`);
    await staff.getByText('No data available in table').waitFor();
    await staff.getByText('No records found').waitFor();
    expect(await seriousFindings(staff)).toEqual([]);
  });

  test('on an order', async () => {
    await staff.goto(`/admin/view-order/${encoded}`);
    await staff.getByText('ZX1204400').first().waitFor();
    await world.picture(staff, `view-order-${size}`);
    expect(await seriousFindings(staff)).toEqual([]);
    expect(await fits(staff)).toBe(true);
  });

  test('on a page for an order that does not exist, and for a link that holds none', async () => {
    for (const id of [encodeURIComponent(encodeOrderId('999999')), 'nonsense']) {
      await staff.goto(`/admin/view-order/${id}`);
      await staff
        .getByText(/There is no order|does not hold an order/i)
        .first()
        .waitFor();
      expect(await seriousFindings(staff)).toEqual([]);
    }
  });

  test('on Track Order and where the order stands', async () => {
    await traveller.goto(`/track-order/${encoded}`);
    await traveller.getByRole('button', { name: 'TRACK ORDER' }).click();
    await traveller.getByText('Please enter your email').waitFor();
    expect(await seriousFindings(traveller)).toEqual([]);
    expect(await fits(traveller)).toBe(true);
    await traveller.getByLabel('Email ID').fill('traveller0@example.net');
    await traveller.getByRole('button', { name: 'TRACK ORDER' }).click();
    await traveller.waitForURL('**/get-new-order-details/**');
    await traveller.getByText('Tamsin Orrelby').first().waitFor();
    await world.picture(traveller, `order-standing-${size}`);
    expect(await seriousFindings(traveller)).toEqual([]);
    expect(await fits(traveller)).toBe(true);
  });
});
