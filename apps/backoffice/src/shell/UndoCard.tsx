import { Button } from '@pabean/ui/Button';
import { groupDigits } from '@pabean/ui/numbers';
import { IconCircleCheck, IconCircleX, IconX } from '@tabler/icons-react';
import { type FocusEvent, type FocusEventHandler, type ReactNode, useEffect, useRef } from 'react';
import type { Stayed } from '../shared/orders/in-parts.ts';
import { forgetUndo, undoMs } from '../shared/orders/undo-store.ts';
import styles from './UndoOffer.module.css';

type Props = {
  message: string;
  /** Whether anything was changed. */
  isDone: boolean;
  /** Of one order the words say why; several can be shown. */
  stayed: readonly Stayed[];
  onShow: (stayed: readonly Stayed[]) => void;
  /** What it tells is being read, or its undoing is under way: its minute stands still. */
  held: boolean;
  /** What can be done beside closing it. */
  children?: (onFocus: FocusEventHandler<HTMLElement>) => ReactNode;
};

/** What a change or its undoing did, for a minute or until it is closed. */
export function UndoCard({ message, isDone, stayed, onShow, held, children }: Props) {
  useMinute(held);
  const onFocus = useFocusBack();
  const Icon = isDone ? IconCircleCheck : IconCircleX;
  return (
    <div className={styles.card} data-failed={!isDone || undefined}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>{message}</p>
      {children?.(onFocus)}
      <button
        type="button"
        aria-label="Close"
        className={styles.close}
        onFocus={onFocus}
        onClick={forgetUndo}
      >
        <IconX size={18} aria-hidden />
      </button>
      {stayed.length > 1 && (
        <Button
          variant="subtle"
          size="sm"
          className={styles.show}
          onFocus={onFocus}
          onClick={() => onShow(stayed)}
        >
          Show the {groupDigits(stayed.length)} that stayed
        </Button>
      )}
      <span
        className={styles.bar}
        data-held={held || undefined}
        style={{ animationDuration: `${undoMs}ms` }}
        aria-hidden
      />
    </div>
  );
}

/** It goes after a minute, to which the time it is held does not count. */
function useMinute(held: boolean): void {
  const left = useRef(undoMs);
  useEffect(() => {
    if (held) return;
    const began = Date.now();
    const timer = setTimeout(forgetUndo, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [held]);
}

/** Whoever came to the card by Tab is back where they were once it is gone. */
function useFocusBack(): FocusEventHandler<HTMLElement> {
  const before = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (activeElement === body || activeElement === null) {
        before.current?.focus({ preventScroll: true });
      }
    },
    [],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A dialog gives the focus back to the button that opened it, and is gone then.
    const isOutside =
      relatedTarget instanceof HTMLElement &&
      relatedTarget.parentElement !== currentTarget.parentElement &&
      relatedTarget.closest('[role="dialog"]') === null;
    if (isOutside) before.current = relatedTarget;
  };
}
