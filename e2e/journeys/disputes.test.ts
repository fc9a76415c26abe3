import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../support/sample-pdf.ts';
import { expectReadable } from '../support/screen.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

const orderId = '700100';
let world: World;
let page: Page;
let disputeId: string;
beforeAll(async () => {
  world = await startWorld();
  page = await world.newPage();
  // A toast that slides in stands beside the window for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, world, 'Manager');
});
afterAll(() => world.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a case that a gateway tells is on the desk, and its order in ChargeBack', async () => {
  const body = {
    dispute_id: 'dp_journey_1',
    gateway: 'Example Pay',
    order_id: orderId,
    network: 'visa',
    reason_code: '10.4',
    kind: 'chargeback',
    amount: '39.00',
    currency: 'USD',
    opened_at: inDays(-1),
    answer_due_at: inDays(2),
  } as const;
  const headers = { 'X-Intake-Key': world.app.intakeKey };
  const came = await world.app.call('intakeDisputes', { body }, { headers });
  expect(came).toMatchObject({ http: 200 });
  expect((await world.app.order(orderId)).process_status).toBe('ChargeBack');

  // The name of the link ends with the number of open cases: none, 0 from before, or 1.
  await page.getByRole('link', { name: /^Disputes( \d+)?$/ }).click();
  const row = page.getByRole('row', { name: /Tamsin Orrelby/ });
  await row.getByText('Visa 10.4').waitFor();
  disputeId = (await row.getByText(/^DP-\d+$/).textContent()) ?? '';
  await expectReadable(page, 'the desk');
  await world.picture(page, 'dispute-desk-1440');
  await row.getByRole('link', { name: /^Open case/ }).click();
  await page.getByRole('heading', { name: `Case ${disputeId}`, level: 1 }).waitFor();
});

test('a member takes it, writes its summary and adds a file', async () => {
  await button('Take it').click();
  await expect
    .poll(() => page.getByLabel('Member').locator('option:checked').textContent())
    .toBe('Dewa');
  await button('Edit').click();
  await page.getByLabel('What the bank reads first').fill('Filed and mailed before the arrival.');
  await button('Save').click();
  await page.getByText('Filed and mailed before the arrival.').waitFor();
  await button('Add a file').click();
  const dialog = page.getByRole('dialog', { name: 'Add a file to the pack' });
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'checkout.pdf',
    mimeType: 'application/pdf',
    buffer: samplePdf('CHECKOUT'),
  });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Exhibits' }).getByText('checkout.pdf').waitFor();
  await expectReadable(page, 'the case');
  await world.picture(page, 'dispute-case-1440');
});

test('by keys alone: its number leads to it, and words do what its buttons do', async () => {
  const other = await world.newPage();
  await signIn(other, world, 'Manager');
  await other.getByText(/^Showing 1-10/).waitFor();
  const field = other.getByRole('combobox', { name: 'Go to or do' });
  await other.keyboard.press('Control+k');
  await field.waitFor();
  await other.keyboard.type(disputeId.toLowerCase());
  await other.getByRole('option', { name: `View case ${disputeId}` }).waitFor();
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { name: `Case ${disputeId}`, level: 1 }).waitFor();
  await other.getByRole('button', { name: /^Read the pack, / }).waitFor();
  await other.keyboard.press('Control+k');
  await field.waitFor();
  await other.getByRole('option', { name: /^Submit by hand/ }).waitFor();
  await expectReadable(other, 'the palette over a case');
  await world.picture(other, 'palette-case-1440');
  await other.keyboard.type('add');
  await other.keyboard.press('Enter');
  await other.getByRole('dialog', { name: 'Add a file to the pack' }).waitFor();
  await other.keyboard.press('Escape');
  await other.close();
});

test('whoever may not submit sees it muted, with the reason', async () => {
  const team = await world.newPage('phone');
  await signIn(team, world, 'Team');
  await team.goto(`/admin/disputes/${disputeId}`);
  await team.getByText('A Manager or an Admin submits and settles cases.').first().waitFor();
  const muted = team.getByRole('button', { name: 'Submit by hand' });
  expect(await muted.getAttribute('aria-disabled')).toBe('true');
  await expectReadable(team, 'the case on a phone');
  await world.picture(team, 'dispute-case-390');
});

test('the pack is read, sent by hand, and locked with the hash of the very bytes', async () => {
  const saved = Promise.withResolvers<Download>();
  // A headless browser has no viewer: the window that is opened saves what it shows.
  page.once('popup', (opened) => opened.once('download', saved.resolve));
  await page.getByRole('button', { name: /^Read the pack, \d+ pages?$/ }).click();
  const bytes = await readFile(await (await saved.promise).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const hash = createHash('sha256').update(bytes).digest('hex');

  await button('Submit by hand').click();
  const dialog = page.getByRole('dialog', { name: /This can be done once/ });
  await expect
    .poll(() =>
      dialog
        .getByRole('button', { name: 'Not yet' })
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  await world.picture(page, 'dispute-case-submit-1440');
  await dialog.getByLabel(/^I have read the pack/).check();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Sent by hand on .* Nothing can be changed\.$/).waitFor();
  await page.getByText(hash).waitFor();
  expect(await page.getByRole('button', { name: /^Submit/ }).count()).toBe(0);
});

test('the outcome is noted, and the case leaves the open ones', async () => {
  await button('Won').click();
  const dialog = page.getByRole('dialog', { name: 'Mark this case as won?' });
  await dialog.getByRole('button', { name: 'Mark as won' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Dewa made it won, it was answered').waitFor();
  await page.getByRole('link', { name: 'Disputes' }).first().click();
  await page.getByText('No open cases').waitFor();
  await page.getByLabel('State').selectOption('won');
  await page.getByRole('row', { name: /Tamsin Orrelby/ }).waitFor();
});

/** A moment as a field of the browser takes it; the pages of this file stand in London. */
const local = (days: number) =>
  new Date(Date.now() + days * 86_400_000)
    .toLocaleString('sv', { timeZone: 'Europe/London' })
    .slice(0, 16)
    .replace(' ', 'T');

test('a day that was typed wrong is corrected by keys alone, and the desk follows', async () => {
  await page.getByRole('button', { name: 'New case' }).click();
  const typed = page.getByRole('dialog', { name: 'New case' });
  await typed.getByLabel('Gateway', { exact: true }).fill('Example Pay');
  await typed.getByLabel('The gateway’s number of the case').fill('dp_journey_2');
  await typed.getByLabel('Kind').selectOption('chargeback');
  await typed.getByLabel('Network').selectOption('visa');
  await typed.getByLabel('Opened').fill(local(-1));
  await typed.getByLabel('Answer due').fill(local(20));
  await typed.getByRole('button', { name: 'Add the case' }).click();
  await page.getByText('Dewa brought the chargeback').waitFor();

  await button('Correct').press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Correct DP-/ });
  await expect
    .poll(() => dialog.getByLabel('Network').evaluate((one) => one === document.activeElement))
    .toBe(true);
  const due = dialog.getByLabel('Answer due');
  await due.fill(local(-2));
  await due.press('Enter');
  await dialog.getByText('This is before it was opened.', { exact: true }).waitFor();
  await expectReadable(page, 'a correction that is refused');
  await due.fill(local(0.5));
  await due.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Dewa corrected when the answer is due from .* to /).waitFor();
  await expect
    .poll(() => button('Correct').evaluate((one) => one === document.activeElement))
    .toBe(true);
  const { pathname } = new URL(page.url());
  await page.goto('/admin/disputes?due=1');
  await page
    .getByText(pathname.split('/').at(-1) ?? '')
    .first()
    .waitFor();
});
