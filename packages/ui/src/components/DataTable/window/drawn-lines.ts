import type { RowPlace } from './row-place.ts';
import { pagePixels, type RowScale } from './row-scale.ts';

/** Lines that are drawn beyond each edge: a step of a wheel finds them there. */
export const AROUND = 6;

/** The lines to draw, and the room of the others before and after them, in pixels of the page. */
export type DrawnLines = { first: number; end: number; before: number; after: number };

export function drawnLines(scale: RowScale, { page, list }: RowPlace, around = AROUND): DrawnLines {
  const { lines, lineHeight, viewport } = scale;
  const within = (line: number) => Math.min(Math.max(line, 0), lines);
  const end = within(Math.ceil((list + viewport) / lineHeight) + around);
  const first = Math.min(within(Math.floor(list / lineHeight) - around), end);
  const height = (end - first) * lineHeight;
  const room = Math.max(0, pagePixels(scale) - height);
  const before = Math.min(Math.max(0, page - list + first * lineHeight), room);
  return { first, end, before, after: room - before };
}
