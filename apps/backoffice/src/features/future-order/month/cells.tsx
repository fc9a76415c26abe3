import { type OrderRow, statusTone } from '@pabean/domain';
import { StatusChip } from '@pabean/ui/StatusChip';
import { ViewButton } from '@pabean/ui/ViewButton';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import styles from './cells.module.css';

export function Text({ children }: { children: string }) {
  return <span className={`${styles.quiet} ${styles.day}`}>{children}</span>;
}

export function OrderId({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={styles.id} title={children}>
      {children}
    </bdi>
  );
}

/** Breaks after the @, where a reader would. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(at)}
    </bdi>
  );
}

/** Date and time: the time goes under the date where there is no room. */
export function DateTime({ children }: { children: string }) {
  const [date, time] = children.split(' ');
  return (
    <span className={styles.quiet}>
      <span className={styles.day}>{date}</span>{' '}
      {time !== undefined && <span className={styles.time}>{time}</span>}
    </span>
  );
}

export function Status({ row }: { row: OrderRow }) {
  return <StatusChip tone={statusTone(row.rawStatus)}>{row.status}</StatusChip>;
}

type ActionProps = { row: OrderRow; onDelete: ((row: OrderRow) => void) | undefined };

export function Action({ row, onDelete }: ActionProps) {
  return (
    <span className={styles.action}>
      <ViewButton
        assignedTo={row.assign_to}
        label={`View order ${row.id}`}
        link={(props) => <Link to={paths.viewOrder(row.id)} {...props} />}
      />
      {onDelete && (
        <button
          type="button"
          className={styles.delete}
          aria-label={`Delete order ${row.id}`}
          title="Delete"
          onClick={() => onDelete(row)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </span>
  );
}
