import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { groupDigits, groupedCount } from '@pabean/ui/numbers';
import { IconDownload } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Stayed } from '../shared/orders/in-parts.ts';
import { paths } from '../shared/paths.ts';
import table from '../shared/plain-table.module.css';
import styles from './StayedDialog.module.css';
import { byReason, saveStayed } from './stayed-csv.ts';

type Props = { stayed: readonly Stayed[]; opened: boolean; onClose: () => void };

/** Which orders a change or its undoing left alone, by the reason. */
export function StayedDialog({ stayed, opened, onClose }: Props) {
  // In a tab of its own, the others are gone through from here.
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  };
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={`${groupedCount(stayed.length, 'order was', 'orders were')} left unchanged`}
      size={640}
      footer={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveStayed(stayed)}
        >
          CSV
        </Button>
      }
    >
      <table className={`${table.table} ${styles.table}`} aria-label="Orders that stayed">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col">Orders</th>
          </tr>
        </thead>
        <tbody>
          {byReason(stayed).map(([reason, orders]) => (
            <tr key={reason}>
              <th scope="row">
                <bdi>{reason}</bdi>{' '}
                <span className={table.quiet}>{groupDigits(orders.length)}</span>
              </th>
              <td>
                <ul className={styles.orders}>
                  {orders.map(({ orderId }) => (
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
