import { useEffect, useRef } from 'react';
import { editButtonId } from './cells.tsx';

/** Leaving edit mode takes the form away: the focus goes back to the row's Edit button. */
export function useFocusBack(memberId: string | undefined): void {
  const before = useRef(memberId);
  useEffect(() => {
    const left = before.current;
    before.current = memberId;
    if (left === undefined || memberId !== undefined) return;
    document.getElementById(editButtonId(left))?.focus();
  }, [memberId]);
}
