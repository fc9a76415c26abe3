import { AppModal } from '@pabean/ui/AppModal';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { groupDigits } from '../shared/group-digits.ts';
import type { Stayed } from '../shared/orders/in-parts.ts';
import { paths } from '../shared/paths.ts';
import table from '../shared/plain-table.module.css';
import styles from './StayedDialog.module.css';

type Props = { stayed: readonly Stayed[]; opened: boolean; onClose: () => void };

/** Which orders a change or its undoing left alone, by the reason (design, second round, "Bulk"). */
export function StayedDialog({ stayed, opened, onClose }: Props) {
  // In a tab of its own, the others are gone through from here.
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`${groupDigits(stayed.length)} orders stayed as they were`}
      size={640}
    >
      <table className={`${table.table} ${styles.table}`} aria-label="Orders that stayed">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">Orders</th>
          </tr>
        </thead>
        <tbody>
          {byReason(stayed).map(([reason, orderIds]) => (
            <tr key={reason}>
              <th scope="row">
                <bdi>{reason}</bdi>{' '}
                <span className={table.quiet}>{groupDigits(orderIds.length)}</span>
              </th>
              <td>
                <ul className={styles.orders}>
                  {orderIds.map((orderId) => (
                    <li key={orderId}>
                      <Link to={paths.viewOrder(orderId)} onClick={follow}>
                        <bdi dir="ltr">{orderId}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AppModal>
  );
}

/** The reason of most first. */
function byReason(stayed: readonly Stayed[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { orderId, reason } of stayed) {
    const words = withoutId(reason, orderId);
    const group = groups.get(words);
    if (group) group.push(orderId);
    else groups.set(words, [orderId]);
  }
  return [...groups].sort(([, some], [, others]) => others.length - some.length);
}

/** A reason that names its order is the same one as that of the next. */
const withoutId = (reason: string, orderId: string) =>
  reason
    .replaceAll(new RegExp(`\\bOrder ${orderId}(?![\\w-])`, 'g'), 'This order')
    .replaceAll(new RegExp(`\\border ${orderId}(?![\\w-])`, 'g'), 'this order');
