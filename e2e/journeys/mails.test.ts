import { travellerLanguages } from '@pabean/domain';
import { fillLetter, letterKinds } from '@pabean/mails';
import { sampleOrder, sampleValues } from '@pabean/mails/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSessions, workerBrowser } from '../support/browser.ts';
import { tooWide } from '../support/layout.ts';

/** Nothing in it asks for a line break, and it is as long as a name may be. */
const fullName = 'กิตติพงษ์'.repeat(56).slice(0, 500);
const email = `${'a-long-address'.repeat(4)}@mail.example.com`;

let browser: Browser;
beforeAll(async () => {
  browser = await workerBrowser();
});
afterAll(() => endSessions(browser));

const written = (kind: (typeof letterKinds)[number], lang: string) =>
  fillLetter(kind, lang, { ...sampleOrder, ...sampleValues[kind], fullName, email }).html;

const looks = [320, 700].flatMap((width) =>
  (['light', 'dark'] as const).map((time) => [width, time] as const),
);

test.each(letterKinds)(
  '%s fits at any width and time of day, and fetches nothing',
  async (kind) => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setContent(written(kind, 'en'), { waitUntil: 'networkidle' });
    await page.getByText(`Dear ${fullName},`).waitFor();

    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      const look = `${width} px, ${colorScheme}`;
      expect(await tooWide(page), look).toEqual([]);
      // Beside the column too: the library paints a cell around all, which once stayed bright.
      const ground = await page.evaluate(() => {
        const corner = document.elementFromPoint(2, 2);
        return corner && getComputedStyle(corner).backgroundColor;
      });
      const expected = colorScheme === 'dark' ? 'rgb(25, 31, 32)' : 'rgb(251, 249, 245)';
      expect(ground, look).toBe(expected);
    }
    expect(asked).toEqual([]);
    await page.close();
  },
);

test.each(travellerLanguages.map(({ lang }) => lang))(
  'every letter in %s fits a phone of 320 px',
  async (lang) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    for (const kind of letterKinds) {
      await page.setContent(written(kind, lang));
      expect(await tooWide(page), kind).toEqual([]);
    }
    await page.close();
  },
);
