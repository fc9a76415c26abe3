/** Widths of a page, as parts of the width of its frame; 1 fits. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

export type Zoom = (typeof zoomSteps)[number];

/** The next larger or smaller step; the last one stays. */
export function stepZoom(zoom: Zoom, direction: 1 | -1): Zoom {
  return zoomSteps[zoomSteps.indexOf(zoom) + direction] ?? zoom;
}

/** What a key does while the document has the focus; null for all other keys. */
export function zoomOfKey(key: string, zoom: Zoom): Zoom | null {
  if (key === '+' || key === '=') return stepZoom(zoom, 1);
  if (key === '-') return stepZoom(zoom, -1);
  return key === '0' ? 1 : null;
}

/** Older phones draw nothing at all on a canvas larger than this, in pixels. */
const largestCanvas = 12_000_000;

/**
 * Pixels of a canvas per CSS pixel: as sharp as the screen is, as long as the canvas stays small
 * enough to be drawn.
 */
export function sharpness(width: number, height: number, screen: number): number {
  return Math.min(screen, Math.sqrt(largestCanvas / (width * height)));
}
