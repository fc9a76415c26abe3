import { functionalUpdate, type Updater } from '@pabean/ui/DataTable';
import { useState } from 'react';

/**
 * State that belongs to one thing, told by `key`: another key starts with `empty`. Nothing of the
 * thing before is seen, not even for one draw.
 */
export function useStateOf<T>(key: string, empty: T): [T, (next: Updater<T>) => void] {
  const [held, setHeld] = useState({ key, value: empty });
  const current = (one: typeof held) => (one.key === key ? one.value : empty);
  return [
    current(held),
    (next) => setHeld((before) => ({ key, value: functionalUpdate(next, current(before)) })),
  ];
}
