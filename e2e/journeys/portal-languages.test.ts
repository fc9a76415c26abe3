import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve } from '../support/approve.ts';
import { seriousFindings } from '../support/axe.ts';
import { startLine } from '../support/line.ts';
import { mustSucceed } from '../support/must-succeed.ts';
import { englishLeft, portalLanguages } from '../support/portal-texts.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { startWorld, type World } from '../support/world.ts';

const orderId = '700100';
const address = `/track-order/${encodeURIComponent(encodeOrderId(orderId))}`;
/** Only the script knows the link's order: what stands there before it is replaced. */
const alive = `input[name=orderId][value="${orderId}"]`;
const approved = '700101';
/** Paid for, and nothing more. */
const standing = '700102';
const detailsOf = (id: string) => `/get-new-order-details/${encodeURIComponent(encodeOrderId(id))}`;

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // Something that the traveller can mend: it stands on their page in every language.
  const staff = await world.app.signIn('Team', 'Sinta');
  const { version } = await world.app.order(standing);
  const body = { orderId: standing, version, changes: { family_members_travelling: 3 } };
  await mustSucceed(world.app.call('updateOrder', { body }, staff));
});
afterAll(() => world.close());

const control = (page: Page) => page.getByRole('combobox');
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

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
  await page.locator(alive).waitFor();
  const box = await control(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await control(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('ID Pesanan').waitFor();
  await expect
    .poll(() => control(page).evaluate((element) => element === document.activeElement))
    .toBe(true);
});

/** A page whose requests go to the network themselves: those of a worker are never offline here. */
async function pageWithoutWorker() {
  const context = await world.browser.newContext({
    baseURL: world.app.url,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

test('a language that did not arrive comes at the next try', async () => {
  const line = await startLine(world.app.url);
  const page = await pageWithoutWorker();
  await page.goto(line.url + address);
  await page.locator(alive).waitFor();
  line.cut();
  await control(page).selectOption('fr');
  await page.getByText('This language could not be loaded.').waitFor();
  line.join();
  await control(page).selectOption('fr');
  await page.getByLabel('ID de commande').waitFor();
  await page.context().close();
  await line.close();
});

test('a page that stands open over a deploy still changes its language', async () => {
  const page = await pageWithoutWorker();
  await page.route('**/assets-portal/de-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await page.locator(alive).waitFor();
  await control(page).selectOption('de');
  await page.getByLabel('Auftragsnummer').waitFor();
  await page.context().close();
});

/** Another order's cookie: what Track Order would set. */
async function openFor(page: Page, id: string): Promise<void> {
  const [name = '', value = ''] = world.app.cookieOf(id).split('=');
  await page.context().addCookies([{ name, value, url: world.app.url }]);
}

/** Where a part of the words of an element stands; runs in the page. */
function placeOf(element: Element, part: string): { left: number; right: number } {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const found = new RegExp(part).exec(text.textContent ?? '');
    if (found === null) continue;
    const range = document.createRange();
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  }
  throw new Error(`There is no ${part}.`);
}

/** The three pages of the way, with what stands there when all of one has come. */
const pages = [
  { name: 'track', path: address, ready: alive },
  { name: 'approved', path: detailsOf(approved), ready: 'canvas[data-drawn]', order: approved },
  { name: 'standing', path: detailsOf(standing), ready: 'main li[data-severity]', order: standing },
];

describe('Track Order, the approved page and a stage page fit, are whole and translated', () => {
  beforeAll(() => approve(world, approved, samplePdf()));

  const sizes = [
    { where: 'in every language on a phone of 320 px', size: 'phone', isWanted: () => true },
    {
      where: 'in Arabic and German on a desktop',
      size: 'desktop',
      isWanted: (lang: string) => /^(ar|de)$/.test(lang),
    },
  ] as const;
  // Contrast and structure are those of the page: a script of each kind shows what a text changes.
  const isRead = (lang: string) => /^(en|ar|de|th)$/.test(lang);
  // A test for each page: twenty languages of all would be two minutes of one test.
  test.each(sizes.flatMap((each) => pages.map((one) => ({ ...each, ...one }))))(
    '$name $where',
    async ({ size, isWanted, name, path, ready, order }) => {
      const page = await world.newPage(size);
      // The narrowest phone: what fits there fits everywhere. So high that the document is in sight.
      if (size === 'phone') await page.setViewportSize({ width: 320, height: 1600 });
      const languages = await portalLanguages();
      const [english] = languages;
      if (order) await openFor(page, order);
      for (const language of languages.filter(({ lang }) => isWanted(lang))) {
        const { lang } = language;
        // Some come by the address, as a link in a mail does; the others by the choice on the page.
        if (lang === languages[0]?.lang || isRead(lang)) await page.goto(`${path}?lang=${lang}`);
        else await control(page).selectOption(lang);
        await page.locator(`html[lang="${lang}"]`).waitFor();
        await page.locator(ready).first().waitFor();
        await world.picture(page, `portal-${name}-${lang}-${size}`);
        const found = {
          dir: await page.locator('html').getAttribute('dir'),
          fits: await fits(page),
          findings: isRead(lang) ? await seriousFindings(page) : [],
          english: english && (await englishLeft(page, english, language)),
        };
        const dir = lang === 'ar' ? 'rtl' : 'ltr';
        // Soft: one run tells everything that is wrong.
        expect
          .soft(found, `${name} in ${lang}`)
          .toEqual({ dir, fits: true, findings: [], english: [] });
      }
      await page.close();
    },
    120_000,
  );

  test('in Arabic the size of the file stands behind its kind, not in front of it', async () => {
    const page = await world.newPage('phone');
    await openFor(page, approved);
    await page.goto(`${detailsOf(approved)}?lang=ar`);
    const [kind, size] = [page.getByText('مستند PDF'), page.getByText('كيلوبايت').first()];
    await size.waitFor();
    const [digits, letters] = [
      await size.evaluate(placeOf, '\\d+'),
      await kind.evaluate(placeOf, 'PDF'),
    ];
    expect(digits.right).toBeLessThanOrEqual(letters.left);
    await page.close();
  });

  test('English would be found', async () => {
    const page = await world.newPage('phone');
    const [english, other] = await portalLanguages();
    await page.goto(`${address}?lang=en`);
    await page.locator('input[name=email]').waitFor();
    const left = english && other ? await englishLeft(page, english, other) : [];
    expect(left).toEqual(expect.arrayContaining(['Order ID', 'TRACK ORDER', 'Refund Policy']));
  });
});
