import type { Page } from 'playwright';

/** More stops than any screen has: a walk that does not end is a fault. */
const most = 400;

/**
 * Walks the page with the Tab key, from its start to its end. One line for each stop that is wholly
 * covered by something else when it has the focus (WCAG 2.4.11), and the number of stops.
 */
export async function walkStops(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const one of document.querySelectorAll('[data-walked]')) {
      one.removeAttribute('data-walked');
    }
  });
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      // A field that lets every press through stands for the box around it.
      const through = focused !== null && getComputedStyle(focused).pointerEvents === 'none';
      const control = through ? focused.parentElement : focused;
      if (control === null || control === document.body) return 'end';
      if (control.hasAttribute('data-walked')) return 'end';
      control.setAttribute('data-walked', '');
      const { left, top, width, height } = control.getBoundingClientRect();
      // A field that a drawn one stands for.
      if (width < 2 || height < 2) return null;
      const steps = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
      const isFree = (x: number, y: number) => {
        const on = document.elementFromPoint(left + x * width, top + y * height);
        return on !== null && (control.contains(on) || on.contains(control) || standsFor(on));
      };
      const standsFor = (on: Element) => on.closest('label')?.contains(control) === true;
      if (steps.some((x) => steps.some((y) => isFree(x, y)))) return null;
      return control.outerHTML.slice(0, 160);
    });
    if (found === 'end') return { stops, covered };
    if (found !== null) covered.push(found);
  }
  throw new Error(`${page.url()} has more than ${most} stops.`);
}
