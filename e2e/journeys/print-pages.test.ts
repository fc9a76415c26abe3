import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrder } from '../support/back-office.ts';
import { signIn, startWorld, type World } from '../support/world.ts';

/** What the printer gets of the three pages that tell of an order: facts, and nothing to press or to fill in. */
const orderId = '700100';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let world: World;
let staff: Page;
beforeAll(async () => {
  world = await startWorld();
  staff = await world.newPage();
  await signIn(staff, world, 'Manager');
});
afterAll(() => world.close());

/** Controls that paper would show. A link is text there, and a box in a history is the mark of its column. */
const controlsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'button, input:not(td input), textarea, select, form, nav, dialog, [role=button], [role=menu], [role=dialog], [contenteditable]',
      ),
    )
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/** What is wider than the sheet, and would be cut at its edge. */
const cutOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((one) => {
        const { right, left, width, height } = one.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        return (right > window.innerWidth + 1 || left < -1) && one.checkVisibility();
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

async function expectPaper(page: Page, name: string, facts: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 dots an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await world.picture(page, `print-${name}`);
  await expect.poll(() => controlsOf(page), { message: name }).toEqual([]);
  for (const fact of facts) await page.getByText(fact).filter({ visible: true }).first().waitFor();
  await expect.poll(() => cutOf(page), { message: name }).toEqual([]);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(background);
}

test('View Order', async () => {
  await openOrder(staff, orderId);
  await staff.getByLabel('Remark').fill('Written on paper too');
  await expectPaper(staff, 'view-order', [`Order ${orderId}`, 'ZX1204400', 'Camera body and lens']);
});

test('the page of a case', async () => {
  const body = {
    dispute_id: 'dp_print_1',
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
  expect(await world.app.call('intakeDisputes', { body }, { headers })).toMatchObject({
    http: 200,
  });
  const { dispute_id: id } = await world.app.db
    .selectFrom('dispute')
    .select('dispute_id')
    .where('gateway_dispute_id', '=', 'dp_print_1')
    .executeTakeFirstOrThrow();
  await staff.emulateMedia({ media: null });
  await staff.setViewportSize({ width: 1440, height: 900 });
  await staff.goto(`/admin/disputes/${id}`);
  await staff.getByRole('heading', { name: `Case ${id}`, level: 1 }).waitFor();
  await staff.getByRole('button', { name: /^Read the pack, \d+ pages?$/ }).waitFor();
  await expectPaper(staff, 'case', [
    `Case ${id}`,
    orderId,
    'Tamsin Orrelby',
    'dp_print_1',
    'Answer due',
    'What 10.4 needs',
    'Exhibits',
    'Everything fits.',
    'Letter summary',
    'History',
  ]);
  // Who has it is chosen on screen, and said on paper.
  const member = staff.getByText('Member', { exact: true }).locator('..');
  await expect
    .poll(() => member.evaluate((one) => getComputedStyle(one, '::after').content))
    .toBe('"Nobody"');

  // What is typed and not saved is no fact: the words of the letter stand there.
  await staff.emulateMedia({ media: null });
  await staff.setViewportSize({ width: 1440, height: 900 });
  const summary = staff.getByRole('region', { name: 'Letter summary' });
  const saved = (await summary.locator('p').first().textContent()) ?? '';
  await summary.getByRole('button', { name: 'Edit' }).click();
  await summary.getByRole('textbox').fill('Half of a thought');
  await expectPaper(staff, 'case-while-typed', ['Letter summary', saved.slice(0, 60)]);
});

test("the traveller's order", async () => {
  const traveller = await world.newPage();
  await traveller.goto(`/track-order/${encodeURIComponent(encodeOrderId(orderId))}`);
  await traveller.getByLabel('Email ID').fill('traveller0@example.net');
  await traveller.getByRole('button', { name: 'TRACK ORDER' }).click();
  await traveller.waitForURL('**/get-new-order-details/**');
  await traveller.getByText('Tamsin Orrelby').first().waitFor();
  await traveller.waitForLoadState('networkidle');
  await expectPaper(traveller, 'traveller', [orderId, 'Tamsin Orrelby']);
});
