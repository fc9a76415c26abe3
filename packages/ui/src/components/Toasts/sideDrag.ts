import type { PointerEvent } from 'react';

/** The part of its own width a toast must travel before it goes. */
const AWAY = 0.8;

type Options = {
  /** Finds the toast under the pointer. */
  selector: string;
  onAway: (element: HTMLElement) => void;
};

/**
 * Dragging away sideways. The library lets go at 35 % or a quick flick; ours asks for 80 %,
 * so its own drag is switched off. `translate` adds to the transform the library sets.
 */
export function sideDrag({ selector, onAway }: Options) {
  return (down: PointerEvent<HTMLElement>) => {
    const target = down.target as HTMLElement;
    const toast = target.closest<HTMLElement>(selector);
    if (down.button !== 0 || !toast || target.closest('button, a')) return;
    const width = toast.offsetWidth;
    let moved = 0;

    const move = (event: globalThis.PointerEvent) => {
      moved = event.clientX - down.clientX;
      toast.style.translate = `${moved}px 0`;
    };
    const end = (event: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (event.type === 'pointerup' && Math.abs(moved) >= width * AWAY) onAway(toast);
      else toast.style.translate = '';
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
