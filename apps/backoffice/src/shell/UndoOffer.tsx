import { Button, Spinner } from '@pabean/ui/Button';
import { KeyHint } from '@pabean/ui/KeyHint';
import { groupDigits, groupedCount } from '@pabean/ui/numbers';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Stayed } from '../shared/orders/in-parts.ts';
import {
  forgetUndo,
  type UndoOffer as Offer,
  takeUndo,
  type UndoReport,
  useUndo,
} from '../shared/orders/undo-store.ts';
import { usePaletteOffer } from '../shared/palette/offers.ts';
import { useShortcutSettings } from '../shared/shortcuts/shortcut-settings.ts';
import { useShortcuts } from '../shared/shortcuts/useShortcuts.ts';
import { UndoCard } from './UndoCard.tsx';
import styles from './UndoOffer.module.css';
import { useStayedDialog } from './useStayedDialog.tsx';

/**
 * Where the last change of orders is told and can be taken back, for a minute, and what stayed when it was
 *.
 */
export function UndoOffer() {
  const { offer, pending, report } = useUndo();
  const { opened, show, dialog } = useStayedDialog();
  // Its minute begins on screen: what was offered while there was no shell is not offered by the next one.
  useEffect(() => {
    forgetUndo();
    return forgetUndo;
  }, []);
  // An undoing that is lost or breaks off late can still be offered again.
  const shows = { held: opened || pending, onShow: show };
  return (
    <>
      {/* Always there: a status that comes with its words is not read by every reader. */}
      <div role="status" className={styles.place} data-behind={opened || undefined}>
        {offer && <OfferCard key={keyOf(offer)} offer={offer} pending={pending} {...shows} />}
        {report && <ReportCard key={report.at} report={report} {...shows} />}
      </div>
      {dialog}
    </>
  );
}

/** Each change begins its minute anew. */
const keyOf = ({ versions }: Offer) =>
  Object.entries(versions)
    .slice(0, 3)
    .map((one) => one.join(' '))
    .join();

type Shows = { held: boolean; onShow: (stayed: readonly Stayed[]) => void };

function OfferCard({ offer, pending, ...shows }: { offer: Offer; pending: boolean } & Shows) {
  const { stayed = [] } = offer;
  const message = wordsOf(offer.message);
  const singleKeys = useShortcutSettings((settings) => settings.singleKeys);
  useShortcuts({ z: () => void takeUndo() });
  usePaletteOffer(() => ({
    commands: [
      {
        id: 'undo',
        label: 'Undo',
        icon: <IconArrowBackUp size={18} stroke={1.75} aria-hidden />,
        effect: message,
        keys: ['Z'],
        run: () => void takeUndo(),
      },
    ],
  }));
  return (
    <UndoCard isDone message={message} stayed={stayed} {...shows}>
      {(onFocus) => (
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
      )}
    </UndoCard>
  );
}

const ReportCard = ({ report, ...shows }: { report: UndoReport } & Shows) => (
  <UndoCard
    message={report.message === undefined ? backWords(report.changed) : wordsOf(report.message)}
    isDone={report.changed > 0}
    stayed={report.stayed}
    {...shows}
  />
);

const wordsOf = (message: Offer['message']) =>
  typeof message === 'string' ? message : changedWords(message);

const changedWords = (count: number) =>
  `${groupedCount(count, 'order was', 'orders were')} changed.`;

function backWords(count: number): string {
  if (count === 0) return 'No order could be put back.';
  return count === 1
    ? '1 order is back where it was.'
    : `${groupDigits(count)} orders are back where they were.`;
}
