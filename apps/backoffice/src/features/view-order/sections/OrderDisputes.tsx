import { disputeKindFacts } from '@pabean/domain';
import { IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { stateWords } from '../../../shared/disputes/dispute-words.ts';
import { paths } from '../../../shared/paths.ts';
import type { OrderDetail } from '../order-store.ts';
import styles from './OrderDisputes.module.css';

/** The way from an order to its cases, the newest first. */
export function OrderDisputes({ disputes }: Pick<OrderDetail, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <nav className={styles.cases} aria-label="Cases of this order">
      <IconScale size={16} aria-hidden className={styles.icon} />
      <ul className={styles.list}>
        {disputes.map(({ dispute_id: id, kind, state }) => (
          <li key={id}>
            <Link to={paths.dispute(id)}>Case {id}</Link>: {disputeKindFacts[kind].label},{' '}
            {stateWords[state].toLowerCase()}
          </li>
        ))}
      </ul>
    </nav>
  );
}
