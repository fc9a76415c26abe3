import { Button } from '@pabean/ui/Button';
import { EmptyState } from '@pabean/ui/EmptyState';
import { IconFileUnknown } from '@tabler/icons-react';
import { Link } from 'react-router';
import hiding from '../../../shared/hidden.module.css';
import { lastList } from '../../../shared/list-return.ts';
import { paths } from '../../../shared/paths.ts';
import styles from './States.module.css';

/** No order behind this link: says so, and leads back to the list the person came from. */
export function NoOrder({ title }: { title: string }) {
  const list = lastList();
  return (
    <div className={styles.noOrder}>
      <h1 className={hiding.hidden}>View Order</h1>
      <div role="alert">
        <EmptyState
          icon={IconFileUnknown}
          title={title}
          line="Please check the link, or look the order up in a list."
        />
      </div>
      <Button component={Link} to={list?.path ?? paths.admin} variant="default">
        Back to {list?.title ?? 'New Orders'}
      </Button>
    </div>
  );
}
