import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeOrderId } from '@pabean/domain';
import { firefoxPath } from '@pabean/tooling/firefox';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve, emailOfOrder } from '../support/approve.ts';
import { type Firefox, fill, press, says, startFirefox } from '../support/firefox.ts';
import { type Line, startLine } from '../support/line.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { password, startWorld, type World } from '../support/world.ts';

const orderId = '700100';
const trackPath = `/track-order/${encodeURIComponent(encodeOrderId(orderId))}`;
const firefox = firefoxPath();

if (firefox) describe('in Firefox', () => inFirefox(firefox));
test.skipIf(!firefox)('in Firefox: install firefox-esr or name one in FIREFOX_PATH', async () => {
  await access(firefox ?? '');
});

function inFirefox(executablePath: string): void {
  let world: World;
  let line: Line;
  let browser: Firefox;
  let phone: Page;
  beforeAll(async () => {
    world = await startWorld();
    line = await startLine(world.app.url);
    browser = await startFirefox(executablePath);
    await approve(world, orderId, samplePdf());
    phone = await browser.newPage('phone');
  });
  afterAll(async () => {
    await browser.close();
    await line.close();
    await world.close();
  });

  test('the mail’s link opens the form with the order, and a wrong pair is refused', async () => {
    await phone.goto(`${line.url}${trackPath}`);
    await expect.poll(() => typedIn('orderId')).toBe(orderId);
    await expectFits();
    await fill(phone, 'aria/Email ID', 'somebody@example.net');
    await press(phone, 'aria/TRACK ORDER[role="button"]');
    await says(phone, 'could not find');
  });

  test('in Arabic the page turns round and keeps what is typed', async () => {
    await phone.select('select', 'ar');
    await expect.poll(direction).toBe('rtl');
    await expect.poll(() => typedIn('email')).toBe('somebody@example.net');
    await says(phone, 'لم نعثر على طلب');
    await expectFits();
    // Firefox cuts a list's letters at their line, and most scripts need more of it than Latin.
    await expect.poll(lineOfList).toBeGreaterThanOrEqual(1.7);
    await phone.select('select', 'en');
    await expect.poll(direction).toBe('ltr');
  });

  test('the right pair opens the approved page with the document drawn', async () => {
    await fill(phone, 'aria/Email ID', emailOfOrder(orderId));
    await press(phone, 'aria/TRACK ORDER[role="button"]');
    await says(phone, 'Your customs declaration is approved');
    await expect.poll(inkOn).toBeGreaterThan(100);
    await expectFits();
  });

  test('Download Now saves the file byte for byte, and the history names Firefox', async () => {
    await press(phone, 'aria/Download Now[role="button"]');
    const name = `customs-declaration-${orderId}.pdf`;
    // An empty file of that name is there before its bytes are.
    const saved = () => readFile(join(browser.downloads, name), 'latin1').catch(() => '');
    await expect.poll(saved).toBe(samplePdf().toString('latin1'));
    await expect.poll(() => readdir(browser.downloads)).toEqual([name]);
    // Firefox shows a saved PDF in a tab of its own, and draws what is behind once in seconds.
    await expect.poll(() => phone.evaluate(() => document.hidden)).toBe(true);
    await phone.bringToFront();
    await expect.poll(history).toMatch(/Firefox \d+/);
    await expect.poll(history).toContain('Europe/London');
  });

  test('opens again without internet, with the document', async () => {
    await says(phone, 'are kept on this device');
    line.cut();
    await phone.reload();
    await says(phone, 'This is the copy that we kept on this device');
    await expect.poll(inkOn).toBeGreaterThan(100);
    line.join();
    await phone.reload();
    await says(phone, 'are kept on this device');
  });

  test('a member of the staff signs in and sees the orders of a folder', async () => {
    const staff = await browser.newPage();
    await staff.goto(world.app.url);
    await fill(staff, 'aria/Email', world.emailOf('Team'));
    await fill(staff, 'input[type=password]', password);
    await press(staff, 'aria/Sign In[role="button"]');
    await says(staff, 'New Orders');
    // Eleven of the twelve imported orders are paid, one of them is completed.
    await expect.poll(() => staff.$$eval('main tbody tr', (rows) => rows.length)).toBe(10);
  });

  const direction = () => phone.evaluate(() => document.documentElement.dir);

  const lineOfList = () =>
    phone.$eval('select', (list) => {
      const { lineHeight, fontSize } = getComputedStyle(list);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });

  const history = () => phone.$eval('main table', (table) => table.textContent);

  const typedIn = (name: string) =>
    phone.$eval(`input[name=${name}]`, (input) => (input as HTMLInputElement).value);

  const expectFits = () =>
    expect
      .poll(() => phone.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);

  /** How many dark pixels the first page of the preview has. */
  const inkOn = () =>
    phone.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-drawn]');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      let dark = 0;
      for (let at = 0; pixels && at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark++;
      return dark;
    });
}
