import type { Page } from 'playwright';

/** Waits until nothing moves: what has just been drawn gets its name and its place a frame later. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moves = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    do {
      await frame();
      await frame();
    } while (moves());
  });
}
