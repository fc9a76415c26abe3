import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrder, orderPath } from '../support/back-office.ts';
import { codedPdf } from '../support/sample-pdf.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700100';

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  await signIn(page, world, 'Manager');
  await openOrder(page, orderId);
});
afterAll(() => world.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const table = (name: string) => page.getByRole('table', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
/** A mail as it is shown, in its frame without scripts. */
const mail = (within: ReturnType<typeof dialog>) => within.frameLocator('iframe').locator('body');

test('without a document there is nothing to resend, and the reason stands there', async () => {
  for (const provider of ['AWS', 'Sendgrid']) {
    const resend = button(`Resend Mail (${provider})`);
    await expect.poll(() => resend.getAttribute('aria-disabled')).toBe('true');
  }
  await page.getByText('There is no document to send yet. Please upload it first.').waitFor();
});

test('Resend Mail goes out by the provider of its button, as a reminder', async () => {
  const file = { name: 'approved.pdf', mimeType: 'application/pdf', buffer: codedPdf() };
  await page.locator('input[type=file]').setInputFiles(file);
  await button('Upload Document').click();
  await page.getByText('Document has been uploaded successfully').first().waitFor();
  for (const provider of ['AWS', 'Sendgrid']) {
    await page.getByLabel('Send to').fill(`${provider.toLowerCase()}@example.net`);
    await button(`Resend Mail (${provider})`).click();
    const message = 'The e-mail goes to the local mailbox, not to the recipient.';
    await page.getByText(message, { exact: true }).first().waitFor();
  }
  // Neither provider is configured here, and the page does not pretend otherwise.
  const rows = table('Email History').locator('tbody tr');
  await expect.poll(() => rows.filter({ hasText: 'Not sent Local mailbox' }).count()).toBe(3);
  const reminders = rows.filter({ hasText: 'Yes' });
  expect(await reminders.count()).toBe(2);
  expect(await reminders.filter({ hasText: 'Sendgrid' }).count()).toBe(1);
  expect(await reminders.filter({ hasText: 'AWS' }).count()).toBe(1);
});

test('an address that is none is refused beside its field', async () => {
  await page.getByLabel('Send to').fill('nobody');
  await button('Resend Mail (AWS)').click();
  await expect.poll(() => page.getByLabel('Send to').getAttribute('aria-invalid')).toBe('true');
  expect(await table('Email History').locator('tbody tr').count()).toBe(3);
});

test('Sent Mail shows each message as it went out', async () => {
  await button('Sent Mail').click();
  const list = dialog('Sent Mail').getByRole('list', { name: 'Mails' });
  await expect.poll(() => list.getByRole('button').count()).toBe(3);
  await list.getByRole('button', { name: /sendgrid@example\.net/ }).click();
  await mail(dialog('Sent Mail')).getByText('Tamsin Orrelby').first().waitFor();
  await expect.poll(() => mail(dialog('Sent Mail')).textContent()).toContain(orderId);
  await page.keyboard.press('Escape');
  await dialog('Sent Mail').waitFor({ state: 'detached' });
});

test('View Email Content leads to Whatsapp with the words ready', async () => {
  await button('View Email Content').click();
  const content = dialog('View Email Content');
  await content.getByText('traveller0@example.net').first().waitFor();
  const link = content.getByRole('link', { name: 'Send Whatsapp Message' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/447700900100');
  expect(url.searchParams.get('text')).toContain(`Order ID: ${orderId}`);
  expect(url.searchParams.get('text')).toContain('/track-order/');
  expect(await link.getAttribute('target')).toBe('_blank');
  await page.keyboard.press('Escape');
  await content.waitFor({ state: 'detached' });
});

test('Approval notice shows name, username, order id, the way to the order and the footer', async () => {
  await button('Approval notice').click();
  const notice = mail(dialog('Pabean Approval notice'));
  await notice.getByText('Tamsin Orrelby').first().waitFor();
  const text = await notice.textContent();
  for (const fact of ['traveller0@example.net', orderId]) expect(text).toContain(fact);
  const track = orderPath(orderId).replace('/admin/view-order/', '/track-order/');
  expect(await notice.locator(`a[href*="${track}"]`).count()).toBeGreaterThan(0);
  for (const name of ['Terms', 'Privacy', 'Contact', 'Refund']) {
    await notice.getByRole('link', { name }).first().waitFor();
  }
  await page.keyboard.press('Escape');
});

test('a comment shows its flags, and N where it has none', async () => {
  await page.getByLabel('Remark').fill('Money back agreed');
  await page.getByLabel('Telephone', { exact: true }).check();
  await page.getByLabel('Status refund').check();
  await button('Add Comment').click();
  await page.getByText('Remark has been added successfully').first().waitFor();
  const row = table('Comment History').locator('tbody tr', { hasText: 'Money back agreed' });
  await expect.poll(() => row.count()).toBe(1);
  expect((await row.locator('th, td').allTextContents()).slice(3)).toEqual([
    'N',
    'Y',
    'Y',
    'N',
    'N',
    'N',
  ]);
  await expect.poll(() => page.getByLabel('Remark').inputValue()).toBe('');
});

/** Spec section 4, written out here and not asked of the code under test. */
const moves = [
  ['Move to Awaiting Response', 'Awaiting', 'Awaiting Customer'],
  ['Move to Awaiting Govt', 'AwaitingGovt', 'Awaiting Govt'],
  ['Move to Contact Customer', 'Contact Customer', 'Contact Customer'],
  ['Move to Customer Called', 'Customer Called', 'Customer Called'],
  ['Move to Completed Refunds', 'Refunds', 'Refunds'],
  ['Move to Completed Orders', 'Completed', 'Completed'],
  ['Move to ChargeBack', 'ChargeBack', 'ChargeBack'],
  ['Move to Delete', 'Deleted', 'Deleted'],
] as const;

test('every Move button moves, and the one to the present status is gone', async () => {
  const labels = moves.map(([label]) => label);
  const offered = () => page.getByRole('button', { name: /^Move to/ }).allTextContents();
  await openOrder(page, '700101');
  await expect.poll(offered).toEqual(labels);
  for (const [label, status, shown] of moves) {
    await button(label).click();
    if (status === 'Deleted') await button('Yes').click();
    if (status === 'Awaiting' || status === 'Contact Customer') {
      await button('Move without a question').click();
    }
    await page.getByText(`Order has been moved to ${shown}`).first().waitFor();
    await expect.poll(offered).toEqual(labels.filter((other) => other !== label));
    expect((await world.app.order('700101')).process_status).toBe(status);
  }
});
