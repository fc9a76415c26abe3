import { searchDebounceMs } from '@pabean/domain';
import { useEffect, useRef, useState } from 'react';

/**
 * What stands in the search box, and when it becomes the query: 500 ms after the last key, or at
 * once when the box is emptied (spec section 9). The box follows the address when that changes by
 * itself, as with Back, and is never written over by what the person just typed.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The newest of the caller's: a sort or a page may have come while the timer ran.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (q === sent.current) return;
    clearTimeout(timer.current);
    sent.current = q;
    setText(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    if (next === sent.current) return;
    sent.current = next;
    latest.current(next);
  }

  return {
    text,
    onChange(typed: string) {
      setText(typed);
      clearTimeout(timer.current);
      const next = typed.trim();
      if (next === '') search('');
      else timer.current = setTimeout(() => search(next), searchDebounceMs);
    },
  };
}
