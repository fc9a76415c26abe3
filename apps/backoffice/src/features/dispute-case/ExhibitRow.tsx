import type { DisputePackPlan } from '@pabean/api-client/contract';
import {
  IconArrowDown,
  IconArrowUp,
  IconEye,
  IconEyeOff,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { packSize } from '../../shared/disputes/pack-size.ts';
import styles from './ExhibitsCard.module.css';

/** One exhibit of a pack. */
export type Exhibit = DisputePackPlan['exhibits'][number];

type Props = {
  exhibit: Exhibit;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the pack can still be changed. */
  isOpen: boolean;
  onMove: (step: 1 | -1) => void;
  onToggle: () => void;
  onRemove: () => void;
};

/** A line of the pack. Alt and an arrow move it from any of its buttons. */
export function ExhibitRow({
  exhibit,
  isFirst,
  isLast,
  isOpen,
  onMove,
  onToggle,
  onRemove,
}: Props) {
  const { letter, title, pages, bytes, file_id: fileId } = exhibit;
  const off = letter === null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !event.altKey) return;
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li className={styles.row} data-off={off || undefined} onKeyDown={onKeyDown}>
      <span className={styles.letter}>
        <span aria-hidden>{letter ?? '–'}</span>
      </span>
      <bdi className={styles.title}>{title}</bdi>
      <span className={styles.size}>
        {pages} p.&ensp;{packSize(bytes)}
      </span>
      {isOpen && (
        <span className={styles.buttons}>
          <Act
            label={`Move ${title} up`}
            keys="Alt+ArrowUp"
            Icon={IconArrowUp}
            off={isFirst}
            onPress={() => onMove(-1)}
          />
          <Act
            label={`Move ${title} down`}
            keys="Alt+ArrowDown"
            Icon={IconArrowDown}
            off={isLast}
            onPress={() => onMove(1)}
          />
          <Act
            label={`${title} goes into the pack`}
            pressed={!off}
            Icon={off ? IconEyeOff : IconEye}
            onPress={onToggle}
          />
          {fileId !== null && (
            <Act label={`Remove the file ${title}`} Icon={IconTrash} onPress={onRemove} />
          )}
        </span>
      )}
    </li>
  );
}

type ActProps = {
  label: string;
  Icon: TablerIcon;
  onPress: () => void;
  keys?: string;
  /** At an end: nothing to move to. */
  off?: boolean;
  pressed?: boolean;
};

function Act({ label, Icon, onPress, keys, off = false, pressed }: ActProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      title={keys === undefined ? label : `${label} (${keys.replace('Arrow', '')})`}
      onClick={() => !off && onPress()}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
