import { letterKinds, type TestApp, testApp } from '@pabean/api/testing';
import { chromiumLaunchOptions } from '@pabean/tooling/chromium';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tooWide } from '../support/layout.ts';
import { samplePdf } from '../support/sample-pdf.ts';

/** Nothing in it asks for a line break, and it is as long as a name may be. */
const fullName = 'กิตติพงษ์'.repeat(56).slice(0, 500);
const email = `${'a-long-address'.repeat(4)}@mail.example.com`;

let app: TestApp;
let browser: Browser;
const mails: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  browser = await chromium.launch(await chromiumLaunchOptions());
  const manager = await app.signIn('Manager');
  const about = { full_name: fullName, email, amount: '39.00', currency: 'USD' };

  const completed = await app.newOrder(about);
  const file = new File([new Uint8Array(samplePdf())], 'approved.pdf');
  const upload = { orderId: completed, email, mailServiceProvider: 'AWS' };
  await app.call('uploadVisaDocument', { body: upload, file }, manager);
  await app.call('sendInvoice', { body: { orderId: completed } }, manager);
  const refunded = await app.newOrder({ ...about, process_status: 'Refunds' });
  await app.call('moveToCompleteRefund', { body: { orderId: [refunded] } }, manager);

  for (const { kind, html } of await app.db
    .selectFrom('mail_message')
    .select(['kind', 'html'])
    .execute()) {
    mails[kind] = html;
  }
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const looks = letterKinds.flatMap((kind) =>
  [320, 700].flatMap((width) =>
    (['light', 'dark'] as const).map((time) => [kind, width, time] as const),
  ),
);

test.each(looks)('%s fits %i px, %s, and fetches nothing', async (kind, width, colorScheme) => {
  const page = await browser.newPage({ viewport: { width, height: 640 }, colorScheme });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setContent(mails[kind] ?? '', { waitUntil: 'networkidle' });

  await page.getByText(`Dear ${fullName},`).waitFor();
  expect(await tooWide(page)).toEqual([]);
  expect(asked).toEqual([]);
  // Beside the column too: the library paints a cell around all, which once stayed bright.
  const ground = await page.evaluate(() => {
    const corner = document.elementFromPoint(2, 2);
    return corner && getComputedStyle(corner).backgroundColor;
  });
  expect(ground).toBe(colorScheme === 'dark' ? 'rgb(25, 31, 32)' : 'rgb(251, 249, 245)');
  await page.close();
});
