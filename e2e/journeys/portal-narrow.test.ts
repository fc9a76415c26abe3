import { encodeOrderId, travellerLanguages } from '@pabean/domain';
import type { Page } from 'playwright';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, emailOfOrder } from '../support/approve.ts';
import { codePdf } from '../support/code-pdf.ts';
import { tooWide } from '../support/layout.ts';
import { mustSucceed } from '../support/must-succeed.ts';
import { partTexts } from '../support/portal-texts.ts';
import { startWorld, type World } from '../support/world.ts';

/** One with its document, one with a question, one whose details are still to be corrected, one that was filed. */
const [approved, questioned, standing, filed] = ['700101', '700102', '700103', '700104'] as const;
const words = 'SAMPLE DECLARATION 700101, NOT A REAL ONE';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const { app } = world;
  const staff = await app.signIn('Team', 'Sinta');
  await approve(world, approved, codePdf(words));
  const question = {
    orderId: questioned,
    text: 'Bitte schicken Sie uns die Straße und die Hausnummer Ihrer Unterkunft.',
    english: 'Please send us the street of your stay.',
    language: 'de',
    wants: 'text',
  };
  await mustSucceed(app.call('askTraveller', { body: question }, staff));
  // Something that the traveller can mend, in both.
  for (const orderId of [standing, filed]) {
    const { version } = await app.order(orderId);
    const changes = { family_members_travelling: 3 };
    await mustSucceed(app.call('updateOrder', { body: { orderId, version, changes } }, staff));
  }
  await app.db
    .updateTable('orders')
    .set({ process_status: 'AwaitingGovt' })
    .where('order_id', '=', filed)
    .execute();
});
afterAll(() => world.close());

async function open(page: Page, orderId: string, lang: string): Promise<void> {
  const [name = '', value = ''] = world.app.cookieOf(orderId).split('=');
  await page.context().addCookies([{ name, value, url: world.app.url }]);
  await page.goto(`/get-new-order-details/${encodeOrderId(orderId)}?lang=${lang}`);
  await page.locator(`html[lang="${lang}"]`).waitFor();
  await page.getByText(emailOfOrder(orderId)).first().waitFor();
  // What comes after the page: the conversation, and then corrections and the refund.
  await page.locator('main textarea[maxlength="2000"]').last().waitFor();
}

/** Opens the doors of the page, each once it is there: they come in no order. */
async function openDoors(page: Page): Promise<void> {
  for (const id of ['correct-my-details', 'ask-for-a-refund']) {
    await page.locator(`summary[id="${id}"]`).click();
  }
}

/** Opens the doors, and in the first one an editor. */
async function openEditor(page: Page): Promise<void> {
  await openDoors(page);
  await page.locator('button[id="change-familyMember"]').click();
}

/** Presses what was found: its field opens and has the focus. */
async function pressMark(page: Page, lang: string): Promise<void> {
  const heading = (await partTexts('marks', lang))('heading');
  await page.getByRole('region', { name: heading }).getByRole('button').click();
  const field = page.locator('main form input:focus');
  await expect.poll(() => field.inputValue()).toBe('3');
}

/** What of the counter a phone on its side does not show, one line each; runs in the page. */
function besideCode(): string[] {
  const dialog = document.querySelector('dialog[open]');
  const code = dialog?.querySelector('canvas[data-drawn]')?.getBoundingClientRect();
  if (!dialog || code === undefined) return ['there is no code'];
  const lines = dialog.scrollHeight > dialog.clientHeight ? ['the counter scrolls'] : [];
  for (const it of dialog.querySelectorAll('h2, p, button')) {
    const { top, bottom, left, right } = it.getBoundingClientRect();
    const words = it.textContent?.slice(0, 40);
    if (top < 0 || bottom > window.innerHeight) lines.push(`out of sight: ${words}`);
    const over = left < code.right && right > code.left && top < code.bottom && bottom > code.top;
    if (over) lines.push(`on the code: ${words}`);
  }
  // As large as the height allows beside the bar: a scanner reads it from a distance.
  if (code.height < window.innerHeight * 0.6) lines.push(`the code is ${code.height} px high`);
  return lines;
}

test.each(['de', 'ar'])('at 320 px nothing of the portal is cut off (%s)', async (lang) => {
  const page = await world.newPage('phone');
  await page.setViewportSize({ width: 320, height: 640 });
  page.setDefaultTimeout(15_000);
  const counter = await partTexts('counter', lang);
  for (const orderId of [standing, filed, questioned]) {
    await open(page, orderId, lang);
    await openEditor(page);
    if (orderId !== questioned) await pressMark(page, lang);
    await world.picture(page, `portal-narrow-${orderId}-${lang}`);
    expect.soft(await tooWide(page), `${orderId} in ${lang}`).toEqual([]);
  }

  await open(page, approved, lang);
  await page.getByText(counter('ready')).waitFor();
  await page.getByRole('button', { name: counter('again') }).click();
  await page.locator('[role=status]').getByText('traveller1@').waitFor();
  expect.soft(await tooWide(page), `approved in ${lang}`).toEqual([]);
  await world.picture(page, `portal-narrow-approved-${lang}`);

  await page.getByRole('button', { name: counter('showCode') }).click();
  const code = page.getByRole('dialog').locator('canvas[data-drawn]');
  await code.waitFor();
  expect.soft(await tooWide(page), `the counter in ${lang}`).toEqual([]);
  const { width, height, data } = await code.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return { width, height, data: [...pixels] };
  });
  // A scanner reads from the screen what the document says, and each module is as wide as the others.
  expect(decodeQR({ width, height, data: Uint8Array.from(data) })).toBe(words);
  const drawn = (await code.boundingBox())?.width ?? 0;
  expect(drawn).toBeLessThanOrEqual(320);
  expect(drawn).toBeGreaterThan(200);
  await world.picture(page, `portal-narrow-counter-${lang}`);

  // The phone on its side: code and words beside each other, and nothing to scroll to.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => page.evaluate(besideCode)).toEqual([]);
  await world.picture(page, `portal-counter-on-its-side-${lang}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await page.goto('/get-new-order-details/on-this-device');
  await page.getByText(approved).first().waitFor();
  expect.soft(await tooWide(page), `the device in ${lang}`).toEqual([]);
  await page.close();
});

/** Buttons that cut their own words, one line each; runs in the page. */
function cutButtons(): string[] {
  return [...document.querySelectorAll('main button')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => `cut: ${textContent}`);
}

/** Words of buttons that go on in the next line, with a hyphen or without; runs in the page. */
function brokenWords(): string[] {
  const words: string[] = [];
  for (const button of document.querySelectorAll('main button')) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const tops = Array.from(word, (_, at) => {
          const range = document.createRange();
          range.setStart(text, index + at);
          range.setEnd(text, index + at + 1);
          // A letter behind a soft hyphen has a place at the end of the line before, too.
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        });
        const lines = new Set(tops);
        if (lines.size > 1) words.push(word);
      }
    }
  }
  return words;
}

test('a small phone at 200 percent cuts no words and needs no second direction (de)', async () => {
  const page = await world.newPage('phone');
  await page.setViewportSize({ width: 195, height: 422 });
  page.setDefaultTimeout(15_000);
  await page.goto('/track-order?lang=de');
  await page.locator('html[lang="de"]').waitFor();
  expect.soft(await tooWide(page), 'Track Order').toEqual([]);
  expect.soft(await page.evaluate(cutButtons), 'Track Order').toEqual([]);
  expect.soft(await page.evaluate(brokenWords), 'Track Order').toEqual([]);
  await open(page, standing, 'de');
  await openEditor(page);
  await world.picture(page, 'portal-narrow-halved-de');
  expect.soft(await tooWide(page), 'the order').toEqual([]);
  expect.soft(await page.evaluate(cutButtons), 'the order').toEqual([]);
  expect.soft(await page.evaluate(brokenWords), 'the order').toEqual([]);
  await open(page, approved, 'de');
  await page.getByText((await partTexts('counter', 'de'))('ready')).waitFor();
  await openEditor(page);
  await world.picture(page, 'portal-narrow-halved-approved-de');
  expect.soft(await tooWide(page), 'the document').toEqual([]);
  expect.soft(await page.evaluate(cutButtons), 'the document').toEqual([]);
  expect.soft(await page.evaluate(brokenWords), 'the document').toEqual([]);
  await page.close();
});

test('Track Order with letters of 200 percent fits a phone of 320 px, in every language', async () => {
  const page = await world.newPage('phone');
  await page.setViewportSize({ width: 320, height: 1600 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  for (const { lang } of travellerLanguages) {
    await page.goto(`/track-order?lang=${lang}`);
    await page.locator(`html[lang="${lang}"]`).waitFor();
    await page.locator('button[form="none"]').waitFor({ state: 'detached' });
    await world.picture(page, `portal-narrow-large-letters-${lang}`);
    expect.soft(await tooWide(page), lang).toEqual([]);
    expect.soft(await page.evaluate(cutButtons), lang).toEqual([]);
    // Elsewhere a line ends behind any letter.
    if (/^(ja|th|zh)/.test(lang)) continue;
    expect.soft(await page.evaluate(brokenWords), lang).toEqual([]);
  }
  await page.close();
});

test('the approved order with letters of 200 percent needs no second direction (de)', async () => {
  const page = await world.newPage('phone');
  await open(page, approved, 'de');
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  expect(await tooWide(page)).toEqual([]);
  await page.close();
});

// The longest words of all: nl and ru in headings and choices, pl in a question, pt in the name of its language.
test.each(['fr', 'nl', 'pl', 'pt', 'ru'])(
  'no page needs a second direction on a small phone at 200 percent (%s)',
  async (lang) => {
    const page = await world.newPage('phone');
    await page.setViewportSize({ width: 195, height: 422 });
    for (const orderId of [questioned, standing, approved]) {
      await open(page, orderId, lang);
      await openDoors(page);
      await world.picture(page, `portal-narrow-halved-${orderId}-${lang}`);
      expect.soft(await tooWide(page), orderId).toEqual([]);
      expect.soft(await page.evaluate(cutButtons), orderId).toEqual([]);
    }
    await page.goto('/get-new-order-details/on-this-device');
    await page.getByText(approved).first().waitFor();
    expect.soft(await tooWide(page), 'the device').toEqual([]);
    await page.close();
  },
);
