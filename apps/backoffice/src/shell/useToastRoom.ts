import { type RefObject, useEffect } from 'react';

/** Toasts stand where this element has free room, from its start to its end. */
export function useToastRoom(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { left, right } = element.getBoundingClientRect();
      style.setProperty('--pb-toast-start', `${left}px`);
      style.setProperty('--pb-toast-end', `${document.documentElement.clientWidth - right}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--pb-toast-start');
      style.removeProperty('--pb-toast-end');
    };
  }, [room]);
}
