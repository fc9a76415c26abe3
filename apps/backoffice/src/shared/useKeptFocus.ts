import { type RefObject, useEffect, useRef } from 'react';

/**
 * What waited for a decision has buttons, and they are gone once it was made: the focus goes to where they
 * stood, not to the page's top.
 * @returns for the element that stays; it can take the focus by `tabIndex={-1}`
 */
export function useKeptFocus<E extends HTMLElement>(isWaiting: boolean): RefObject<E | null> {
  const place = useRef<E>(null);
  const before = useRef(isWaiting);
  useEffect(() => {
    const wasWaiting = before.current;
    before.current = isWaiting;
    if (wasWaiting && !isWaiting && isLost()) place.current?.focus({ preventScroll: true });
  }, [isWaiting]);
  return place;
}

/** A dialog that was answered holds the focus while it fades, and would give it back to what is gone. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[data-closing]') != null;
}
