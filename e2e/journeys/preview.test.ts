import { readFile } from 'node:fs/promises';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, approveUnchecked, emailOfOrder } from '../support/approve.ts';
import { atRest } from '../support/at-rest.ts';
import { seriousFindings } from '../support/axe.ts';
import { manyPages } from '../support/many-pages.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { type sizes, startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('a desktop shows the document by mouse and keyboard', async () => {
  const page = await open('700100', samplePdf(), 'desktop');
  await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
  await page.locator('canvas[data-drawn]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await world.picture(page, 'preview-1440');
});

test('a page that reads from right to left leaves the document as it is', async () => {
  const page = await open('700105', samplePdf());
  await page.goto(`${page.url()}?lang=ar`);
  await page.locator('html[dir=rtl]').waitFor();
  await page.locator('canvas[data-drawn]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await world.picture(page, 'preview-ar-390');
});

test('of a thousand pages only those near the view are drawn', async () => {
  const page = await open('700101', manyPages(1000));
  await page.getByRole('img', { name: 'Page 1 of 1,000' }).waitFor();
  await expect.poll(() => page.locator('canvas[data-drawn]').count()).toBeGreaterThan(0);
  expect(await page.locator('canvas').count()).toBeLessThan(8);
  const frame = page.getByRole('region', { name: 'Preview of your document' });
  // Ahead of the view, so that nobody scrolls onto a page that is still empty.
  await expect.poll(() => frame.evaluate(drawnBelow)).toBeGreaterThan(0);
  const last = page.getByRole('img', { name: 'Page 1,000 of 1,000' });
  const isAtEnd = () =>
    frame.evaluate((it) => it.scrollTop + it.clientHeight >= it.scrollHeight - 1);
  // A page that gets its height while the view moves can hold it up: the key is pressed again. A press
  // too many moves the whole page instead, and the frame out of sight: it is brought back.
  await expect
    .poll(
      async () => {
        if (await isAtEnd()) await frame.scrollIntoViewIfNeeded();
        else await frame.press('End');
        return last.isVisible();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true);
  await expect.poll(() => page.locator('canvas').count()).toBeLessThan(8);
  await expect.poll(() => page.getByRole('img', { name: 'Page 1 of 1,000' }).count()).toBe(0);
});

test('a broken PDF is said to be, and still downloads', async () => {
  const bytes = Buffer.from('%PDF-1.7\nnothing that a viewer could read\n%%EOF\n');
  const page = await open('700102', bytes, 'phone', approveUnchecked);
  await page.getByText(/We cannot show this file here/).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Now' }).click();
  expect(await readFile(await (await saving).path())).toEqual(bytes);
});

test('a PDF with a password says so', async () => {
  const bytes = await readFile(new URL('../fixtures/locked.pdf', import.meta.url));
  const page = await open('700103', bytes, 'phone', approveUnchecked);
  await page.getByText(/This file has a password/).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Download Now' }).isEnabled())
    .toBe(true);
});

test('a picture is shown as it is', async () => {
  const bytes = await (await world.newPage('phone')).screenshot();
  const page = await open('700104', bytes);
  const picture = page.getByRole('img', { name: 'Picture of your document' });
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0);
  await atRest(page);
  const before = (await picture.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect
    .poll(async () => ((await picture.boundingBox())?.width ?? 0) / before)
    .toBeCloseTo(1.25, 1);
});

test('a picture that no phone could unpack is not drawn, and still downloads', async () => {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200004e2000004e2008060000000000000000000049454e44',
    'hex',
  );
  const page = await open('700106', bytes, 'phone', approveUnchecked);
  await page.getByText(/We cannot show this file here/).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Now' }).click();
  expect(await readFile(await (await saving).path())).toEqual(bytes);
});

/** Pages that are drawn below the edge of their frame; runs in the page. */
function drawnBelow(frame: Element): number {
  const { bottom } = frame.getBoundingClientRect();
  const drawn = [...frame.querySelectorAll('canvas[data-drawn]')];
  return drawn.filter((canvas) => canvas.getBoundingClientRect().top > bottom).length;
}

/** The download page of an order that was approved with this document. */
async function open(
  orderId: string,
  bytes: Uint8Array,
  size: keyof typeof sizes = 'phone',
  approved = approve,
): Promise<Page> {
  await approved(world, orderId, bytes);
  const page = await world.newPage(size);
  await page.goto(`/track-order/${encodeOrderId(orderId)}`);
  await page.getByLabel('Email ID').fill(emailOfOrder(orderId));
  await page.getByRole('button', { name: 'TRACK ORDER' }).click();
  await page.getByRole('heading', { name: 'Your document' }).waitFor();
  return page;
}
