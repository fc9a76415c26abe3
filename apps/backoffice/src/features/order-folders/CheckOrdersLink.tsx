import { can, type FolderName } from '@pabean/domain';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useUser } from '../../shared/session/session-store.ts';
import styles from './CheckOrdersLink.module.css';

/** From Order History to the check of all its open orders, for who may start one. */
export function CheckOrdersLink({ folder }: { folder: FolderName }) {
  const { type } = useUser();
  if (folder !== 'allOrder' || !can(type, 'check-orders')) return null;
  return (
    <Link to={paths.checkOrders} className={styles.link}>
      <IconListCheck size={16} aria-hidden />
      Check open orders
    </Link>
  );
}
