import { readFile } from 'node:fs/promises';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codedPdf } from '../support/sample-pdf.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** The order that travels; it has family, declared goods and a two-line address. */
const orderId = '700100';
const email = 'traveller0@example.net';

let world: World;
let staff: Page;
beforeAll(async () => {
  world = await startWorld();
  staff = await world.newPage();
});
afterAll(() => world.close());

test('a handler signs in and finds the new order', async () => {
  await staff.goto('/');
  await world.picture(staff, 'login-1440');
  await signIn(staff, world, 'Team');
  await staff.getByRole('heading', { name: 'New Orders' }).waitFor();
  await expect.poll(() => staff.title()).toContain('Pabean');
  // Eleven of the twelve imported orders are paid.
  await expect.poll(() => staff.getByText('Showing 1-10 of 11').count()).toBe(1);
  await world.picture(staff, 'new-orders-1440');

  await staff
    .getByRole('searchbox')
    .or(staff.getByPlaceholder('Search orders'))
    .first()
    .fill('tamsin');
  await expect.poll(() => rows(staff).count()).toBe(1);
  await expect.poll(() => rows(staff).first().textContent()).toContain('Tamsin Orrelby');
});

test('takes it', async () => {
  await rows(staff).first().getByRole('checkbox').check();
  await staff.getByRole('button', { name: 'Assign to me' }).click();
  await staff.getByText('Are you sure want to assigned orders.').waitFor();
  await staff.getByRole('button', { name: 'Yes' }).click();
  await staff.getByText('Order has been assigned successfully').first().waitFor();
  await expect.poll(() => rows(staff).first().textContent()).toContain('Assigned to Sinta');
});

test('opens it by its encoded id and sees every section filled', async () => {
  await rows(staff).first().getByRole('link', { name: /View/ }).click();
  await staff.waitForURL(`**/admin/view-order/${encodeURIComponent(encodeOrderId(orderId))}*`);
  await staff.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
  // The heading stands at once; the facts come with the answer.
  await staff.getByText('ZX1204400').first().waitFor();
  const text = () => staff.locator('main').textContent();
  for (const fact of [
    'ZX1204400',
    'Landscape gardener',
    'Villa 4, Example Road, Ubud',
    '14-03-1988',
    'Elias Orrelby',
    'Camera body and lens',
    `${orderId}@orders.example.com`,
  ]) {
    await expect.poll(text).toContain(fact);
  }
  for (const section of [
    'Order Details',
    'Personal Information',
    'Contact Information',
    'Additional Data',
    'Family Information',
    'Conversation',
    'Importing Goods / Items brought',
    'Email History',
    'Download History',
    'Comment History',
    'Add Comment Below',
    'Upload Document',
  ]) {
    await staff.getByRole('heading', { name: section }).waitFor();
  }
  await world.picture(staff, 'view-order-1440');
});

test('adds a comment and moves the order', async () => {
  await staff.getByRole('button', { name: 'Add Comment' }).click();
  await staff.getByText('Please enter your remark').waitFor();
  await staff.getByLabel('Remark').fill('Called about the camera. Invoice is USD 1,240.');
  await staff.getByLabel('WhatsApp').check();
  await staff.getByRole('button', { name: 'Add Comment' }).click();
  await staff.getByText('Remark has been added successfully').first().waitFor();
  const comments = staff.getByRole('table', { name: /Comment/ });
  await expect.poll(() => comments.textContent()).toContain('Called about the camera');

  await staff.getByRole('button', { name: 'Move to Awaiting Govt' }).click();
  await staff.getByText('Order has been moved to Awaiting Govt').first().waitFor();
  await expect
    .poll(() => staff.getByRole('button', { name: 'Move to Awaiting Govt' }).count())
    .toBe(0);
});

test('a wrong file is refused and the form keeps what it holds', async () => {
  const exe = {
    name: 'approved.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\x90\0 not a PDF'),
  };
  await staff.locator('input[type=file]').setInputFiles(exe);
  await staff.getByRole('button', { name: 'Upload Document' }).click();
  await staff
    .getByText(/This is not a PDF, PNG, JPEG or WebP file/)
    .first()
    .waitFor();
  expect(await staff.getByText('approved.pdf').count()).toBeGreaterThan(0);
});

test('uploads the approved document; the order is completed and the mail delivered', async () => {
  const pdf = { name: 'scan 1.pdf', mimeType: 'application/pdf', buffer: codedPdf() };
  await staff.locator('input[type=file]').setInputFiles(pdf);
  await staff.getByText('Sendgrid', { exact: true }).first().click();
  await staff.getByRole('button', { name: 'Upload Document' }).click();
  await staff
    .getByText(/Document has been uploaded successfully/)
    .first()
    .waitFor();
  const mails = staff.getByRole('table', { name: /Email/ });
  await expect.poll(() => mails.textContent()).toContain('Sendgrid');
  await expect.poll(() => mails.textContent()).toMatch(/Local mailbox/i);
  await expect.poll(() => staff.locator('main').textContent()).toContain('Completed');
  await world.picture(staff, 'view-order-completed-1440');
});

test('the traveller downloads it on a phone', async () => {
  const phone = await world.newPage('phone');
  await phone.goto(`/track-order/${encodeOrderId(orderId)}`);
  await expect.poll(() => phone.getByLabel('Order ID').inputValue()).toBe(orderId);
  await world.picture(phone, 'track-order-390');
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.getByText('Please enter your email').waitFor();
  await phone.getByLabel('Email ID').fill('somebody@example.net');
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone
    .getByText(/could not find/i)
    .first()
    .waitFor();
  await phone.getByLabel('Email ID').fill(` ${email.toUpperCase()} `);
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.waitForURL('**/get-new-order-details/**');
  await phone.getByRole('heading', { name: 'Your customs declaration is approved' }).waitFor();

  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: /Download Now/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`customs-declaration-${orderId}.pdf`);
  expect(await readFile(await saved.path())).toEqual(codedPdf());
  await expect.poll(() => phone.locator('main').textContent()).toContain('Europe/London');
  await world.picture(phone, 'download-390');
});

test('the staff side shows the same download', async () => {
  await staff.reload();
  const downloads = staff.getByRole('table', { name: /Download/ });
  await expect.poll(() => downloads.textContent()).toContain('Europe/London');
  await expect.poll(() => downloads.textContent()).toContain('127.0.0.1');
  const { version } = await world.app.order(orderId);
  const actions = (await world.app.history(orderId)).map((entry) => entry.action);
  expect(version).toBe(4);
  expect(actions).toEqual([
    'received',
    'paid',
    'assigned',
    'remarked',
    'moved',
    'uploaded',
    'moved',
    'mail-queued',
    'mail-sent',
    'disclosed',
    'downloaded',
  ]);
});

test('logs out, and the token is worth nothing any more', async () => {
  const token = await staff.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}').accessToken,
  );
  await staff.getByRole('button', { name: /Sinta/ }).click();
  await staff.getByRole('menuitem', { name: 'Logout' }).click();
  await staff.waitForURL((url) => url.pathname === '/');
  expect(await staff.evaluate(() => localStorage.getItem('user'))).toBeNull();
  // The page leaves at once and tells the server beside it.
  const statusOfToken = async () => (await world.app.call('getFolderCount', {}, { token })).http;
  await expect.poll(statusOfToken).toBe(401);
  await staff.goto('/admin');
  await staff.waitForURL((url) => url.pathname === '/');
});

function rows(page: Page) {
  return page.getByRole('table', { name: /New Orders/ }).locator('tbody tr');
}
