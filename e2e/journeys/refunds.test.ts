import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDate } from '@pabean/domain';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, openOrder, rowOf, select } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const refunded = ['700100', '700102'];
const kept = '700109';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await signIn(page, world, 'Manager');
});
afterAll(() => world.close());

const refundedIt = () => page.getByRole('button', { name: 'Refunded it' });

test('orders come to Refunds by the comment panel, and no mail goes out for that', async () => {
  for (const id of [...refunded, kept]) {
    await openOrder(page, id);
    await page.getByRole('button', { name: 'Move to Completed Refunds' }).click();
    await page.getByText('Order has been moved to Refunds').first().waitFor();
  }
  await openFolder(page, 'refundOrder');
  for (const id of [...refunded, kept]) {
    await expect.poll(() => rowOf(page, id).textContent()).toContain('Refunds');
    expect(await rowOf(page, id).textContent()).not.toContain('Refund date');
  }
  expect(await mails()).toEqual([]);
});

test('Refunded it with nothing selected says why it does nothing', async () => {
  const calls: string[] = [];
  const listen = (request: Request) => request.method() !== 'GET' && calls.push(request.url());
  page.on('request', listen);
  expect(await refundedIt().getAttribute('aria-disabled')).toBe('true');
  await refundedIt().click({ force: true });
  await page.getByRole('tooltip', { name: 'Select orders first' }).waitFor();
  // Long enough for a call to leave: nothing may happen.
  await page.waitForTimeout(300);
  expect(calls).toEqual([]);
  page.off('request', listen);
});

test('two orders are refunded: said so, dated, and mailed to each traveller', async () => {
  await select(page, refunded);
  await refundedIt().click();
  await page.getByText('Orders have been refunded').first().waitFor();
  for (const id of refunded) {
    const { process_status, refund_date } = await world.app.order(id);
    expect(process_status).toBe('Refunds');
    const day = formatDate(String(refund_date), 'Europe/London');
    await expect.poll(() => rowOf(page, id).textContent()).toContain(`Refund date ${day}`);
  }
  expect(await rowOf(page, kept).textContent()).not.toContain('Refund date');
  // The selection is spent.
  await page.getByText('Showing 1-3 of 3').waitFor();

  await expect.poll(async () => (await mails()).length).toBe(2);
  const all = (await mails()).join('\n');
  expect(all).toMatch(/^To:.*traveller0@example\.net/m);
  expect(all).toMatch(/^To:.*traveller2@example\.net/m);
});

test('a repeat skips who is refunded, names them, and mails nobody twice', async () => {
  await select(page, [...refunded, kept]);
  await refundedIt().click();
  // In one look: the toast that says it goes by itself.
  let answer = page.getByText(/1 changed, 2 unchanged/);
  for (const id of refunded)
    answer = answer.filter({ hasText: `Order ${id} is refunded already.` });
  await answer.first().waitFor();
  await expect.poll(() => rowOf(page, kept).textContent()).toContain('Refund date');
  await expect.poll(async () => (await mails()).length).toBe(3);

  await select(page, [kept]);
  await refundedIt().click();
  await page.getByText(`Order ${kept} is refunded already.`, { exact: true }).first().waitFor();
  const actions = (await world.app.history(kept)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'refunded')).toHaveLength(1);
  expect(await mails()).toHaveLength(3);
});

/** What the local mailbox holds. */
async function mails(): Promise<string[]> {
  const folder = join(world.app.dataDir, 'mailbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
