import { type RefObject, useEffect, useState } from 'react';

/** Width inside an element in CSS pixels, also after the phone was turned. 0 until it is measured. */
export function useFrameWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (frame.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0);
      // A phone that is being turned has no width for a moment; the pages stay as they are.
      if (now > 0) setWidth(now);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}
