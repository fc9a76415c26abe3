/**
 * Where a row of a long list stands in the page. Browsers cut an element at 17 to 33 million pixels,
 * and a list of 5 million rows is 200 million: up to `MOST_PIXELS` a pixel of the scroll bar is a pixel
 * of the list, beyond that the bar's middle is scaled. Both ends stay pixel by pixel, so that the first
 * and the last rows are reached in whole steps.
 */
export const MOST_PIXELS = 5_000_000;
/** Pixels at each end that are not scaled. */
export const EXACT_PIXELS = 100_000;

/** A list as high as its rows: lines are rows, or pairs of cards where two stand side by side. */
export type RowScale = {
  lines: number;
  /** Pixels of one line; all are as high. */
  lineHeight: number;
  /** Pixels of the list that are in sight at once. */
  viewport: number;
};

const listPixels = ({ lines, lineHeight }: RowScale): number => lines * lineHeight;

/** Pixels that the whole list takes in the page. */
export const pagePixels = (scale: RowScale): number => Math.min(listPixels(scale), MOST_PIXELS);

/** Whether a pixel of the scroll bar stands for more than a pixel of the list. */
export const isScaled = (scale: RowScale): boolean => listPixels(scale) > MOST_PIXELS;

/** How far the list can be scrolled, in its own pixels. */
export const listEnd = (scale: RowScale): number => Math.max(0, listPixels(scale) - scale.viewport);

const pageEnd = (scale: RowScale): number => Math.max(0, pagePixels(scale) - scale.viewport);

/** Pixels of the list for each pixel of the page, between the two ends. */
const stretch = (scale: RowScale): number =>
  (listEnd(scale) - 2 * EXACT_PIXELS) / (pageEnd(scale) - 2 * EXACT_PIXELS);

/** The list's pixel at the top edge when the page is scrolled to `page`. */
export function toList(scale: RowScale, page: number): number {
  if (!isScaled(scale) || page <= EXACT_PIXELS) return page;
  const fromEnd = pageEnd(scale) - page;
  if (fromEnd <= EXACT_PIXELS) return listEnd(scale) - fromEnd;
  return EXACT_PIXELS + (page - EXACT_PIXELS) * stretch(scale);
}

/** Where the page has to be scrolled to for that pixel of the list to be at the top edge. */
export function toPage(scale: RowScale, list: number): number {
  if (!isScaled(scale) || list <= EXACT_PIXELS) return list;
  const fromEnd = listEnd(scale) - list;
  if (fromEnd <= EXACT_PIXELS) return pageEnd(scale) - fromEnd;
  return EXACT_PIXELS + (list - EXACT_PIXELS) / stretch(scale);
}
