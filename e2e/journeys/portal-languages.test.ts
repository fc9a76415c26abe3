import { readdir } from 'node:fs/promises';
import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from '../support/axe.ts';
import { startWorld, type World } from '../support/world.ts';

const orderId = '700100';
const address = `/track-order/${encodeURIComponent(encodeOrderId(orderId))}`;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const control = (page: Page) => page.getByRole('combobox');
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The languages that have texts: each catalog is a file of its own. */
async function languages(): Promise<string[]> {
  const files = await readdir(new URL('../../apps/portal/src/i18n/catalogs/', import.meta.url));
  return ['en', ...files.map((name) => name.replace(/\.ts$/, ''))];
}

/** What stands on the page, piece by piece. */
const texts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, label, button)').allTextContents();

test('a traveller changes the language without losing what is typed', async () => {
  const page = await world.newPage('phone');
  await page.goto(address);
  await page.getByLabel('Email ID').fill('somebody@example.net');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await control(page).selectOption('ar');
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('input[name=email]').inputValue()).toBe('somebody@example.net');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('button', { name: 'تتبّع الطلب' }).click();
  await page.getByText('لم نعثر على طلب').first().waitFor();
  await world.picture(page, 'portal-track-refused-ar-phone');
  expect(await seriousFindings(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => page.title()).toContain('تتبّع الطلب');
  await page.goto(`${address}?lang=id-ID`);
  await page.getByLabel('ID Pesanan').waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: 'تتبّع الطلب' }).waitFor();
});

test('every target is as large as a thumb, and the list works by keys', async () => {
  const page = await world.newPage('phone');
  await page.goto(address);
  await page.getByLabel('Email ID').waitFor();
  const box = await control(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await control(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('ID Pesanan').waitFor();
  expect(await control(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

describe.each(['desktop', 'phone'] as const)('in every language on a %s', (size) => {
  test('Track Order fits, is whole and has nothing serious', async () => {
    const page = await world.newPage(size);
    const open = async (lang: string) => {
      await page.goto(`${address}?lang=${lang}`);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await page.locator('input[name=email]').waitFor();
      return texts(page);
    };
    const english = await open('en');
    for (const lang of await languages()) {
      const own = await open(lang);
      await world.picture(page, `portal-track-${lang}-${size}`);
      expect({ lang, fits: await fits(page), findings: await seriousFindings(page) }).toEqual({
        lang,
        fits: true,
        findings: [],
      });
      if (lang !== 'en') expect(own.filter((text) => english.includes(text))).toEqual([]);
    }
  }, 120_000);
});
