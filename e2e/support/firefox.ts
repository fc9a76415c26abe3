import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { expect, vi } from 'vitest';
import { sizes } from './world.ts';

const waiting = { timeout: 30_000, interval: 100 };

/** A Firefox of its own profile, with a folder that it saves files into. */
export interface Firefox {
  readonly downloads: string;
  /** A page with cookies and storage of its own; every error of the page fails the journey. */
  newPage(size?: keyof typeof sizes): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Starts a Firefox by WebDriver BiDi, which it speaks itself. Not by Playwright: its BiDi asks for
 * `network.addDataCollector` when it connects, which Debian's ESR 140 does not know.
 */
export async function startFirefox(executablePath: string): Promise<Firefox> {
  const home = await mkdtemp(join(tmpdir(), 'pabean-firefox-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The phone's size is set page by page.
    defaultViewport: null,
    // ESR 140 has no command for zone, language and downloads; its start has one for each.
    env: { ...process.env, HOME: home, TZ: 'Europe/London' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // A phone's bars lie over the page and take no width from it.
      'ui.useOverlayScrollbars': 1,
    },
  });
  const complaints: string[] = [];

  return {
    downloads,
    async newPage(size = 'desktop') {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      await setSize(page, size);
      return page;
    },
    async close() {
      await browser.close();
      await rm(home, { recursive: true, force: true });
      if (complaints.length > 0) throw new Error(`A page failed: ${complaints.join('; ')}`);
    },
  };
}

/** The size goes out together with an orientation, which ESR 140 refuses and nothing here needs. */
async function setSize(page: Page, size: keyof typeof sizes): Promise<void> {
  await page.setViewport(sizes[size]).catch((error: Error) => {
    if (!error.message.includes('unknown command emulation.setScreenOrientation')) throw error;
  });
  // The refusal comes back before the new size is there.
  await page.waitForFunction((width) => window.innerWidth === width, {}, sizes[size].width);
}

/**
 * The first element of a selector, once it is there. Puppeteer's own way to wait builds functions
 * from text, which the pages' policy refuses; it stays switched on, because people have it too.
 */
export function find(page: Page, selector: string): Promise<ElementHandle> {
  return vi.waitFor(async () => {
    const element = await page.$(selector);
    if (!element) throw new Error(`${selector} is not there`);
    return element;
  }, waiting);
}

/** Presses what has come to rest: a press goes to a place, and what comes above it moves the place. */
export async function press(page: Page, selector: string): Promise<void> {
  const element = await vi.waitFor(async () => {
    const found = await find(page, selector);
    if (!(await found.evaluate(staysInPlace))) throw new Error(`${selector} moves`);
    return found;
  }, waiting);
  await element.click();
}

/** Runs in the page: nothing of an element moves for a few frames. */
async function staysInPlace(element: Element): Promise<boolean> {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  for (let frame = 0; frame < 5; frame++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  return element.isConnected && place() === before;
}

/** Types over what a field holds. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  const field = await find(page, selector);
  await field.click({ count: 3 });
  await field.type(text);
}

/** Waits until a text stands in the page. */
export async function says(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.$eval('main', (main) => main.textContent)).toContain(text);
}
