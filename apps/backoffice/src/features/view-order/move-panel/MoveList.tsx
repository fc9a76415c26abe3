import { type Move, moveKey, type ProcessStatus, statusTone } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { toneIcon } from '@pabean/ui/theme';
import type { Ref } from 'react';
import hiding from '../../../shared/hidden.module.css';
import styles from './AddCommentBelow.module.css';

export type MoveListProps = {
  offered: readonly Move[];
  /** Where the order is being moved; null while it is not. */
  pending: ProcessStatus | null;
  onMove: (to: ProcessStatus) => void;
};

/**
 * A button for every status but the present one, each named by the words of spec section 4, which
 * the heading begins for the eye. M and the digit on the button press it.
 */
export function MoveList({
  ref,
  offered,
  pending,
  onMove,
}: MoveListProps & { ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} tabIndex={-1} className={styles.buttons} aria-label="Move this order">
      {offered.map((one) => (
        <li key={one.to}>
          <MoveButton
            move={one}
            pending={pending === one.to}
            blocked={pending !== null}
            onMove={() => onMove(one.to)}
          />
        </li>
      ))}
    </ul>
  );
}

type ButtonProps = { move: Move; pending: boolean; blocked: boolean; onMove: () => void };

function MoveButton({ move, pending, blocked, onMove }: ButtonProps) {
  const tone = statusTone(move.to);
  const Icon = toneIcon(tone);
  const deletes = move.to === 'Deleted';
  return (
    <Button
      variant={deletes ? 'danger-line' : 'default'}
      fullWidth
      justify="flex-start"
      className={styles.move}
      aria-disabled={blocked || undefined}
      aria-label={move.label}
      rightSection={<span className={styles.digit} data-key={moveKey(move.to)} />}
      leftSection={
        pending ? (
          <Spinner />
        ) : (
          <Icon
            size={16}
            aria-hidden
            {...(!deletes && { color: `var(--mantine-color-${tone}-7)` })}
          />
        )
      }
      onClick={onMove}
    >
      <span className={hiding.hidden}>Move to </span>
      {move.short}
    </Button>
  );
}
