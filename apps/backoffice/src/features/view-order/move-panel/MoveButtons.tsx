import { type Move, movesFrom, statusTone } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';

import { toneIcon } from '@pabean/ui/theme';
import { useId } from 'react';
import type { OrderDetail } from '../order-store.ts';
import { RefusalAlert } from '../RefusalAlert.tsx';
import styles from './AddCommentBelow.module.css';
import { useMoves } from './useMoves.ts';

/** A button for every status but the present one, Delete apart from the harmless ones (design section 7). */
export function MoveButtons({ order }: { order: OrderDetail }) {
  const titleId = useId();
  const { pending, refusal, forget, move } = useMoves(order);
  return (
    <>
      <p id={titleId} className={styles.movesTitle}>
        Move to
      </p>
      <RefusalAlert message={refusal} onLoaded={forget} />
      <ul className={styles.buttons} aria-labelledby={titleId}>
        {movesFrom(order.process_status).map((one) => (
          <li key={one.to} className={one.to === 'Deleted' ? styles.whole : undefined}>
            <MoveButton
              move={one}
              pending={pending === one.to}
              blocked={pending !== null}
              onMove={() => void move(one.to)}
            />
          </li>
        ))}
      </ul>
    </>
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
      aria-label={move.label}
      aria-disabled={blocked || undefined}
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
      {move.short}
    </Button>
  );
}
