import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrder } from '../support/back-office.ts';
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
  for (const page of [sinta, dewa]) await openOrder(page, orderId);
});
afterAll(() => world.close());

const editor = (page: Page, label: string) =>
  page.getByRole('form', { name: `Correct ${label}`, exact: true });
const stored = async () => {
  const { full_name, occupation, address_in_indonesia } = await world.app.order(orderId);
  return { full_name, occupation, address_in_indonesia };
};

test('a field is corrected by keyboard alone, and the focus comes back', async () => {
  const pencil = sinta.getByRole('button', { name: 'Correct Occupation', exact: true });
  await pencil.focus();
  await sinta.keyboard.press('F2');
  const field = editor(sinta, 'Occupation').getByLabel('Occupation', { exact: true });
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await field.fill('Half a word');
  await sinta.keyboard.press('Escape');
  await expect.poll(() => pencil.evaluate((it) => it === document.activeElement)).toBe(true);
  await sinta.keyboard.press('Enter');
  await field.fill('Harbour pilot');
  await sinta.keyboard.press('Enter');
  await expect.poll(async () => (await stored()).occupation).toBe('Harbour pilot');
  await expect.poll(() => pencil.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('what the rules say of a value stands there before it is saved, and among the marks after', async () => {
  const warning = 'The passport expires within six months of arrival';
  await sinta.getByRole('button', { name: 'Correct Passport expiry date', exact: true }).click();
  const form = editor(sinta, 'Passport expiry date');
  const { doa } = await world.app.order(orderId);
  await form.getByLabel('Passport expiry date', { exact: true }).fill(String(doa));
  await form.getByRole('status').getByText(warning).waitFor();
  expect(await sinta.locator('#marks').getByText(warning).count()).toBe(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await sinta.locator('#marks').getByText(warning).waitFor();
});

test('who comes later with another field is saved, and sees what the other one wrote', async () => {
  // Sinta types before Dewa saves: whatever her page loads later, her correction is of the value before.
  await sinta.getByRole('button', { name: 'Correct Address in Indonesia', exact: true }).click();
  const typed = editor(sinta, 'Address in Indonesia');
  await typed.getByLabel('Address in Indonesia', { exact: true }).fill('Villa 4B');
  await dewa.getByRole('button', { name: 'Correct Address in Indonesia', exact: true }).click();
  const form = editor(dewa, 'Address in Indonesia');
  await form.getByLabel('Address in Indonesia', { exact: true }).fill('Villa 7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored()).address_in_indonesia).toBe('Villa 7');
  await dewa.getByText('Harbour pilot').first().waitFor();
});

test('a stale save of the same field shows both values; mine is one press away', async () => {
  const form = editor(sinta, 'Address in Indonesia');
  await form.getByLabel('Why').selectOption('Traveller wrote');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Villa 7').waitFor();
  expect((await stored()).address_in_indonesia).toBe('Villa 7');
  // Whoever reads both values takes longer than the second press of a double click, which saves nothing.
  await sinta.waitForTimeout(600);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored()).address_in_indonesia).toBe('Villa 4B');
  const list = sinta.getByRole('table', { name: 'Corrections' });
  await expect.poll(() => list.textContent()).toContain('Traveller wrote');
});

test('what was typed survives a reload', async () => {
  await sinta.getByRole('button', { name: 'Correct Full name', exact: true }).click();
  await editor(sinta, 'Full name').getByLabel('Full name', { exact: true }).fill('Not sent yet');
  await sinta.reload();
  await sinta.getByRole('button', { name: 'Correct Full name, not saved yet' }).click();
  const field = editor(sinta, 'Full name').getByLabel('Full name', { exact: true });
  await expect.poll(() => field.inputValue()).toBe('Not sent yet');
});

test('the card shows what came in, and the timeline tells who corrected which field', async () => {
  await dewa.reload();
  const choice = dewa.getByRole('radiogroup', { name: 'Values of the declaration' });
  await choice.getByText('As ordered').click();
  await dewa.getByText('Now Villa 4B').waitFor();
  expect(await dewa.getByRole('button', { name: 'Correct Occupation' }).count()).toBe(0);
  await choice.getByText('Now', { exact: true }).click();
  await dewa.getByRole('button', { name: 'Correct Occupation', exact: true }).waitFor();

  await dewa.getByRole('link', { name: 'Timeline' }).click();
  const timeline = dewa.getByRole('region', { name: 'Timeline' });
  await timeline.getByText(/^Chain proven/).waitFor();
  await timeline.getByLabel('Kind of event').selectOption('correction');
  const rows = timeline.getByRole('list', { name: 'Timeline, newest first' });
  await rows.getByText('corrected Occupation').waitFor();
  expect(await rows.textContent()).not.toContain('Villa 4B');
  const file = dewa.waitForEvent('download');
  await timeline.getByRole('button', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`order-${orderId}-timeline.csv`);
  await rows.getByRole('link', { name: 'Corrections' }).first().click();
  const section = dewa.getByRole('region', { name: 'Corrections' });
  await expect.poll(() => section.evaluate((it) => it === document.activeElement)).toBe(true);
});
