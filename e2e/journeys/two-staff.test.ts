import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700101';

let world: World;
let sinta: Page;
let dewa: Page;
beforeAll(async () => {
  world = await startWorld();
  [sinta, dewa] = await Promise.all([world.newPage(), world.newPage()]);
  await signIn(sinta, world, 'Team');
  await signIn(dewa, world, 'Manager');
  const path = `/admin/view-order/${encodeURIComponent(encodeOrderId(orderId))}`;
  for (const page of [sinta, dewa]) {
    await page.goto(path);
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
  }
  // Dewa's tab is behind another one, where it does not look by itself what became of the order.
  await dewa.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
});
afterAll(() => world.close());

test('the second change is refused, names who did what, and nothing typed is lost', async () => {
  await dewa.getByLabel('Remark').fill('Half a thought');
  await sinta.getByRole('button', { name: 'Move to Awaiting Govt' }).click();
  await sinta.getByText('Order has been moved to Awaiting Govt').first().waitFor();

  await dewa.getByRole('button', { name: 'Move to ChargeBack' }).click();
  await dewa
    .getByText(/Sinta moved the order to Awaiting Govt/)
    .first()
    .waitFor();
  expect(await dewa.getByLabel('Remark').inputValue()).toBe('Half a thought');
  expect((await world.app.order(orderId)).process_status).toBe('AwaitingGovt');
});

test('the fresh state is one press away, and then the change goes through', async () => {
  await dewa
    .getByRole('button', { name: /Load the latest/ })
    .first()
    .click();
  await expect
    .poll(() => dewa.getByRole('button', { name: 'Move to Awaiting Govt' }).count())
    .toBe(0);
  expect(await dewa.getByLabel('Remark').inputValue()).toBe('Half a thought');
  await dewa.getByRole('button', { name: 'Move to ChargeBack' }).click();
  await dewa.getByText('Order has been moved to ChargeBack').first().waitFor();
  expect((await world.app.order(orderId)).process_status).toBe('ChargeBack');
});

test('remarks of both stay: nobody stands in the way of a remark', async () => {
  await sinta.getByLabel('Remark').fill('From Sinta');
  await dewa.getByRole('button', { name: 'Add Comment' }).click();
  await dewa.getByText('Remark has been added successfully').first().waitFor();
  await sinta.getByRole('button', { name: 'Add Comment' }).click();
  await sinta.getByText('Remark has been added successfully').first().waitFor();
  await sinta.reload();
  const comments = sinta.getByRole('table', { name: /Comment/ });
  await expect.poll(() => comments.textContent()).toContain('Half a thought');
  await expect.poll(() => comments.textContent()).toContain('From Sinta');
});
