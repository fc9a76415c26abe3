import { folderOf, folders } from '@pabean/domain';
import { lastList } from '../../../shared/list-return.ts';
import { paths } from '../../../shared/paths.ts';
import { ReturnLink } from '../../../shared/ReturnLink.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './OrderHead.module.css';

/** Back to the list the person came from; by a link from outside, to the folder of the order. */
export function BackLink({ order }: { order: OrderDetail }) {
  const folder = folderOf(order.process_status, order.processing_mode);
  const list = lastList() ?? { path: paths.folder(folder), title: folders[folder].title };
  return (
    <ReturnLink to={list.path} className={styles.backLink}>
      {list.title}
    </ReturnLink>
  );
}
