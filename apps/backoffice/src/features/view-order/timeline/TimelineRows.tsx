import { formatDateTime, type TimelineKind } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
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
import { useState } from 'react';
import { undoNow } from '../../../shared/orders/undo-store.ts';
import { goToSection } from '../focus-field.ts';
import type { OrderDetail } from '../order-store.ts';
import styles from './TimelineRows.module.css';
import { sectionOf } from './timeline-section.ts';
import { fromWhere, wordsOf } from './timeline-words.ts';
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
  return (
    <ol className={styles.rows} aria-label="Timeline, newest first">
      {rows.map((row) => (
        <Row key={row.id} row={row} order={order} />
      ))}
    </ol>
  );
}

/** Of the member's own last change, as long as nobody changed the order since (decisions, Undo). */
function UndoButton({ order, version }: { order: OrderDetail; version: number }) {
  const [pending, setPending] = useState(false);
  async function undo() {
    setPending(true);
    await undoNow({ [order.order_id]: version });
    setPending(false);
  }
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.undo ?? ''}
      loading={pending}
      onClick={() => void undo()}
    >
      Undo
    </Button>
  );
}

function Row({ row, order }: { row: TimelineRow; order: OrderDetail }) {
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
        {row.undo !== undefined && <UndoButton order={order} version={row.undo} />}
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
