import {
  EXACT_PIXELS,
  isScaled,
  listEnd,
  pagePixels,
  type RowScale,
  toList,
  toPage,
} from './row-scale.ts';

/** A move of more pixels between two frames is a jump of the scroll bar, unless a hand or wheel made it. */
const JUMP = 3000;

/**
 * How far a list is scrolled: `page` in pixels of the page, `list` in pixels of the list. A wheel, a
 * key or a finger moves both alike, which leaves a scaled list's bar a little behind; `resting` puts
 * it right when the hand rests.
 */
export type RowPlace = { page: number; list: number };

/** Keeps the two a whole number of pixels apart, so that rows stay sharp. */
const between = (page: number, list: number): RowPlace => ({
  page,
  list: page + Math.round(list - page),
});

/** The place that a scroll position of the page means, whatever was before. */
export const placeAt = (scale: RowScale, page: number): RowPlace =>
  between(page, toList(scale, page));

/** The place at a pixel of the list. */
export function placeOf(scale: RowScale, list: number): RowPlace {
  const within = Math.min(Math.max(list, 0), listEnd(scale));
  return between(toPage(scale, within), within);
}

/** The place after the page was scrolled. `byHand`: by a wheel or a finger, however far. */
export function scrolledTo(
  scale: RowScale,
  before: RowPlace,
  page: number,
  byHand: boolean,
): RowPlace {
  if (!isScaled(scale)) return { page, list: page };
  const moved = page - before.page;
  if (!byHand && Math.abs(moved) > JUMP) return placeAt(scale, page);
  const list = before.list + moved;
  // Above and below the list the page goes on: there is nothing to be scaled.
  if (page < 0 || page > pagePixels(scale)) return placeAt(scale, page);
  return { page, list: Math.min(Math.max(list, 0), listEnd(scale) + scale.viewport) };
}

/** The same rows at the scroll position that tells the truth; `place` itself where it does already. */
export function resting(scale: RowScale, place: RowPlace): RowPlace {
  if (!isScaled(scale)) return place;
  const page = toPage(scale, place.list);
  return Math.abs(page - place.page) < 1 ? place : { page, list: place.list };
}

/** Whether the bar is so far off, or so near an end, that it cannot wait until the hand rests. */
export function isLost(scale: RowScale, place: RowPlace): boolean {
  const off = Math.abs(resting(scale, place).page - place.page);
  if (off === 0) return false;
  const room = 4 * scale.viewport;
  const nearEnd = place.list < room || listEnd(scale) - place.list < room;
  return nearEnd || off > EXACT_PIXELS / 2;
}

/** The least scrolled place from which a whole line is in sight. */
export function placeWithLine(scale: RowScale, place: RowPlace, line: number): RowPlace {
  const top = line * scale.lineHeight;
  const bottom = top + scale.lineHeight - scale.viewport;
  const list = Math.min(Math.max(place.list, bottom), top);
  if (list === place.list) return place;
  const moved = list - place.list;
  const near = Math.abs(moved) < JUMP && isScaled(scale);
  return near ? resting(scale, { page: place.page + moved, list }) : placeOf(scale, list);
}
