import { type RefObject, useEffect, useState } from 'react';

/** Width inside an element in CSS pixels, also after the phone was turned. 0 until it is measured. */
export function useFrameWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (frame.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}
