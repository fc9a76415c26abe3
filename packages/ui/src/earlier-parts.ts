import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Drawn with the page, and with each press; as many as a history draws at once. */
const part = 100;

export interface EarlierParts {
  /** The index of the first entry that is drawn; 0 where all are. */
  readonly first: number;
  /** The index of the first that was drawn with the page. */
  readonly latest: number;
  readonly showEarlier: () => void;
  /** For the first entry that is drawn, with `tabIndex={-1}`: it takes the focus of the press, so that a keyboard and a screen reader go on there. */
  readonly firstEntry: RefObject<HTMLLIElement | null>;
}

/**
 * Of a long list that ends with its latest entry the last part is drawn, and each press draws the part before. What is
 * added at its end later is drawn at once. A printer gets all.
 */
export function useEarlierParts(count: number): EarlierParts {
  const [latest, setLatest] = useState(() => Math.max(0, count - part));
  const [first, setFirst] = useState(latest);
  const firstEntry = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  // Fewer than before: another list.
  if (latest > 0 && latest >= count) {
    setLatest(Math.max(0, count - part));
    setFirst(Math.max(0, count - part));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the earlier ones are there
  useLayoutEffect(() => {
    if (isPressed.current) firstEntry.current?.focus();
    isPressed.current = false;
  }, [first]);
  const isWhole = first === 0;
  useEffect(() => {
    if (isWhole) return;
    const whole = () => flushSync(() => setFirst(0));
    window.addEventListener('beforeprint', whole);
    return () => window.removeEventListener('beforeprint', whole);
  }, [isWhole]);
  return {
    first,
    latest,
    firstEntry,
    showEarlier: () => {
      isPressed.current = true;
      setFirst((before) => Math.max(0, before - part));
    },
  };
}
