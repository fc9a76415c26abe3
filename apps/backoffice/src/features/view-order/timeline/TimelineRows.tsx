import { formatDateTime, type TimelineKind } from '@pabean/domain';
import { Button, Spinner } from '@pabean/ui/Button';
import {
  IconArrowRight,
  IconCoin,
  IconEye,
  IconFileText,
  IconInbox,
  IconMail,
  IconMessage,
  IconMessages,
  IconPencil,
  type TablerIcon,
} from '@tabler/icons-react';
import { goToSection } from '../focus-field.ts';
import type { OrderDetail } from '../order-store.ts';
import styles from './TimelineRows.module.css';
import { sectionOf } from './timeline-section.ts';
import { fromWhere, wordsOf } from './timeline-words.ts';
import { type RowUndo, useRowUndo } from './useRowUndo.ts';
import type { TimelineRow } from './useTimeline.ts';

const icons: Record<TimelineKind, TablerIcon> = {
  order: IconInbox,
  move: IconArrowRight,
  comment: IconMessage,
  correction: IconPencil,
  conversation: IconMessages,
  letter: IconMail,
  document: IconFileText,
  money: IconCoin,
  look: IconEye,
};

type Props = { rows: readonly TimelineRow[]; order: OrderDetail };

/** What happened, a line each: when, who and what, from where, and the way to its section. */
export function TimelineRows({ rows, order }: Props) {
  const { list, ...undoing } = useRowUndo(order.order_id, rows);
  return (
    <ol ref={list} tabIndex={-1} className={styles.rows} aria-label="Timeline, newest first">
      {rows.map((row) => (
        <Row key={row.id} row={row} order={order} undoing={undoing} />
      ))}
    </ol>
  );
}

type UndoProps = { version: number; undoing: Omit<RowUndo, 'list'> };

/** Of the member's own last change, as long as nobody changed the order since (decision 062). */
function UndoButton({ version, undoing: { busy, undo } }: UndoProps) {
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.undo ?? ''}
      leftSection={busy === version ? <Spinner size={14} /> : undefined}
      aria-disabled={busy === version || undefined}
      aria-busy={busy === version || undefined}
      onClick={() => void undo(version)}
    >
      Undo
    </Button>
  );
}

type RowProps = { row: TimelineRow; order: OrderDetail; undoing: UndoProps['undoing'] };

function Row({ row, order, undoing }: RowProps) {
  const Icon = icons[row.kind];
  const { who, what } = wordsOf(row);
  const from = fromWhere(row);
  const section = sectionOf(row, order);
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={row.create_ts} dir="ltr">
        {formatDateTime(row.create_ts)}
      </time>
      <Icon size={16} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        {who !== '' && <bdi className={styles.who}>{who}</bdi>}
        <bdi>{what}</bdi>
        {row.undo !== undefined && <UndoButton version={row.undo} undoing={undoing} />}
        {from !== '' && (
          <bdi className={styles.from} dir="ltr">
            {from}
          </bdi>
        )}
      </p>
      <a
        href={`#${section.id}`}
        className={styles.link}
        onClick={(event) => {
          // The address stays the order's, as with the section nav.
          event.preventDefault();
          goToSection(section.id);
        }}
      >
        {section.label}
      </a>
    </li>
  );
}
