import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { approve, emailOfOrder } from '../support/approve.ts';
import { seriousFindings } from '../support/axe.ts';
import { type Line, startLine } from '../support/line.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { startWorld, type World } from '../support/world.ts';

/** Every answer is read in German: the server itself speaks English only. */
const own = '700100';
const other = '700101';
const withoutDocument = '700102';
const gone = '700103';
const tried = '700104';

let world: World;
let line: Line;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  line = await startLine(world.app.url);
  page = await world.newPage('phone');
  await page.goto(`${line.url}/track-order?lang=de`);
  // The drawn page is German at once; the choice is kept when the script has taken over.
  await scriptThere();
});
afterAll(async () => {
  await line.close();
  await world.close();
});

const orderId = () => page.getByLabel('Auftragsnummer');
const email = () => page.getByLabel('E-Mail-Adresse');
const press = () => page.getByRole('button', { name: 'AUFTRAG VERFOLGEN' }).click();
const alert = () => page.getByRole('alert');
const note = () => page.getByRole('note');
const detailsOf = (id: string) => `${line.url}/get-new-order-details/${encodeOrderId(id)}`;
const trackOf = (id: string) => `${line.url}/track-order/${encodeOrderId(id)}`;

/** The form that stands there before the script has another button, and no refusals. */
async function scriptThere(): Promise<void> {
  await page.locator('button[form="none"]').waitFor({ state: 'detached' });
  await email().waitFor();
}

async function fill(id: string, address: string): Promise<void> {
  await page.goto(`${line.url}/track-order`);
  await scriptThere();
  await orderId().fill(id);
  await email().fill(address);
  await press();
}

/** As after Track Order. */
async function hold(id: string): Promise<void> {
  const [name = '', value = ''] = world.app.cookieOf(id).split('=');
  await page.context().addCookies([{ name, value, url: line.url }]);
}

test.each([
  '/track-order/%E2%9C%93',
  '/track-order/%F0%9F',
  '/track-order/MTA1',
  '/get-new-order-details/%3Cscript%3E',
])('the link %s leads to an empty form that says why', async (path) => {
  await page.goto(line.url + path);
  await email().waitFor();
  await expect.poll(() => note().textContent()).toContain('Dieser Link ist nicht vollständig');
  await expect.poll(() => orderId().inputValue()).toBe('');
});

test("somebody else's order asks for the e-mail, whatever cookie there is", async () => {
  await hold(own);
  await page.goto(detailsOf(other));
  await page.waitForURL(trackOf(other));
  await expect.poll(() => note().textContent()).toContain('fragen wir nach Ihrer E-Mail');
  expect(await page.locator('main').textContent()).not.toContain(emailOfOrder(other));
});

test('a cookie over its time asks for the e-mail again, with the order id kept', async () => {
  const hour = 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * hour });
  const held = hold(own);
  vi.useRealTimers();
  await held;
  await page.goto(detailsOf(own));
  await page.waitForURL(trackOf(own));
  await expect.poll(() => note().textContent()).toContain('fragen wir nach Ihrer E-Mail');
  await expect.poll(() => orderId().inputValue()).toBe(own);
});

test('a completed order without its document is still being prepared', async () => {
  const { db } = world.app;
  const status = { process_status: 'Completed' } as const;
  await db.updateTable('orders').set(status).where('order_id', '=', withoutDocument).execute();
  await hold(withoutDocument);
  await page.goto(detailsOf(withoutDocument));
  await page.getByRole('heading', { name: 'Wir bereiten Ihre Erklärung vor' }).waitFor();
  expect(await page.getByRole('button', { name: 'Jetzt herunterladen' }).count()).toBe(0);
});

test('a document that is gone from storage is said to be, and can be tried again', async () => {
  await approve(world, gone, samplePdf());
  const documents = join(world.app.dataDir, 'documents');
  for (const name of await readdir(documents, { recursive: true })) {
    if (name.endsWith('.pdf')) await rm(join(documents, name));
  }
  await hold(gone);
  await page.goto(detailsOf(gone));
  await page.getByRole('button', { name: 'Jetzt herunterladen' }).click();
  await page.getByText('Wir finden Ihr Dokument im Moment nicht.').waitFor();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).first().waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'kontaktieren Sie uns', exact: true }).count())
    .toBe(1);
  expect(await seriousFindings(page)).toEqual([]);
  await world.picture(page, 'portal-document-gone-de');
});

test('an e-mail of 300 characters is asked for again', async () => {
  await fill(own, `${'a'.repeat(288)}@example.net`);
  await page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein').waitFor();
  await expect.poll(() => email().getAttribute('aria-invalid')).toBe('true');
});

test('a script is text in the order id, and no e-mail', async () => {
  const script = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  await fill(script, 'somebody@example.net');
  await alert().getByText('Wir haben keinen Auftrag').waitFor();
  expect(await orderId().inputValue()).toBe(script);
  await email().fill(script);
  await press();
  await page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein').waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('after fifty tries the page says from when on it works again', async () => {
  const body = { orderId: tried, email: 'somebody@example.net' };
  const answers: number[] = [];
  for (let each = 0; each < 50; each++) {
    const answer = await world.app.call('trackOrder', { body });
    answers.push(answer.http);
  }
  expect(answers.filter((http) => http === 404)).toHaveLength(10);
  expect(answers.at(-1)).toBe(429);
  await fill(tried, emailOfOrder(tried));
  await alert()
    .getByText(/^Zu viele Versuche\. Sie können es ab \d\d:\d\d Uhr noch einmal versuchen\.$/)
    .waitFor();
});

test('the first visit of an order without internet says so, and keeps what was typed', async () => {
  await page.goto(trackOf(other));
  await scriptThere();
  // The worker came with the orders that were seen before; it is there when it has kept its page.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await email().fill(emailOfOrder(other));
  line.cut();
  await page.context().setOffline(true);
  await press();
  await alert().getByText('Sie sind anscheinend offline').waitFor();
  expect(await email().inputValue()).toBe(emailOfOrder(other));
  // The worker came with the orders that were seen before; of this one there is no copy.
  await page.goto(detailsOf(other));
  await page.getByRole('heading', { name: 'Es gibt kein Internet und keine Kopie' }).waitFor();
  line.join();
  // It asks by itself once there is a network.
  await page.context().setOffline(false);
  // The switch does not tell every page that was loaded without a network; a real network does.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForURL(trackOf(other));
});
