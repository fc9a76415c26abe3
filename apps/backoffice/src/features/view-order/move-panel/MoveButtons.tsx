import { moveKey, movesFrom, type ProcessStatus } from '@pabean/domain';
import { KeyHint } from '@pabean/ui/KeyHint';
import { useEffect, useRef, useState } from 'react';
import { usePaletteOffer } from '../../../shared/palette/offers.ts';
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts';
import { AskDialog } from '../conversation/AskDialog.tsx';
import { moveSheetButton } from '../focus-field.ts';
import { moveCommand, orderSubject } from '../order-offers.tsx';
import type { OrderDetail } from '../order-store.ts';
import { RefusalAlert } from '../RefusalAlert.tsx';
import styles from './AddCommentBelow.module.css';
import { MoveList } from './MoveList.tsx';
import { MoveSheet, type Sheet } from './MoveSheet.tsx';
import { useMoves } from './useMoves.ts';

type Props = { order: OrderDetail; sheet: Sheet };

/** The moves of an order, on the page and in the sheet of a phone. M and a digit make them too. */
export function MoveButtons({ order, sheet }: Props) {
  const { pending, refusal, forget, move, asking, moveNow, stay } = useMoves(order);
  const list = useKeptFocus(order.process_status);
  const [fromSheet, setFromSheet] = useState(false);
  // Far up the page nobody would see why it was refused.
  const isSheetOpen = sheet.opened || (fromSheet && refusal !== null);
  function closeSheet() {
    sheet.onClose();
    setFromSheet(false);
  }
  function moveFromSheet(to: ProcessStatus) {
    sheet.onClose();
    setFromSheet(true);
    forget();
    // What asks next gives the focus back to the bar: the sheet is gone by then.
    document.getElementById(moveSheetButton)?.focus({ preventScroll: true });
    move(to);
  }
  function moveFromPage(to: ProcessStatus) {
    setFromSheet(false);
    move(to);
  }
  const offered = movesFrom(order.process_status);
  useShortcuts(
    Object.fromEntries(offered.map(({ to }) => [`m ${moveKey(to)}`, () => moveFromPage(to)])),
  );
  usePaletteOffer(() => ({
    subject: orderSubject(order),
    commands: offered.map((one) => moveCommand(order, one, () => moveFromPage(one.to))),
  }));
  return (
    <>
      <p className={styles.lead} aria-hidden>
        Move to
        <span className={styles.keys}>
          <KeyHint keys={['M']} /> then the digit
        </span>
      </p>
      <RefusalAlert message={isSheetOpen ? null : refusal} onLoaded={forget} />
      <MoveList ref={list} offered={offered} pending={pending} onMove={moveFromPage} />
      <MoveSheet
        opened={isSheetOpen}
        onClose={closeSheet}
        refusal={refusal}
        onLoaded={forget}
        offered={offered}
        pending={pending}
        onMove={moveFromSheet}
      />
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
