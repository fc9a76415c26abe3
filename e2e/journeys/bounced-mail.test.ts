import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, openOrder } from '../support/back-office.ts';
import { codedPdf } from '../support/sample-pdf.ts';
import { type FakeSendgrid, startSendgrid } from '../support/sendgrid.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700100';

let sendgrid: FakeSendgrid;
let world: World;
let page: Page;
beforeAll(async () => {
  sendgrid = await startSendgrid();
  world = await startWorld(sendgrid.env);
  page = await world.newPage();
  await signIn(page, world, 'Manager');
  await openOrder(page, orderId);
});
afterAll(async () => {
  await world.close();
  await sendgrid.close();
});

const mails = () => page.getByRole('table', { name: 'Email History' }).locator('tbody tr');
/** Presses a button that goes once it was heard. @returns whether it has gone */
async function pressed(button: Locator): Promise<boolean> {
  await button.click({ timeout: 1000 }).catch(() => {});
  return (await button.count()) === 0;
}
const mark = () => page.getByRole('button', { name: 'Mail not delivered' });

test('a mail goes out by Sendgrid', async () => {
  const file = { name: 'approved.pdf', mimeType: 'application/pdf', buffer: codedPdf() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('radio', { name: 'Sendgrid' }).check({ force: true });
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await mails().filter({ hasText: 'Sent Sendgrid' }).waitFor();
  expect(await mark().count()).toBe(0);
});

test('its bounce comes by itself onto the screen that is open', async () => {
  const status = await sendgrid.tell(world.app.url, {
    event: 'bounce',
    type: 'bounce',
    reason: '550 5.1.1 The account does not exist',
    pabean_mail: sendgrid.taken[0],
  });
  expect(status).toBe(200);
  await mark().waitFor();
  await mails().filter({ hasText: '550 5.1.1 The account does not exist' }).waitFor();
  await world.picture(page, 'bounced-order');
  await mark().click();
  await world.picture(page, 'bounced-history');
});

test('the order is among those with bounced mail, and leaves them when a later mail arrives', async () => {
  await openFolder(page, 'allOrder');
  await page.getByRole('button', { name: 'Bounced mail' }).click();
  await page.getByText('Showing 1-1 of 1').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?bounced=1');
  await page.getByText(orderId).first().waitFor();
  await world.picture(page, 'bounced-list');

  await openOrder(page, orderId);
  await page.getByLabel('Send to').fill('better@example.net');
  await page.getByRole('button', { name: 'Resend Mail (Sendgrid)' }).click();
  await mails().filter({ hasText: 'Sent Sendgrid' }).waitFor();
  const told = { event: 'delivered', sg_event_id: 'event-2', pabean_mail: sendgrid.taken[1] };
  expect(await sendgrid.tell(world.app.url, told)).toBe(200);
  await mails().filter({ hasText: 'Delivered' }).waitFor();
  await mark().waitFor({ state: 'hidden' });
});

test('what AWS does not take goes out with Sendgrid by one press, and no second time', async () => {
  const before = sendgrid.taken.length;
  await page.getByRole('button', { name: 'Resend Mail (AWS)' }).click();
  const failed = mails().filter({ hasText: 'AWS is not configured in this installation.' });
  await failed.getByText('Failed, tried again').waitFor();
  // While a try is under way, and until its job is let go, the press is refused: who presses again is heard.
  const button = failed.getByRole('button', { name: 'Send again with Sendgrid' });
  await expect.poll(() => pressed(button)).toBe(true);
  await failed.getByText('Sent again with Sendgrid').waitFor();
  await world.picture(page, 'sent-again');
  const newest = mails().first();
  await newest.getByText('Sent Sendgrid').waitFor();
  expect(await newest.textContent()).not.toContain('AWS');
  expect(sendgrid.taken.length).toBe(before + 1);
  await expect.poll(() => page.getByRole('button', { name: /^Send again/ }).count()).toBe(1);
});

test('a letter of the list Mail trouble goes out again by one press, and leaves the list', async () => {
  const before = sendgrid.taken.length;
  const event = {
    event: 'bounce',
    type: 'bounce',
    reason: '552 5.2.2 Mailbox full',
    sg_event_id: 'event-3',
    pabean_mail: sendgrid.taken.at(-1),
  };
  expect(await sendgrid.tell(world.app.url, event)).toBe(200);
  await mark().waitFor();
  await page.getByRole('link', { name: 'Mail trouble' }).click();
  const rows = page.getByRole('table', { name: 'Mail trouble' }).locator('tbody tr');
  await rows.getByText('552 5.2.2 Mailbox full').waitFor();
  // What a later mail settled is not there any more.
  expect(await rows.count()).toBe(1);
  await rows.getByRole('checkbox').check();
  await world.picture(page, 'mail-trouble');
  await page.getByRole('button', { name: 'Send 1 again' }).click();
  await page.getByText('No undelivered e-mails lately').waitFor();
  await expect.poll(() => sendgrid.taken.length).toBe(before + 1);
});
