/** What scrolls the rows: their box, or where they are cards the page. Positions begin at the first row. */
export type ScrollArea = {
  target: HTMLElement | Document;
  read: () => number;
  write: (page: number) => void;
  /** Pixels in which rows are seen. */
  viewport: () => number;
};

const pixels = (value: string): number => Number.parseFloat(value) || 0;

function topOf(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? topOf(parent) : 0);
}

/** The box that scrolls by itself; its head stays in place above the rows. */
export function boxArea(box: HTMLElement, rows: HTMLElement): ScrollArea {
  const head = () => rows.offsetTop;
  return {
    target: box,
    read: () => box.scrollTop,
    write: (page) => {
      box.scrollTop = page;
    },
    // A box that has just stopped scrolling is as high as the list.
    viewport: () => Math.max(0, Math.min(box.clientHeight, window.innerHeight) - head()),
  };
}

/** The whole page, without what its bars cover (`scroll-padding`). */
export function pageArea(rows: HTMLElement): ScrollArea {
  const root = document.documentElement;
  const bars = () => {
    const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(root);
    return [pixels(scrollPaddingBlockStart), pixels(scrollPaddingBlockEnd)] as const;
  };
  const start = () => topOf(rows) - bars()[0];
  return {
    target: document,
    read: () => window.scrollY - start(),
    write: (page) => window.scrollTo({ top: page + start(), behavior: 'instant' }),
    viewport: () => Math.max(0, root.clientHeight - bars()[0] - bars()[1]),
  };
}
