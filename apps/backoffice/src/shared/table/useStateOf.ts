import { functionalUpdate, type Updater } from '@pabean/ui/DataTable';
import { useCallback, useState } from 'react';

/**
 * State that belongs to one thing, told by `key`: another key starts with `empty`. Nothing of the
 * thing before is seen, not even for one draw. Keep `empty` the same between draws.
 */
export function useStateOf<T>(key: string, empty: T): [T, (next: Updater<T>) => void] {
  const [held, setHeld] = useState({ key, value: empty });
  const set = useCallback(
    (next: Updater<T>) =>
      setHeld((before) => {
        const value = before.key === key ? before.value : empty;
        return { key, value: functionalUpdate(next, value) };
      }),
    [key, empty],
  );
  return [held.key === key ? held.value : empty, set];
}
