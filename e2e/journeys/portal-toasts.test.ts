import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atRest } from '../support/at-rest.ts';
import { tooWide } from '../support/layout.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const toast = '.mantine-Notification-root';

/** Gives a pair of order and e-mail that does not exist, and sends it by Enter. */
async function giveWrongPair(page: Page, lang: string): Promise<void> {
  await page.goto(`/track-order?lang=${lang}`);
  await page.locator(`html[lang="${lang}"]`).waitFor();
  await page.locator('button[form="none"]').waitFor({ state: 'detached' });
  await page.locator('main input').first().fill('999999');
  await page.locator('main input').last().fill('nobody@example.com');
  await page.locator('main input').last().press('Enter');
  await page.locator(toast).waitFor();
  await page.locator('main [role=alert]').getByText(/./u).waitFor();
}

/** What lies under a toast, one line each; runs in the page. */
function underToasts(selector: string): string[] {
  const lines: string[] = [];
  const toasts = [...document.querySelectorAll(selector)];
  const others =
    '.frame-strip, .frame-bar, main :is(h1, h2, h3, p, input, button, a, [role=alert])';
  for (const other of document.querySelectorAll(others)) {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const isUnder = toasts.some((each) => {
      const over = each.getBoundingClientRect();
      return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
    });
    if (isUnder && bottom > top) lines.push(other.outerHTML.slice(0, 120));
  }
  return lines;
}

/** Where the toast ends, and where the bar's own words do; runs in the page. */
function endsOf(selector: string): { toast: number; words: number } {
  const end = (element: Element | null) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return Math.round(document.dir === 'rtl' ? left : right);
  };
  return {
    toast: end(document.querySelector(selector)),
    words: end(document.querySelector('.frame-bar .frame-inner > :last-child')),
  };
}

const widths = [320, 390, 1024, 1440];
test.each(['de', 'ar', 'en'].flatMap((lang) => widths.map((width) => [lang, width] as const)))(
  'a toast lies on nothing of the page (%s, %i px)',
  async (lang, width) => {
    const page = await world.newPage(width < 992 ? 'phone' : 'desktop');
    await page.setViewportSize({ width, height: 740 });
    await giveWrongPair(page, lang);
    await atRest(page);
    await world.picture(page, `portal-toasts-${lang}-${width}`);
    expect.soft(await page.evaluate(underToasts, toast)).toEqual([]);
    expect.soft(await tooWide(page)).toEqual([]);
    await page.close();
  },
);

test('nor on a scrolled page, where the words beside the form are in sight', async () => {
  const page = await world.newPage('phone');
  await page.setViewportSize({ width: 320, height: 420 });
  await giveWrongPair(page, 'de');
  await atRest(page);
  await world.picture(page, 'portal-toasts-scrolled');
  expect(await page.evaluate(underToasts, toast)).toEqual([]);
  const words = await page.locator('main [role=alert]').boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual(0);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(420);
  await page.mouse.wheel(0, 200);
  await atRest(page);
  expect(await page.evaluate(underToasts, toast)).toEqual([]);
  await page.close();
});

test('nor where letters of 200 percent make two rows of the bar', async () => {
  const page = await world.newPage('phone');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await giveWrongPair(page, 'de');
  await atRest(page);
  await world.picture(page, 'portal-toasts-large-letters');
  // Its words grow with them, and so do their lines.
  const words = page.locator(`${toast} .mantine-Notification-description`);
  expect(
    await words.evaluate((it) => {
      const { fontSize, lineHeight } = getComputedStyle(it);
      return [fontSize, lineHeight];
    }),
  ).toEqual(['28px', '40px']);
  expect(await page.evaluate(underToasts, toast)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.close();
});

test.each(['de', 'ar'])(
  'it ends where the page does, and goes by its button (%s)',
  async (lang) => {
    const page = await world.newPage('desktop');
    await giveWrongPair(page, lang);
    await atRest(page);
    const ends = await page.evaluate(endsOf, toast);
    expect(ends.toast).toBe(ends.words);
    await page.locator(toast).getByRole('button').click();
    await page.locator(toast).waitFor({ state: 'detached' });
    await page.close();
  },
);
