import { can, dueKinds, dueWords, folders } from '@pabean/domain';
import { Link } from 'react-router';
import { useDueCounts } from '../shared/counts/counts-store.ts';
import { dueCountWords, dueLooks } from '../shared/orders/due-look.ts';
import { writeQuery } from '../shared/orders/list-query.ts';
import { paths } from '../shared/paths.ts';
import { useUser } from '../shared/session/session-store.ts';
import styles from './DueLinks.module.css';

const byClock = { sort: 'fileBy', dir: 'asc' } as const;

/**
 * How many orders are late and at risk; a press lists them, the first to file first.
 * Order History holds the orders of all folders: who may not open it has the chips of folders.
 */
export function DueLinks() {
  const counts = useDueCounts();
  const { type } = useUser();
  if (counts === undefined || !can(type, folders.allOrder.permission)) return null;
  return (
    <nav className={styles.root} aria-label="Late and at risk">
      {dueKinds.map((due) => {
        const { Icon, tone } = dueLooks[due];
        const query = { page: 1, size: 10, q: '', sort: byClock, due } as const;
        return (
          <Link
            key={due}
            to={{
              pathname: paths.folder('allOrder'),
              search: writeQuery(query, { folder: 'allOrder' }).toString(),
            }}
            className={styles.link}
            data-tone={tone}
            data-zero={counts[due] === 0 || undefined}
          >
            <Icon size={16} aria-hidden className={styles.icon} />
            <span className={styles.count}>{dueCountWords(counts, due)}</span>{' '}
            <span>{dueWords[due].toLowerCase()}</span>
          </Link>
        );
      })}
    </nav>
  );
}
