import type { Page } from 'playwright';

/** More stops than any screen has: a walk that does not end is a fault. */
const most = 400;

/**
 * Walks the page with the Tab key, from its start to its end. One line for each stop that is wholly
 * covered by something else when it has the focus (WCAG 2.4.11), and the number of stops.
 */
export async function walkStops(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  const walked = new Set<string>();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null || walked.has(stop.key)) return { stops, covered };
    walked.add(stop.key);
    if (stop.covered) covered.push(stop.html);
  }
  throw new Error(`${page.url()} has more than ${most} stops.`);
}

/** In the page: the control with the focus, and whether anything of it can be seen; null for none. */
async function lookAtFocus() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  // A field that lets every press through stands for the box around it.
  const through = getComputedStyle(focused).pointerEvents === 'none';
  const control = (through && focused.parentElement) || focused;
  const standsFor = (on: Element) => on.closest('label')?.contains(control) === true;
  const isCovered = () => {
    const { left, top, width, height } = control.getBoundingClientRect();
    // A field that a drawn one stands for is a pixel small.
    if (width < 2 || height < 2) return false;
    const steps = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
    return !steps.some((x) =>
      steps.some((y) => {
        const on = document.elementFromPoint(left + x * width, top + y * height);
        return on !== null && (control.contains(on) || on.contains(control) || standsFor(on));
      }),
    );
  };
  /** Where it lies in the window, and what lies there. */
  const where = () => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    const numbers = [left, top, width, height, window.scrollY].map(Math.round);
    return `at ${numbers.join(', ')} under ${on?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  };
  const uncovered = async () => {
    for (let frame = 0; frame < 30 && isCovered(); frame++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return !isCovered();
  };
  // A row of links that scrolls sideways gets there a few frames later. What was drawn late above moved it
  // out of the window: the browser brings it back with the next key, and so do we.
  if (!(await uncovered())) {
    control.scrollIntoView({ block: 'nearest' });
    await uncovered();
  }
  const all = Array.from(document.querySelectorAll('*'));
  return {
    key: String(all.indexOf(focused)),
    covered: isCovered(),
    html: `${control.outerHTML.slice(0, 160)} ${where()}`,
  };
}
