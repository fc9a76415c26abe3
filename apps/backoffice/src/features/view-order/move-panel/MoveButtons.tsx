import { type Move, moveKey, movesFrom, statusTone } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import { KeyHint } from '@pabean/ui/KeyHint';
import { toneIcon } from '@pabean/ui/theme';
import { useEffect, useRef } from 'react';
import hiding from '../../../shared/hidden.module.css';
import { usePaletteOffer } from '../../../shared/palette/offers.ts';
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts';
import { AskDialog } from '../conversation/AskDialog.tsx';
import { moveCommand, orderSubject } from '../order-offers.tsx';
import type { OrderDetail } from '../order-store.ts';
import { RefusalAlert } from '../RefusalAlert.tsx';
import styles from './AddCommentBelow.module.css';
import { useMoves } from './useMoves.ts';

/**
 * A button for every status but the present one, each named by the words of spec section 4, which
 * the heading begins for the eye. M and the digit on the button press it.
 */
export function MoveButtons({ order }: { order: OrderDetail }) {
  const { pending, refusal, forget, move, asking, moveNow, stay } = useMoves(order);
  const list = useKeptFocus(order.process_status);
  const offered = movesFrom(order.process_status);
  useShortcuts(Object.fromEntries(offered.map(({ to }) => [`m ${moveKey(to)}`, () => move(to)])));
  usePaletteOffer(() => ({
    subject: orderSubject(order),
    commands: offered.map((one) => moveCommand(order, one, () => move(one.to))),
  }));
  return (
    <>
      <p className={styles.lead} aria-hidden>
        Move to
        <span className={styles.keys}>
          <KeyHint keys={['M']} /> then the digit
        </span>
      </p>
      <RefusalAlert message={refusal} onLoaded={forget} />
      <ul ref={list} tabIndex={-1} className={styles.buttons} aria-label="Move this order">
        {offered.map((one) => (
          <li key={one.to}>
            <MoveButton
              move={one}
              pending={pending === one.to}
              blocked={pending !== null}
              onMove={() => move(one.to)}
            />
          </li>
        ))}
      </ul>
      <AskDialog
        opened={asking !== null}
        onClose={stay}
        order={order}
        to={asking}
        onMove={() => asking && void moveNow(asking)}
      />
    </>
  );
}

/** The button of a move that was made is gone: the focus stays at its list, not at the page's top. */
function useKeptFocus(status: string) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [status]);
  return list;
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
