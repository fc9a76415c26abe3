import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { openFolder, openOrder, rowOf, select } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await signIn(page, world, 'Admin');
});
afterAll(() => world.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const statusOf = async (id: string) => (await world.app.order(id)).process_status;

test('orders that were deleted from a list are back by one key', async () => {
  await openFolder(page, 'newOrder', '?size=25');
  await select(page, ['700100', '700101']);
  await button('Delete Order').click();
  await button('Yes').click();
  await button('Undo').waitFor();
  await expect.poll(() => rowOf(page, '700100').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await world.picture(page, 'undo-list');
  await page.keyboard.press('z');
  await page.getByText('Orders are back where they were').first().waitFor();
  for (const id of ['700100', '700101']) {
    await rowOf(page, id).waitFor();
    expect(await statusOf(id)).toBe('New');
  }
  await expect.poll(() => button('Undo').count()).toBe(0);
});

test('a move by mistake is taken back on the page of the order, with its assignee', async () => {
  await world.app.db
    .updateTable('orders')
    .set({ assigned_to: (await world.app.signIn('Team', 'Dewa')).id })
    .where('order_id', '=', '700102')
    .execute();
  await openOrder(page, '700102');
  await page.getByRole('button', { name: 'Move to Customer Called' }).first().click();
  await button('Undo').click();
  await page.getByText('Order is back where it was').first().waitFor();
  await page.getByText('Assigned to Dewa').first().waitFor();
  expect(await statusOf('700102')).toBe('New');
});

test('whoever changed the order meanwhile is named, and their change stays', async () => {
  await openOrder(page, '700103');
  await page.getByRole('button', { name: 'Move to Customer Called' }).first().click();
  await button('Undo').waitFor();
  const { token } = await world.app.signIn('Team', 'Sinta');
  const body = { orderId: ['700103'], updatingStatus: 'AwaitingGovt' };
  await world.app.call('moveOrderStatus', { body }, { token });
  await button('Undo').click();
  await page.getByText('Sinta moved the order to Awaiting Govt in the meantime.').first().waitFor();
  expect(await statusOf('700103')).toBe('AwaitingGovt');
});

test('on a phone it stands above the bar of the order', async () => {
  const phone = await world.newPage('phone');
  await signIn(phone, world, 'Team');
  await openOrder(phone, '700104');
  await phone.getByRole('button', { name: 'Move to', exact: true }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Move to Customer Called' }).click();
  const undo = phone.getByRole('button', { name: 'Undo', exact: true });
  await undo.waitFor();
  const upload = phone.getByRole('button', { name: 'Upload', exact: true });
  const top = async () => (await upload.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await undo.boundingBox();
      return box === null ? 0 : (await top()) - (box.y + box.height);
    })
    .toBeGreaterThan(0);
  await world.picture(phone, 'undo-phone');
  await undo.tap();
  await phone.getByText('Order is back where it was').first().waitFor();
  expect(await statusOf('700104')).toBe('New');
});
