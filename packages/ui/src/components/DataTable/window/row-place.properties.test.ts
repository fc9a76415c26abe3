import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnLines } from './drawn-lines.ts';
import {
  isLost,
  placeAt,
  placeOf,
  placeWithLine,
  type RowPlace,
  resting,
  scrolledTo,
} from './row-place.ts';
import {
  isScaled,
  listEnd,
  MOST_PIXELS,
  pagePixels,
  type RowScale,
  toList,
  toPage,
} from './row-scale.ts';

/** Any list from one line to beyond five million, in a small or a large window. */
const scales = fc.record({
  lines: fc.oneof(fc.integer({ min: 1, max: 6_000_000 }), fc.constant(5_000_000)),
  lineHeight: fc.integer({ min: 30, max: 320 }),
  viewport: fc.integer({ min: 100, max: 1400 }),
});
const fractions = fc.double({ min: 0, max: 1, noNaN: true });
const pageEnd = (scale: RowScale) => Math.max(0, pagePixels(scale) - scale.viewport);
const pageAt = (scale: RowScale, part: number) => part * pageEnd(scale);
const lineAt = (scale: RowScale, part: number) => Math.round(part * (scale.lines - 1));

/** Where a line is on the screen: pixels below the top edge of what is in sight. */
function onScreen(scale: RowScale, place: RowPlace, line: number): number {
  const { first, end, before } = drawnLines(scale, place);
  expect(line, 'the line is drawn').toBeGreaterThanOrEqual(first);
  expect(line, 'the line is drawn').toBeLessThan(end);
  return before + (line - first) * scale.lineHeight - place.page;
}

describe('the scroll bar', () => {
  test('is as long as the list, and never longer than a browser allows', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        expect(pagePixels(scale)).toBe(Math.min(scale.lines * scale.lineHeight, MOST_PIXELS));
      }),
    );
  });

  test('goes from the first line to the last, and further down is further on', () => {
    fc.assert(
      fc.property(scales, fractions, fractions, (scale, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(toList(scale, 0)).toBe(0);
        expect(toList(scale, pageEnd(scale))).toBeCloseTo(listEnd(scale), 3);
        const [lower, higher] = [low, high].map((part) => toList(scale, pageAt(scale, part)));
        expect(lower).toBeLessThanOrEqual(higher ?? Number.NaN);
      }),
    );
  });

  test('stands where the list is: there and back is the same place', () => {
    fc.assert(
      fc.property(scales, fractions, (scale, part) => {
        const page = pageAt(scale, part);
        expect(toPage(scale, toList(scale, page))).toBeCloseTo(page, 3);
      }),
    );
  });

  test('brings every line into sight, drawn where it is looked for', () => {
    fc.assert(
      fc.property(scales, fractions, (scale, part) => {
        const line = lineAt(scale, part);
        const place = placeWithLine(scale, placeAt(scale, 0), line);
        expect(place.page).toBeGreaterThanOrEqual(0);
        expect(place.page).toBeLessThanOrEqual(pageEnd(scale) + 1);
        const y = onScreen(scale, place, line);
        expect(y).toBeGreaterThan(-1);
        if (scale.lineHeight <= scale.viewport) {
          expect(y + scale.lineHeight).toBeLessThanOrEqual(scale.viewport + 1);
        }
      }),
    );
  });
});

describe('drawing', () => {
  test('takes few lines, and always the height of the whole', () => {
    fc.assert(
      fc.property(scales, fractions, (scale, part) => {
        const place = placeAt(scale, pageAt(scale, part));
        const { first, end, before, after } = drawnLines(scale, place);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(scale.viewport / scale.lineHeight) + 22);
        const drawn = (end - first) * scale.lineHeight;
        if (drawn <= pagePixels(scale)) {
          expect(before + drawn + after).toBeCloseTo(pagePixels(scale), 3);
        }
      }),
    );
  });

  test('leaves no gap in sight', () => {
    fc.assert(
      fc.property(scales, fractions, (scale, part) => {
        const place = placeAt(scale, pageAt(scale, part));
        const { first, end, before } = drawnLines(scale, place);
        expect(before).toBeLessThanOrEqual(place.page + 1);
        const bottom = before + (end - first) * scale.lineHeight;
        const inSight = Math.min(place.page + scale.viewport, pagePixels(scale));
        expect(bottom).toBeGreaterThanOrEqual(inSight - 1);
      }),
    );
  });
});

describe('steps', () => {
  const steps = fc.array(fc.integer({ min: -1200, max: 1200 }), { maxLength: 60 });

  test('of a wheel or a key move the rows by as many pixels, wherever the list is', () => {
    fc.assert(
      fc.property(scales, fractions, steps, (scale, part, moves) => {
        let place = placeAt(scale, Math.round(pageAt(scale, part)));
        for (const move of moves) {
          const page = place.page + move;
          const list = place.list + move;
          if (page < 0 || page > pageEnd(scale) || list < 0 || list > listEnd(scale)) continue;
          place = scrolledTo(scale, place, page, true);
          expect(place.list).toBeCloseTo(list, 6);
          if (isLost(scale, place)) place = resting(scale, place);
        }
      }),
    );
  });

  test('reach both ends from anywhere, a screen at a time', () => {
    for (const [from, step] of [
      [1 - 1e-4, 400],
      [1e-4, -400],
    ] as const) {
      const scale = { lines: 5_000_000, lineHeight: 40, viewport: 512 };
      let place = placeOf(scale, from * listEnd(scale));
      for (let count = 0; count < 100; count++) {
        const page = Math.min(Math.max(place.page + step, 0), pageEnd(scale));
        place = scrolledTo(scale, place, page, false);
        if (isLost(scale, place) || count % 7 === 0) place = resting(scale, place);
      }
      expect(place.list).toBeCloseTo(step > 0 ? listEnd(scale) : 0, 3);
    }
  });

  test('that rest keep the rows where they are and put the bar right', () => {
    fc.assert(
      fc.property(scales, fractions, fc.integer({ min: -2000, max: 2000 }), (scale, part, off) => {
        const { page, list } = placeAt(scale, pageAt(scale, part));
        const place = { page: page + off, list };
        const rested = resting(scale, place);
        expect(rested.list).toBe(place.list);
        if (isScaled(scale)) {
          expect(Math.abs(rested.page - toPage(scale, place.list))).toBeLessThanOrEqual(1);
        }
        expect(resting(scale, rested)).toEqual(rested);
      }),
    );
  });

  test('from line to line move by that line alone', () => {
    fc.assert(
      fc.property(scales, fractions, (scale, part) => {
        const line = Math.min(lineAt(scale, part), scale.lines - 2);
        if (line < 0 || scale.viewport < scale.lineHeight) return;
        const place = placeWithLine(scale, placeAt(scale, 0), line);
        const next = placeWithLine(scale, place, line + 1);
        expect(next.list - place.list).toBeLessThanOrEqual(scale.lineHeight + 1);
        expect(placeWithLine(scale, next, line + 1)).toBe(next);
      }),
    );
  });
});

test('a jump of the bar goes where the bar points', () => {
  const scale = { lines: 5_000_000, lineHeight: 40, viewport: 512 };
  const half = scrolledTo(scale, placeAt(scale, 0), pageEnd(scale) / 2, false);
  expect(half.list / listEnd(scale)).toBeCloseTo(0.5, 3);
  const end = scrolledTo(scale, half, pageEnd(scale), false);
  expect(end.list).toBeCloseTo(listEnd(scale), 3);
});
