import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runCommand } from '@pabean/api/testing';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOfOrder } from '../support/approve.ts';
import { complaintsOf, signInAt, trackAndDownload, uploadSample } from '../support/elsewhere.ts';
import { deployNextVersion } from '../support/next-version.ts';
import { codedPdf } from '../support/sample-pdf.ts';
import { type StaticHost, startStaticHost } from '../support/static-host.ts';
import { password, startWorld, type World } from '../support/world.ts';

/** The apps on static hosts of their own, the API on a third. Ports are origins, too. */
const orderId = '700100';

let world: World;
let folder: string;
let portal: StaticHost;
let staffHost: StaticHost;
beforeAll(async () => {
  const [portalPort, staffPort] = [await freePort(), await freePort()];
  world = await startWorld({
    APPS_ELSEWHERE: 'true',
    PUBLIC_PORTAL_URL: `http://127.0.0.1:${portalPort}`,
    PUBLIC_BACKOFFICE_URL: `http://127.0.0.1:${staffPort}`,
  });
  folder = await mkdtemp(join(tmpdir(), 'pabean-apps-'));
  const { code, stderr } = await runCommand('export-apps', [folder, '--api', world.app.url]).ended;
  expect([code, stderr]).toEqual([0, '']);
  portal = await startStaticHost(join(folder, 'portal'), portalPort);
  staffHost = await startStaticHost(join(folder, 'backoffice'), staffPort);
});
afterAll(async () => {
  portal.close();
  staffHost.close();
  await world.close();
  await rm(folder, { recursive: true });
});

/** A page whose complaints are kept. */
async function strictPage(size: 'desktop' | 'phone'): Promise<[Page, readonly string[]]> {
  const page = await world.newPage(size);
  return [page, complaintsOf(page)];
}

const signInElsewhere = (staff: Page) =>
  signInAt(staff, staffHost.url, { email: world.emailOf('Team'), password });

test('staff sign in, upload a document, and open it by its signed link', async () => {
  const [staff, complaints] = await strictPage('desktop');
  await signInElsewhere(staff);
  // A deep link, which the host answers with the one page.
  await staff.goto(`${staffHost.url}/admin/view-order/${encodeOrderId(orderId)}`);
  await staff.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
  const address = await uploadSample(staff);
  expect(address.startsWith(`${world.app.url}/uploads/docs/${orderId}/`)).toBe(true);
  expect((await fetch(address)).headers.get('content-type')).toBe('application/pdf');
  expect(complaints).toEqual([]);
});

test('old tabs say that there is a new version, and lose nothing of what was typed', async () => {
  const [staff] = await strictPage('desktop');
  await signInElsewhere(staff);
  await staff.goto(`${staffHost.url}/admin/view-order/${encodeOrderId(orderId)}`);
  await staff.getByLabel('Remark', { exact: true }).fill('Called twice, no answer.');
  const [phone, complaints] = await strictPage('phone');
  await phone.goto(`${portal.url}/track-order/${encodeOrderId(orderId)}`);
  await phone.getByLabel('Email ID').fill(emailOfOrder(orderId));

  const work = await mkdtemp(join(tmpdir(), 'pabean-next-'));
  await deployNextVersion(work, folder, world.app.url);
  await rm(work, { recursive: true });
  portal = await portal.startedAgain();
  staffHost = await staffHost.startedAgain();

  await staff.getByRole('link', { name: 'Country Order List' }).click();
  const old = staff.getByRole('alert').filter({ hasText: 'There is a new version.' });
  await old.getByRole('button', { name: 'Reload' }).click();
  await staff.getByRole('heading', { name: 'Country Order Details' }).waitFor();
  await staff.goBack();
  await expect
    .poll(() => staff.getByLabel('Remark', { exact: true }).inputValue())
    .toBe('Called twice, no answer.');

  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.waitForURL('**/get-new-order-details/**');
  const older = phone
    .getByRole('alert')
    .filter({ hasText: 'There is a new version of this page.' });
  await older.getByRole('button', { name: 'Load again' }).click();
  await phone.getByRole('heading', { name: 'Your customs declaration is approved' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a traveller tracks, downloads, and opens the copy without internet', async () => {
  const [phone, complaints] = await strictPage('phone');
  expect(await trackAndDownload(phone, portal.url, orderId)).toEqual(codedPdf());
  expect(complaints).toEqual([]);

  portal.close();
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByText(/This is the copy that we kept on this device/).waitFor();
  await phone.getByRole('heading', { name: 'Your customs declaration is approved' }).waitFor();
  await phone.context().close();
});

test('what is wrong between a page and its API is one clear line', async () => {
  const [page] = await strictPage('desktop');
  const shown = (line: RegExp | string) => page.getByRole('alert').getByText(line).waitFor();
  const config = (text: string) => writeFile(join(folder, 'backoffice/config.json'), text);
  for (const wrong of ['{ api: ', '{"api": "https://api.example.com/v2"}', '{}']) {
    await config(wrong);
    await page.goto(staffHost.url);
    await shown(/^config\.json must be \{"api"/);
  }

  await config(JSON.stringify({ api: world.app.url }));
  const health = { status: 1, message: 'Alive.', data: { generation: 99 } };
  const headers = { 'access-control-allow-origin': staffHost.url };
  await page.route('**/api/health', (route) => route.fulfill({ json: health, headers }));
  await page.goto(staffHost.url);
  await shown(/^This page is older than its server/);
  await page.unrouteAll();

  // It answers, and is no API of ours.
  const other = await startStaticHost(join(folder, 'portal'), await freePort());
  const headersFile = join(folder, 'backoffice/_headers');
  const policy = await readFile(headersFile, 'utf8');
  await writeFile(headersFile, policy.replaceAll(world.app.url, other.url));
  await config(JSON.stringify({ api: other.url }));
  const moved = await startStaticHost(join(folder, 'backoffice'), await freePort());
  await page.goto(moved.url);
  await shown(`${other.url} does not answer to pages of ${moved.url}.`);
  other.close();
  moved.close();
});
