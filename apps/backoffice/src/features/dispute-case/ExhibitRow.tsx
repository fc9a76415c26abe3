import type { DisputePackPlan } from '@pabean/api-client/contract';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
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
  /** It is being dragged. */
  dragged: boolean;
  /** Another one is held over it. */
  target: boolean;
  onMove: (step: 1 | -1) => void;
  onDrag: () => void;
  onOver: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
  onToggle: () => void;
  onRemove: () => void;
};

/** A line of the pack. Alt and an arrow move it from any of its buttons, and a pointer drags it. */
export function ExhibitRow(props: Props) {
  const { exhibit, isFirst, isLast, isOpen, dragged, target, onMove, onToggle, onRemove } = props;
  const { letter, title, pages, bytes, file_id: fileId } = exhibit;
  const off = letter === null;
  const line = useFocusInPlace<HTMLLIElement>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !event.altKey) return;
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      ref={line}
      className={styles.row}
      data-off={off || undefined}
      data-dragged={dragged || undefined}
      data-target={target || undefined}
      onKeyDown={onKeyDown}
      draggable={isOpen}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing that carries nothing.
        dataTransfer.setData('text/plain', title);
        dataTransfer.effectAllowed = 'move';
        props.onDrag();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        if (!target) props.onOver();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      onDragEnd={props.onDragEnd}
    >
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
