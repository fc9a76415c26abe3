import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, runProgram, untilReady } from '@pabean/api/testing';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, launchBrowser } from '../support/browser.ts';
import { complaintsOf, signInAt, trackAndDownload, uploadSample } from '../support/elsewhere.ts';
import { networkQuiet, watchNetwork } from '../support/network.ts';
import { withOrdersToCome } from '../support/orders-to-come.ts';
import { codedPdf } from '../support/sample-pdf.ts';
import { kindsOfScreens } from '../support/staff-screens.ts';
import { startStaticHost } from '../support/static-host.ts';
import { sizes } from '../support/world.ts';

/** Apps and API one release apart, each by the programs of its own sources, on a database of its own. */
const here = fileURLToPath(new URL('../../', import.meta.url));
const before = process.env.RELEASE_BEFORE ?? '';
const admin = { email: 'first@example.com', password: 'release-admin-7301' };
const orderId = '700100';

let browser: Browser;
let folder = '';
beforeAll(async () => {
  if (before === '') throw new Error('Run it by: pnpm test:release');
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'pabean-release-'));
});
afterAll(async () => {
  if (before === '') return;
  await closeBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

/** The apps of one checkout on hosts of their own, the API of another with one import of orders. */
async function serve(apps: string, api: string, place: string) {
  const [portalPort, staffPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: '0',
    PABEAN_DATA_DIR: join(place, 'data'),
    APPS_ELSEWHERE: 'true',
    PUBLIC_PORTAL_URL: `http://127.0.0.1:${portalPort}`,
    PUBLIC_BACKOFFICE_URL: `http://127.0.0.1:${staffPort}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const server = await untilReady(runProgram([join(api, 'bin/pabean')], settings));
  const run = async (root: string, ...args: string[]) => {
    const ended = await runProgram([join(root, 'bin/pabean'), ...args], settings).ended;
    expect(ended.code, ended.stderr).toBe(0);
  };
  await withOrdersToCome(
    (file) => run(api, 'orders:import', file),
    join(api, 'e2e/fixtures/orders.ndjson'),
  );
  await run(apps, 'export:apps', join(place, 'apps'), '--api', server.url);
  const portal = await startStaticHost(join(place, 'apps/portal'), portalPort);
  const staff = await startStaticHost(join(place, 'apps/backoffice'), staffPort);
  return {
    portal: portal.url,
    staff: staff.url,
    async stop() {
      portal.close();
      staff.close();
      expect((await server.stop()).code).toBe(0);
    },
  };
}

async function newPage(size: keyof typeof sizes): Promise<[Page, readonly string[]]> {
  const context = await browser.newContext({ viewport: sizes[size], locale: 'en-GB' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  watchNetwork(page);
  return [page, complaintsOf(page)];
}

/** What a screen says did not arrive: so it says of an answer, too, that it can not read. */
async function failuresOn(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await networkQuiet(page, 400);
  return page.getByText(/could not be|does not understand/).allTextContents();
}

test.each([
  { name: 'apps of before, API of today', apps: before, api: here },
  { name: 'apps of today, API of before', apps: here, api: before },
])('$name: a document goes from staff to traveller, and every screen opens', async (way) => {
  const place = await mkdtemp(join(folder, 'way-'));
  const served = await serve(way.apps, way.api, place);
  try {
    const [staff, ofStaff] = await newPage('desktop');
    await signInAt(staff, served.staff, admin);
    const rows = staff.getByRole('table', { name: /New Orders/ }).locator('tbody tr');
    const search = staff.getByRole('searchbox').or(staff.getByPlaceholder('Search orders'));
    await search.first().fill('tamsin');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().getByRole('link', { name: /View/ }).click();
    await staff.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
    const address = await uploadSample(staff);
    expect((await fetch(address)).headers.get('content-type')).toBe('application/pdf');

    const [phone, ofPhone] = await newPage('phone');
    expect(await trackAndDownload(phone, served.portal, orderId)).toEqual(codedPdf());

    for (const screen of [...kindsOfScreens, '/admin/cockpit?country=GB']) {
      expect.soft(await failuresOn(staff, served.staff + screen), screen).toEqual([]);
    }
    expect([...ofStaff, ...ofPhone]).toEqual([]);
  } finally {
    await served.stop();
  }
});
