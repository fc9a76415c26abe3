import { useEffect } from 'react';
import { leaveBehind } from '../../shared/left-behind.ts';
import { LeftTyped } from './LeftTyped.tsx';

/** What is typed on the order's page stays in sight where the server asks for the e-mail again. */
export function useLeftBehind(orderId: string): void {
  useEffect(() => {
    const onTyped = () => leaveBehind(orderId, <LeftTyped orderId={orderId} />);
    const kinds = ['input', 'submit'] as const;
    for (const kind of kinds) document.addEventListener(kind, onTyped);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onTyped);
    };
  }, [orderId]);
}
