import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { headHeight } from '../head-height.ts';
import { AROUND, type DrawnLines, drawnLines } from './drawn-lines.ts';
import {
  isLost,
  placeAt,
  placeOf,
  placeWithLine,
  type RowPlace,
  resting,
  scrolledTo,
} from './row-place.ts';
import type { RowScale } from './row-scale.ts';
import { boxArea, pageArea, type ScrollArea } from './scroll-area.ts';

/** Pixels of a line before one is measured: a row of a table, and the lowest of cards. */
const ROW = 40;
const CARD = 120;
/** The hand rests when nothing was scrolled for so long, in milliseconds. */
const REST = 150;

type RowWindowOptions = {
  enabled: boolean;
  /** Tells lists apart: another one starts at its top. */
  list: string;
  count: number;
  /** Place of the row that the keyboard stands on; null for none. */
  cursor: number | null;
  asCards: boolean;
  /** Whether the box scrolls; otherwise the page does. */
  boxScrolls: boolean;
  /** How high the box can be at most, in pixels; null where nothing limits it. */
  maxHeight: number | null;
  box: RefObject<HTMLElement | null>;
  rows: RefObject<HTMLElement | null>;
  onSight: (first: number, end: number) => void;
};

/** The rows to draw, counted from 0, the room of the others, and how high each line is. */
export type RowWindow = DrawnLines & { lineHeight: number; lanes: number };

/** What is drawn of a list at its top where so much of it is seen. */
function atTop(count: number, lineHeight: number, viewport: number): RowWindow {
  const lines = drawnLines({ lines: count, lineHeight, viewport }, { page: 0, list: 0 }, 0);
  return { ...lines, lineHeight, lanes: 1 };
}

/** Pixels in which rows will be seen, before their place is measured: most often it is right. */
function expectedViewport(asCards: boolean, maxHeight: number | null): number {
  const page = window.innerHeight;
  return asCards ? page : Math.max(0, Math.min(maxHeight ?? page, page) - headHeight);
}

/** How many cards stand side by side. */
function lanesOf(rows: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(rows);
  return display === 'grid' ? Math.max(1, gridTemplateColumns.split(' ').length) : 1;
}

function highestRow(rows: HTMLElement): number {
  const heights = Array.from(
    rows.querySelectorAll<HTMLElement>('tr[data-index]'),
    (row) => row.getBoundingClientRect().height,
  );
  return Math.ceil(Math.max(0, ...heights) - 0.01);
}

/**
 * Draws the part of a list that is in sight, of whatever length: work and memory are those of the
 * drawn rows alone. All lines are as high as the highest that was drawn.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { enabled, list, count, cursor, asCards, boxScrolls, maxHeight, box, rows, onSight } =
    options;
  const base = asCards ? CARD : ROW;
  const area = useRef<ScrollArea | null>(null);
  const place = useRef<RowPlace>({ page: 0, list: 0 });
  /** Lines to draw beyond each edge: none at first, so that what is in sight is there sooner. */
  const around = useRef(0);
  const shape = useRef({ list, lanes: 1, lineHeight: base, viewport: 0 });
  const [drawn, setDrawn] = useState(() => atTop(0, base, 0));
  const [wasEnabled, setWasEnabled] = useState(false);
  if (enabled !== wasEnabled) {
    setWasEnabled(enabled);
    // Else the whole screen would be drawn once without a row of it.
    if (enabled) setDrawn(atTop(count, base, expectedViewport(asCards, maxHeight)));
  }
  const latest = useRef(count);
  useLayoutEffect(() => {
    latest.current = count;
  });

  const scale = useCallback((): RowScale => {
    const { lanes, lineHeight, viewport } = shape.current;
    return { lines: Math.ceil(latest.current / lanes), lineHeight, viewport };
  }, []);

  const draw = useCallback(() => {
    const { lanes, lineHeight } = shape.current;
    const lines = drawnLines(scale(), place.current, around.current);
    const next = {
      ...lines,
      first: lines.first * lanes,
      end: Math.min(lines.end * lanes, latest.current),
      lineHeight,
      lanes,
    };
    setDrawn((before) =>
      Object.entries(next).every(([key, value]) => before[key as keyof RowWindow] === value)
        ? before
        : next,
    );
  }, [scale]);

  /** Scrolls there; what the browser makes of it is what counts. */
  const moveTo = useCallback((next: RowPlace) => {
    if (area.current === null || next === place.current) return;
    area.current.write(next.page);
    const page = area.current.read();
    place.current = { page, list: next.list };
  }, []);

  /** After a change of the list or its lines: the line at the top stays there. */
  const fit = useCallback(
    (change: Partial<typeof shape.current>) => {
      const before = shape.current;
      const line = change.list === undefined ? place.current.list / before.lineHeight : 0;
      shape.current = { ...before, ...change };
      const { lanes, lineHeight } = shape.current;
      const top = ((line * before.lanes) / lanes) * lineHeight;
      const { page } = place.current;
      // What stands above the rows stays in sight.
      place.current = top <= 0 && page <= 0 ? { page, list: page } : placeOf(scale(), top);
      draw();
    },
    [draw, scale],
  );

  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => {
      around.current = AROUND;
      draw();
    }, REST);
    return () => {
      clearTimeout(timer);
      around.current = 0;
    };
  }, [enabled, draw]);

  // What scrolls, and how much of it is seen.
  useLayoutEffect(() => {
    const [boxElement, rowsElement] = [box.current, rows.current];
    if (!enabled || boxElement === null || rowsElement === null) return;
    area.current =
      boxScrolls && !asCards ? boxArea(boxElement, rowsElement) : pageArea(rowsElement);
    let width = 0;
    const measure = () => {
      const viewport = area.current?.viewport() ?? 0;
      const lanes = lanesOf(rowsElement);
      const isNew = rowsElement.clientWidth !== width;
      width = rowsElement.clientWidth;
      const { current } = shape;
      if (!isNew && current.viewport === viewport && current.lanes === lanes) return;
      fit({ viewport, lanes, ...(isNew && { lineHeight: base }) });
    };
    const page = area.current.read();
    place.current = { page, list: place.current.list > 0 ? place.current.list : Math.min(page, 0) };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(boxElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [enabled, boxScrolls, asCards, base, box, rows, fit]);

  // Another list, or another length.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the length is read by `fit`
  useLayoutEffect(() => {
    if (enabled) fit(shape.current.list === list ? {} : { list });
  }, [enabled, list, count, fit]);

  // The room of a scaled list depends on where the page is scrolled to: both change together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each draw
  useLayoutEffect(() => {
    const [scroller, rowsElement] = [area.current, rows.current];
    if (!enabled || scroller === null || rowsElement === null) return;
    const highest = highestRow(rowsElement);
    const page = scroller.read();
    if (highest > shape.current.lineHeight) fit({ lineHeight: highest });
    else if (place.current.page <= 0) {
      // Scrolled just now: its event is on its way.
      place.current = placeAt(scale(), page);
      if (page > 0) draw();
    } else if (Math.abs(page - place.current.page) >= 1) {
      moveTo({ ...place.current });
      draw();
    }
  }, [enabled, drawn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another area scrolls then
  useEffect(() => {
    const scroller = area.current;
    if (!enabled || scroller === null) return;
    let byHand = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      byHand = false;
      moveTo(resting(scale(), place.current));
      flushSync(draw);
    };
    const onHand = () => {
      byHand = true;
    };
    const onScroll = () => {
      const page = scroller.read();
      if (page !== place.current.page) {
        place.current = scrolledTo(scale(), place.current, page, byHand);
        around.current = AROUND;
        if (isLost(scale(), place.current)) moveTo(resting(scale(), place.current));
        // Drawn before this frame is painted, or a jump would show empty room.
        flushSync(draw);
      }
      clearTimeout(timer);
      timer = setTimeout(settle, REST);
    };
    const passive = { passive: true };
    scroller.target.addEventListener('scroll', onScroll, passive);
    scroller.target.addEventListener('wheel', onHand, passive);
    scroller.target.addEventListener('touchmove', onHand, passive);
    return () => {
      clearTimeout(timer);
      scroller.target.removeEventListener('scroll', onScroll);
      scroller.target.removeEventListener('wheel', onHand);
      scroller.target.removeEventListener('touchmove', onHand);
    };
  }, [enabled, boxScrolls, asCards, draw, moveTo, scale]);

  useEffect(() => {
    if (!enabled || cursor === null || area.current === null) return;
    const line = Math.floor(cursor / shape.current.lanes);
    moveTo(placeWithLine(scale(), place.current, line));
    draw();
  }, [enabled, cursor, draw, moveTo, scale]);

  const { first, end } = drawn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is in sight as well
  useEffect(() => {
    if (enabled) onSight(first, end);
  }, [enabled, first, end, list, onSight]);

  return drawn;
}
