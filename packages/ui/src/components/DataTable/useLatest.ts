import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Calls what was given last, and is itself the same from draw to draw: no row is drawn again because its
 * list has another callback.
 */
export function useLatest<Values extends unknown[]>(
  callback: ((...values: Values) => void) | undefined,
): (...values: Values) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values) => latest.current?.(...values), []);
}
