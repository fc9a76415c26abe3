import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** What still stands outside after so long is not on its way; only a page that is too wide takes it. */
const patienceMs = 5000;

/**
 * What does not fit on the screen, one line each: the page itself where it is wider, and controls
 * that stand outside of it. What a person can scroll to sideways (a wide table in its box) fits, and
 * so does what is on its way: a toast that slides out is outside for a moment.
 */
export async function tooWide(page: Page): Promise<string[]> {
  const end = Date.now() + patienceMs;
  let lines = await outside(page);
  while (lines.length > 0 && Date.now() < end) {
    await atRest(page);
    lines = await outside(page);
  }
  return lines;
}

function outside(page: Page): Promise<string[]> {
  // A phone's own measure of its window grows with a page that is too wide.
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(
    ([selector, screen]) => {
      const wide = document.documentElement.scrollWidth;
      const lines = wide > screen ? [`the page is ${wide} px wide, its screen ${screen}`] : [];
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      for (const control of document.querySelectorAll(selector)) {
        const { left, right, width: own } = control.getBoundingClientRect();
        // Fields that are hidden behind a drawn one are a pixel small.
        if (own < 2 || !control.checkVisibility({ visibilityProperty: true })) continue;
        const out = left < -1 || right > screen + 1;
        if (out && !scrolls(control.parentElement)) {
          lines.push(`from ${Math.round(left)} to ${Math.round(right)} px: ${control.outerHTML}`);
        }
      }
      return lines.map((line) => line.slice(0, 200));
    },
    [controls, width] as const,
  );
}

/** Controls that something else lies on when they are brought into view, one line each. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const lines: string[] = [];
    for (const control of document.querySelectorAll(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const on = document.elementFromPoint(x + width / 2, y + height / 2);
      // Out of sight until it is asked for, as the link over the page is.
      if (on === null) continue;
      // A link around a drawn box, or a label that stands for its field, is the control as well.
      const label = on.closest('label');
      if (control.contains(on) || on.contains(control) || label?.contains(control)) continue;
      lines.push(`${control.outerHTML.slice(0, 120)} lies under ${on.outerHTML.slice(0, 80)}`);
    }
    window.scrollTo(0, 0);
    return lines;
  }, controls);
}
