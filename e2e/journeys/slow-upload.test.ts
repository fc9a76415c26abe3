import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { tooWide } from '../support/layout.ts';
import { type Line, startLine } from '../support/line.ts';
import { type Traveller, travellerOf } from '../support/traveller.ts';
import { startWorld, type World } from '../support/world.ts';

/** A photo sent over bad Wi-Fi: how much has left is measured, and a cut loses nothing. */
const megabyte = 1024 * 1024;

let world: World;
let line: Line;
let traveller: Traveller;
let page: Page;
let bar: Locator;
beforeAll(async () => {
  world = await startWorld();
  line = await startLine(world.app.url);
  traveller = await travellerOf(world, '700104', 'en', line.url);
  page = traveller.page;
  bar = page.getByRole('progressbar', { name: traveller.says('write.sending') });
});
afterAll(async () => {
  await line.close();
  await world.close();
});

/** The way to the server takes so many bytes a second. */
async function uploadAt(bytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytes,
  });
}

const files = () =>
  world.app.db.selectFrom('order_message_file').select(['file_name', 'size']).execute();

test('the photo shows how much of it has left', async () => {
  const { says } = traveller;
  const picture = await page.screenshot({ type: 'jpeg' });
  const buffer = Buffer.concat([picture, Buffer.alloc(12 * megabyte)]);
  await page
    .getByLabel(says('write.add'))
    .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel(says('write.label')).fill('Here it is.');
  await uploadAt(megabyte / 2);
  await page.getByRole('button', { name: says('write.send'), exact: true }).click();
  await expect.poll(() => bar.getAttribute('value')).toMatch(/^[1-9]\d{6}$/);
  // However slow this machine is, the rest is still to come when the line is cut.
  await uploadAt(1024);
  await world.picture(page, 'upload-on-its-way-390');
  expect(await tooWide(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});

test('the bar shows how far it is in forced colours', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  const picture = [...(await bar.screenshot())];
  const shades = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    // Inside of its border, where it begins and where it ends.
    return [8, width - 8].map((x) => `${context?.getImageData(x, height / 2, 1, 1).data}`);
  }, picture);
  expect(new Set(shades).size).toBe(2);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('a cut keeps text and photo, and both are sent once', async () => {
  const { says } = traveller;
  line.cut();
  await page.getByText(says('failure.offline')).waitFor();
  await bar.waitFor({ state: 'detached' });
  expect(await files()).toEqual([]);
  await page.getByText('passport.jpg').waitFor();
  expect(await page.getByLabel(says('write.label')).inputValue()).toBe('Here it is.');
  line.join();
  await uploadAt(-1);
  await page.getByRole('button', { name: says('write.send'), exact: true }).click();
  await page.getByText(says('write.sent')).waitFor();
  await page.getByRole('log').getByText('Here it is.').waitFor();
  expect(await files()).toHaveLength(1);
  await expect.poll(() => page.getByLabel(says('write.label')).inputValue()).toBe('');
});
