import { useSyncExternalStore } from 'react';

/**
 * Whether the window is too narrow for a table of this width. Known before the first draw, so that
 * nothing moves. Paper gets the table, with all of its columns.
 */
export function useCards(below: number): boolean {
  const query = `screen and (max-width: ${below - 0.02}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // A page that is drawn ahead knows no window.
    () => false,
  );
}
