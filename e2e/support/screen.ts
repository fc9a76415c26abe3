import type { Page } from 'playwright';
import { expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { tooWide } from './layout.ts';

/** What has just been drawn gets its name and its place a frame later; then nothing may move. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moves = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    do {
      await frame();
      await frame();
    } while (moves());
  });
}

/** Axe finds nothing serious on the screen as it is now, and it is no wider than it may be. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await atRest(page);
  const findings = [...(await seriousFindings(page)), ...(await tooWide(page))];
  // Soft: one run tells everything that is wrong.
  expect.soft(findings, what).toEqual([]);
}
