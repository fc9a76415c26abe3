import { useEffect, useRef } from 'react';

/** How often an open page asks, in milliseconds. */
const everyMs = 20_000;

/**
 * Looks now and then while the page is seen, at once when it is seen again, and never while it is
 * hidden.
 * @param look answers whether to look again by itself
 */
export function useLooks(isOn: boolean, look: (isSeenAgain: boolean) => Promise<boolean>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const plan = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void run(false), everyMs);
    };
    async function run(isSeenAgain: boolean) {
      clearTimeout(timer);
      if (!(await latest.current(isSeenAgain))) isOver = true;
      plan();
    }
    const onSeen = () => (document.hidden || isOver ? clearTimeout(timer) : void run(true));
    // Back to a page that the browser kept as it was.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && onSeen();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('pageshow', onShown);
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('pageshow', onShown);
    };
  }, [isOn]);
}
