import { readFile } from 'node:fs/promises';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, emailOfOrder } from '../support/approve.ts';
import { atRest } from '../support/at-rest.ts';
import { seriousFindings } from '../support/axe.ts';
import { type Line, startLine } from '../support/line.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { startWorld, type World } from '../support/world.ts';

/** Two travellers' orders, both approved. */
const own = { id: '700100' };
const other = { id: '700101' };
const pageOf = (id: string) => `${line.url}/get-new-order-details/${encodeOrderId(id)}`;
const trackPageOf = (id: string) => `${line.url}/track-order/${encodeOrderId(id)}`;

let world: World;
let line: Line;
let phone: Page;
beforeAll(async () => {
  world = await startWorld();
  line = await startLine(world.app.url);
  for (const { id } of [own, other]) await approve(world, id, samplePdf());
  phone = await world.newPage('phone');
});
afterAll(async () => {
  await line.close();
  await world.close();
});

test('the page shows the document before anybody downloads it', async () => {
  await track(own);
  await phone.getByRole('heading', { name: 'Your document' }).waitFor();
  const canvas = phone.getByRole('img', { name: 'Page 1 of 1' });
  await canvas.waitFor();
  await expect.poll(() => inkOn(phone)).toBeGreaterThan(100);
  expect(await downloadsOf(own.id)).toHaveLength(0);
  expect(await seriousFindings(phone)).toEqual([]);
  await world.picture(phone, 'preview-390');
});

test('zooms by button and key, and fills the screen', async () => {
  const width = async () => (await phone.locator('canvas').first().boundingBox())?.width ?? 0;
  await atRest(phone);
  const fit = await width();
  await phone.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await width()) / fit).toBeCloseTo(1.25, 1);
  await phone.getByRole('region', { name: 'Preview of your document' }).press('+');
  await expect.poll(async () => (await width()) / fit).toBeCloseTo(1.5, 1);
  await phone.getByRole('button', { name: 'Fit to width' }).click();
  await expect.poll(width).toBe(fit);
  await phone.getByRole('button', { name: 'Large view' }).click();
  await phone.getByRole('dialog', { name: 'Preview of your document' }).waitFor();
  await expect.poll(() => inkOn(phone)).toBeGreaterThan(100);
  await world.picture(phone, 'preview-large-390');
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Large view' }).waitFor();
});

test('Back closes the large view and stays with the order', async () => {
  await phone.getByRole('button', { name: 'Large view' }).click();
  await phone.getByRole('dialog', { name: 'Preview of your document' }).waitFor();
  await phone.goBack();
  await phone.getByRole('button', { name: 'Large view' }).waitFor();
  await expect.poll(() => phone.url()).toBe(pageOf(own.id));
  await phone.getByRole('heading', { name: 'Your customs declaration is approved' }).waitFor();
});

test('says that it keeps page and document', async () => {
  await phone.getByText(/This page and your document are kept on this device/).waitFor();
  await phone.getByRole('button', { name: 'Remove from this device' }).waitFor();
});

test('opens again without internet, with the document', async () => {
  // One visit is enough for the shop's own name, which that visit asked for before the worker stood.
  await expect
    .poll(() => phone.evaluate(async () => (await caches.match('/api/shop'))?.ok))
    .toBe(true);
  await goOffline();
  await phone.reload();
  await phone.getByText(/This is the copy that we kept on this device/).waitFor();
  await phone.getByRole('heading', { name: 'Your customs declaration is approved' }).waitFor();
  await expect.poll(() => inkOn(phone)).toBeGreaterThan(100);
  expect(await seriousFindings(phone)).toEqual([]);
  await world.picture(phone, 'offline-390');
});

test('opens from the link in the mail too', async () => {
  await phone.goto(trackPageOf(own.id));
  await phone.waitForURL(pageOf(own.id));
  await phone.getByRole('heading', { name: 'Your customs declaration is approved' }).waitFor();
});

test('Download Now saves the kept file, byte for byte, and says that it is recorded later', async () => {
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download Now' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`customs-declaration-${own.id}.pdf`);
  expect(await readFile(await saved.path())).toEqual(samplePdf());
  await phone.getByText(/We record this download when you have internet again/).waitFor();
  await phone.getByText(/We have not recorded this yet/).waitFor();
  expect(await downloadsOf(own.id)).toHaveLength(0);
});

test('a closed page does not lose the record; it arrives once', async () => {
  await phone.reload();
  await phone.getByText(/We have not recorded this yet/).waitFor();
  await goOnline();
  // The switch does not tell every page that was loaded without a network; a real network does.
  await phone.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => downloadsOf(own.id)).toHaveLength(1);
  await expect.poll(() => phone.getByText(/We have not recorded this yet/).count()).toBe(0);
  await expect
    .poll(() => phone.getByRole('table', { name: 'Downloaded History' }).textContent())
    .toContain('Europe/London');
  await expect.poll(() => phone.getByText(/This is the copy/).count()).toBe(0);
  await phone.reload();
  await phone.getByText(/are kept on this device/).waitFor();
  const records = (await world.app.history(own.id)).filter(({ action }) => action === 'downloaded');
  expect(records).toHaveLength(1);
  expect(records[0]?.detail).toHaveProperty('pressedAt');
});

test('without internet the right pair opens the copy, and a wrong one does not', async () => {
  await goOffline();
  await phone.goto(`${line.url}/track-order`);
  await phone.getByLabel('Order ID').fill(own.id);
  await phone.getByLabel('Email ID').fill('somebody@example.com');
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.getByRole('alert').waitFor();
  await phone.getByLabel('Email ID').fill(emailOfOrder(own.id).toUpperCase());
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.waitForURL(pageOf(own.id));
  await phone.getByText(/This is the copy that we kept on this device/).waitFor();
  await goOnline();
});

test('a live cookie opens the order from the link in the mail', async () => {
  await phone.goto(trackPageOf(own.id));
  await phone.waitForURL(pageOf(own.id));
});

test('without the cookie a server that answers is not gone around', async () => {
  await phone.context().clearCookies();
  await phone.reload();
  await phone.waitForURL(trackPageOf(own.id));
  await phone.getByLabel('Email ID').waitFor();
});

test('another order’s address shows nothing of this one without internet', async () => {
  await goOffline();
  await phone.goto(pageOf(other.id));
  await phone
    .getByRole('heading', { name: 'There is no internet, and no copy on this device' })
    .waitFor();
  expect(await phone.locator('body').textContent()).not.toContain('Tamsin');
  await world.picture(phone, 'offline-no-copy-390');
  await phone.goto(trackPageOf(other.id));
  await phone.getByLabel('Email ID').waitFor();
  await goOnline();
});

test('opening another order leaves the earlier copy: a family has one phone', async () => {
  await track(other);
  await phone.getByText(/are kept on this device/).waitFor();
  await expect.poll(() => phone.evaluate(kept)).toEqual([2]);
  await goOffline();
  for (const { id } of [own, other]) {
    await phone.goto(pageOf(id));
    await phone.getByText(/This is the copy/).waitFor();
  }
  await phone.getByRole('link', { name: 'Orders on this device' }).click();
  await phone.getByRole('link', { name: `Open Order ${own.id}` }).waitFor();
  expect(await seriousFindings(phone)).toEqual([]);
  await world.picture(phone, 'orders-on-this-device-390');
});

test('one order is removed without internet; the page says that its session goes on', async () => {
  await phone.getByRole('button', { name: `Remove from this device Order ${other.id}` }).click();
  await phone.getByText(/We could not reach our server to end the session/).waitFor();
  await expect.poll(() => phone.evaluate(kept)).toEqual([1]);
  await phone.goto(pageOf(other.id));
  await phone.getByText('We did not keep this order on this device.', { exact: false }).waitFor();
  await goOnline();
});

test('Remove from this device ends the session too: neither reload nor Back opens it', async () => {
  await track(own);
  await phone.getByRole('button', { name: 'Remove from this device' }).click();
  await phone.getByText('The copy is deleted, and the session has ended.').waitFor();
  await expect.poll(() => phone.evaluate(kept)).toEqual([0]);
  await phone.goBack();
  await phone.getByLabel('Email ID').waitFor();
  await phone.goto(pageOf(own.id));
  await phone.waitForURL(trackPageOf(own.id));
  await phone.reload();
  await phone.getByLabel('Email ID').waitFor();
});

test('two tabs with two orders both work', async () => {
  await track(own);
  const second = await phone.context().newPage();
  await second.goto(trackPageOf(other.id));
  await second.waitForURL(pageOf(other.id));
  await phone.bringToFront();
  const saving = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download Now' }).click();
  expect((await saving).suggestedFilename()).toBe(`customs-declaration-${own.id}.pdf`);
  await second.close();
});

test('all orders are removed after asking, and nothing opens any more', async () => {
  await phone.goto(`${line.url}/get-new-order-details/on-this-device`);
  await phone.getByRole('button', { name: 'Remove all and end the session' }).click();
  const dialog = phone.getByRole('dialog');
  await expect
    .poll(() => phone.evaluate(() => document.activeElement?.textContent))
    .toBe('Keep them');
  expect(await seriousFindings(phone)).toEqual([]);
  await world.picture(phone, 'remove-all-390');
  await dialog.getByRole('button', { name: 'Remove all and end the session' }).click();
  await phone.getByText('No order is kept on this device.').waitFor();
  await expect.poll(() => phone.evaluate(kept)).toEqual([0]);
  for (const { id } of [own, other]) {
    await phone.goto(pageOf(id));
    await phone.waitForURL(trackPageOf(id));
  }
  await track(own);
  await phone.getByRole('button', { name: 'Keep on this device' }).waitFor();
  await expect.poll(() => phone.evaluate(kept)).toEqual([0]);
});

test('the worker leaves the back office of the same host alone', async () => {
  await phone.goto(`${line.url}/`);
  await phone.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await phone.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const urls = () =>
    phone.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await urls()).length).toBeGreaterThan(3);
  for (const url of await urls()) {
    expect(url).toMatch(/^\/(assets-portal\/|api\/shop$|get-new-order-details\/shell$)/);
  }
});

async function track({ id }: typeof own): Promise<void> {
  await phone.goto(trackPageOf(id));
  await phone.getByLabel('Email ID').fill(emailOfOrder(id));
  await phone.getByRole('button', { name: 'TRACK ORDER' }).click();
  await phone.waitForURL(pageOf(id));
}

async function goOffline(): Promise<void> {
  line.cut();
  await phone.context().setOffline(true);
}

async function goOnline(): Promise<void> {
  line.join();
  await phone.context().setOffline(false);
}

/** How many dark pixels the first page has. */
function inkOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-drawn]');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    let dark = 0;
    for (let at = 0; pixels && at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark++;
    return dark;
  });
}

/** Number of orders in the device's storage; runs in the page. */
function kept(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pabean-portal');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('kept').objectStore('kept').count();
      counting.onsuccess = () => resolve([counting.result]);
    };
  });
}

async function downloadsOf(orderId: string) {
  const { id } = await world.app.order(orderId);
  return world.app.db.selectFrom('download').select('id').where('order_pk', '=', id).execute();
}
