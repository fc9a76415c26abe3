import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Drawn with the page; the others follow in parts of the same length. */
const PART = 100;

/**
 * How many of the rows are drawn: at first a part, the others one part after the other while the browser has nothing else to do, so that a long
 * history neither holds the page up nor lacks anything that is searched for or read out. A printer gets all.
 */
export function useDrawnRows(count: number): number {
  const [drawn, setDrawn] = useState(PART);
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return;
    const whole = () => flushSync(() => setDrawn(count));
    window.addEventListener('beforeprint', whole);
    const stop = whenIdle(() => startTransition(() => setDrawn(drawn + PART)));
    return () => {
      window.removeEventListener('beforeprint', whole);
      stop();
    };
  }, [drawn, count, isWhole]);
  return Math.min(drawn, count);
}

/** Safari cannot be asked whether it is idle. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(act, { timeout: 2000 });
  return () => window.cancelIdleCallback(callback);
}
