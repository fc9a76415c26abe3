import { Button, Spinner } from '@pabean/ui/Button';
import { KeyHint } from '@pabean/ui/KeyHint';
import { IconArrowBackUp, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import {
  forgetUndo,
  type UndoOffer as Offer,
  takeUndo,
  undoMs,
  useUndo,
} from '../shared/orders/undo-store.ts';
import { usePaletteOffer } from '../shared/palette/offers.ts';
import { useShortcutSettings } from '../shared/shortcuts/shortcut-settings.ts';
import { useShortcuts } from '../shared/shortcuts/useShortcuts.ts';
import styles from './UndoOffer.module.css';

/** Where the last change of orders is told and can be taken back, for a minute (design, second round, "Bulk"). */
export function UndoOffer() {
  const { offer, pending } = useUndo();
  // Its minute begins on screen: what was offered while there was no shell is not offered by the next one.
  useEffect(() => {
    forgetUndo();
    return forgetUndo;
  }, []);
  // Always there: a status that comes with its words is not read by every reader.
  return (
    <div role="status" className={styles.place}>
      {offer && <Card key={keyOf(offer)} offer={offer} pending={pending} />}
    </div>
  );
}

/** Each change begins its minute anew. */
const keyOf = ({ versions }: Offer) =>
  Object.entries(versions)
    .slice(0, 3)
    .map((one) => one.join(' '))
    .join();

function Card({ offer, pending }: { offer: Offer; pending: boolean }) {
  const singleKeys = useShortcutSettings((settings) => settings.singleKeys);
  useEffect(() => {
    const timer = setTimeout(forgetUndo, undoMs);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts({ z: () => void takeUndo() });
  usePaletteOffer(() => ({
    commands: [
      {
        id: 'undo',
        label: 'Undo',
        icon: <IconArrowBackUp size={18} stroke={1.75} aria-hidden />,
        effect: offer.message,
        keys: ['Z'],
        run: () => void takeUndo(),
      },
    ],
  }));
  const onFocus = useFocusBack();
  return (
    <div className={styles.card}>
      <IconCircleCheck size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>{offer.message}</p>
      <Button
        variant="subtle"
        size="sm"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onFocus={onFocus}
        onClick={() => void takeUndo()}
        rightSection={pending ? <Spinner /> : singleKeys && <KeyHint keys={['Z']} silent />}
      >
        Undo
      </Button>
      <button
        type="button"
        aria-label="Close"
        className={styles.close}
        onFocus={onFocus}
        onClick={forgetUndo}
      >
        <IconX size={18} aria-hidden />
      </button>
      <span className={styles.bar} style={{ animationDuration: `${undoMs}ms` }} aria-hidden />
    </div>
  );
}

/** Whoever came to the card by Tab is back where they were once it is gone. */
function useFocusBack() {
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
    const isOutside =
      relatedTarget instanceof HTMLElement &&
      relatedTarget.parentElement !== currentTarget.parentElement;
    if (isOutside) before.current = relatedTarget;
  };
}
