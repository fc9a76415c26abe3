import { useEffect, useState } from 'react';

/** After so long somebody who waits is told that the server is silent, in milliseconds. */
const silentMs = 8000;

/** Whether something has been going on for too long to wait without a word. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), silentMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
