import { useEffect, useRef } from 'react';

/**
 * Looks again and again what the server has, `everyMs` after each look has ended. A chain and not an
 * interval: the next question gives up the answer of a server that takes longer.
 */
export function useLooks(look: () => Promise<unknown>, everyMs: number, isOn = true): void {
  const newest = useRef(look);
  newest.current = look;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      timer = setTimeout(() => void lookAgain(), everyMs);
    }
    async function lookAgain() {
      await newest.current();
      if (!isOver) wait();
    }
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [everyMs, isOn]);
}
