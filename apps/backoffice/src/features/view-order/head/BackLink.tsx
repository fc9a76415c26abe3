import { folderOf, folders } from '@pabean/domain';
import { useListOf } from '../../../shared/orders/opened-from.ts';
import { paths } from '../../../shared/paths.ts';
import { ReturnLink } from '../../../shared/ReturnLink.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './OrderHead.module.css';

/** Back to the list that the order was opened from; by its address, to the folder of the order. */
export function BackLink({ order }: { order: OrderDetail }) {
  const folder = folderOf(order.process_status, order.processing_mode);
  const from = useListOf(order.order_id);
  const list = from ?? { path: paths.folder(folder), title: folders[folder].title };
  return (
    <ReturnLink to={list.path} className={styles.backLink}>
      {list.title}
    </ReturnLink>
  );
}
