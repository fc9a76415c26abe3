import { useEffect, useRef } from 'react';

/**
 * Takes the place of the order's old e-mail in a field once it was corrected, here or by somebody
 * else. Another address that was typed on purpose stays.
 */
export function useCorrectedEmail(
  email: string,
  typed: string,
  setTyped: (email: string) => void,
): void {
  const last = useRef(email);
  useEffect(() => {
    const before = last.current;
    if (before === email) return;
    last.current = email;
    if (typed === before) setTyped(email);
  });
}
