import type { KeyboardEvent } from 'react';

/** How many tiles stand beside each other at the window's width. */
const columnsOf = (grid: HTMLElement) =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').filter(Boolean).length || 1;

/** Arrows walk over the links of a grid; the reading direction turns left and right around. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: grid, key } = event;
  const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -columnsOf(grid),
    ArrowDown: columnsOf(grid),
  };
  const step = steps[key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...grid.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  event.preventDefault();
  if (at >= 0) links[at + step]?.focus();
}
