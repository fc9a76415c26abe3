import { useEffect } from 'react';
import { leaveBehind } from '../../shared/left-behind.ts';
import { LeftTyped } from './LeftTyped.tsx';

/** Marks a button that sends what an earlier visit typed: no form tells of its press. */
export const sends = { 'data-sends': true } as const;

/** What is typed or sent on the order's page stays in sight where the server asks for the e-mail again. */
export function useLeftBehind(orderId: string): void {
  useEffect(() => {
    const leave = () => leaveBehind(orderId, <LeftTyped orderId={orderId} />);
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-sends]')) leave();
    };
    document.addEventListener('input', leave);
    document.addEventListener('submit', leave);
    document.addEventListener('click', onPress);
    return () => {
      document.removeEventListener('input', leave);
      document.removeEventListener('submit', leave);
      document.removeEventListener('click', onPress);
    };
  }, [orderId]);
}
