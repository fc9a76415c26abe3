import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectReadable } from '../support/screen.ts';
import { startWorld, type World } from '../support/world.ts';

const encoded = encodeURIComponent(encodeOrderId('700100'));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

describe.each(['desktop', 'phone'] as const)('axe finds nothing serious on a %s', (size) => {
  let traveller: Page;
  beforeAll(async () => {
    traveller = await world.newPage(size);
  });

  test('on Track Order and where the order stands', async () => {
    await traveller.goto(`/track-order/${encoded}`);
    await traveller.getByRole('button', { name: 'TRACK ORDER' }).click();
    await traveller.getByText('Please enter your email').waitFor();
    await expectReadable(traveller, 'Track Order with its messages');
    await traveller.getByLabel('Email ID').fill('traveller0@example.net');
    await traveller.getByRole('button', { name: 'TRACK ORDER' }).click();
    await traveller.waitForURL('**/get-new-order-details/**');
    await traveller.getByText('Tamsin Orrelby').first().waitFor();
    await world.picture(traveller, `order-standing-${size}`);
    await expectReadable(traveller, 'where the order stands');
  });
});
