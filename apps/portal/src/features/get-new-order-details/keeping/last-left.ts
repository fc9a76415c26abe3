import type { Left } from './leave-device.ts';

/**
 * How leaving an order's page ended, for the page that says so. Not with the navigation: Back, a reload or a
 * restored tab would say it once more, and the order may be open again by then.
 */
let left: Left | null = null;

export const lastLeft = (): Left | null => left;

export function keepLastLeft(next: Left | null): void {
  left = next;
}
