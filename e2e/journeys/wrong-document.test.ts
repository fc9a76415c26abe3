import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { openOrder } from '../support/back-office.ts';
import { codedPdf, samplePdf } from '../support/sample-pdf.ts';
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

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (words?: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'approved.pdf',
    mimeType: 'application/pdf',
    buffer: codedPdf(words),
  });
const someoneElses = 'Declaration of Henrik Solberg, passport K7654321';
/** A dialog takes the focus and gives it back a moment after it came or went: no key before that. */
const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((it) => it === document.activeElement)).toBe(true);

test("somebody else's document is not sent by mistake, but with a remark", async () => {
  await choose(someoneElses);
  await press('Upload Document');
  const form = page.getByRole('form', { name: 'Upload document' });
  const alert = form.getByRole('alert').filter({ hasText: /^Not found in this PDF: the name/ });
  await alert.waitFor();
  expect((await world.app.order(orderId)).process_status).toBe('New');
  await world.picture(page, 'wrong-document-1440');

  await press('Send anyway');
  await page.getByText('Please say why it is the right document').waitFor();
  const remark = page.getByLabel('Why it is the right document');
  await hasFocus(remark);
  await remark.fill('Maiden name, I have called her.');
  await press('Send anyway');
  await page.getByText('Document has been uploaded successfully').first().waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  expect((await world.app.order(orderId)).process_status).toBe('Completed');
  const comments = page.getByRole('table', { name: 'Comment History' });
  await expect.poll(() => comments.textContent()).toContain('Maiden name, I have called her.');
});

test('a document without a text to read goes, and says that it was not checked', async () => {
  await choose();
  await press('Upload Document');
  await page.getByRole('status').filter({ hasText: 'No text could be read in this PDF' }).waitFor();
  await world.picture(page, 'unchecked-document-1440');
});

test('a document without a QR code is not sent by mistake, but with a reason', async () => {
  await openOrder(page, '700102');
  const plain = { name: 'plain.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await page.locator('input[type=file]').setInputFiles(plain);
  await press('Upload Document');
  const form = page.getByRole('form', { name: 'Upload document' });
  const alert = form.getByRole('alert').filter({ hasText: 'No readable QR code was found' });
  await alert.waitFor();
  await page.getByLabel('Why it is the right document').fill('The office sent it so.');
  await press('Send anyway');
  await page.getByText('No readable QR code', { exact: true }).waitFor();
  const comments = page.getByRole('table', { name: 'Comment History' });
  await expect.poll(() => comments.textContent()).toContain('The office sent it so.');
  // The next one has a code: nothing is asked, and the page says what it found.
  await choose();
  await press('Upload Document');
  await page.getByText('QR code readable').waitFor();
  await world.picture(page, 'document-with-code-1440');
});

test('an order with an open error is filed with a reason, by keyboard', async () => {
  // Another order of its traveller and day comes in while its page is open: an error that was not there.
  await openOrder(page, '700103');
  const { rows } = await world.app.pool.query<{ doa: string; passport_number: string }>(
    "select doa::text, passport_number from orders where order_id = '700103'",
  );
  const twin = {
    order_id: '800103',
    processing_mode: 'Standard',
    full_name: 'Tamsin Orrelby',
    email: 'tamsin@example.net',
    country_code: 'United Kingdom',
    phone_number: '7700900103',
    dob: '1991-02-03',
    nationality: 'United Kingdom',
    place_of_arrival: 'Ngurah Rai (DPS), Bali',
    ...rows[0],
  };
  const headers = { 'X-Intake-Key': world.app.intakeKey };
  const came = await world.app.call('intakeOrders', { body: twin }, { headers });
  expect(came).toMatchObject({ http: 200 });

  const move = page.getByRole('button', { name: 'Move to Awaiting Govt' });
  await move.press('Enter');
  const dialog = page.getByRole('dialog', { name: '1 error is open. File it all the same?' });
  await dialog.waitFor();
  await dialog.getByText('Another order has the same passport').first().waitFor();
  expect((await world.app.order('700103')).process_status).toBe('New');
  expect(await seriousFindings(page)).toEqual([]);
  const reason = dialog.getByLabel('Why it is filed all the same');
  await hasFocus(reason);
  await page.keyboard.type('Her sister used the wrong number.');
  await world.picture(page, 'filing-with-errors-1440');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);

  // Not sent, and not lost.
  await hasFocus(move);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await expect.poll(() => reason.inputValue()).toBe('Her sister used the wrong number.');
  await hasFocus(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Order has been moved to Awaiting Govt').first().waitFor();
  expect((await world.app.order('700103')).process_status).toBe('AwaitingGovt');
  const comments = page.getByRole('table', { name: 'Comment History' });
  await expect.poll(() => comments.textContent()).toContain('Her sister used the wrong number.');
  const moved = (await world.app.history('700103')).find(({ action }) => action === 'moved');
  expect(moved?.detail).toMatchObject({ openErrors: 1, errorRules: 'twice.passport' });
});

test('on a phone the question fits', async () => {
  const phone = await world.newPage('phone');
  await signIn(phone, world, 'Team');
  await openOrder(phone, '700101');
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: samplePdf(someoneElses) };
  await phone.locator('input[type=file]').setInputFiles(file);
  await phone.getByRole('button', { name: 'Upload Document', exact: true }).click();
  const send = phone.getByRole('button', { name: 'Send anyway' });
  await send.waitFor();
  await send.scrollIntoViewIfNeeded();
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await world.picture(phone, 'wrong-document-390');
});
