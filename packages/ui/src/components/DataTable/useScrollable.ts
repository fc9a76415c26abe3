import { type RefObject, useEffect, useState } from 'react';

/** Whether the box scrolls down or sideways now: only then it takes the keyboard's focus. */
export function useScrollable(box: RefObject<HTMLElement | null>): { x: boolean; y: boolean } {
  const [state, setState] = useState({ x: false, y: false });
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const x = element.scrollWidth > element.clientWidth + 1;
      const y = element.scrollHeight > element.clientHeight + 1;
      setState((old) => (old.x === x && old.y === y ? old : { x, y }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return state;
}
