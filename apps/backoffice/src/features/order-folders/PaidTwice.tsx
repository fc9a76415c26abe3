import { getUnsettledPayments, type UnsettledPayments } from '@pabean/api-client/contract';
import { type FolderName, formatDate } from '@pabean/domain';
import { InlineError } from '@pabean/ui/InlineError';
import { groupDigits } from '@pabean/ui/numbers';
import { IconCoins } from '@tabler/icons-react';
import { Link } from 'react-router';
import { call } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { useRemote } from '../../shared/remote/useRemote.ts';
import styles from './PaidTwice.module.css';

/** As many orders as are named at once. */
const most = 5;

/** Above Refunds: orders in whichever folder that were paid twice, until somebody settles it. */
export function PaidTwice({ folder }: { folder: FolderName }) {
  const { data, failure, reload } = useRemote<UnsettledPayments>(
    folder === 'refundOrder' ? 'unsettled-payments' : null,
    (_, { signal }) => call(getUnsettledPayments, {}, { signal }),
  );
  if (failure !== null) {
    return (
      <div className={styles.failed}>
        <InlineError title="Orders that were paid twice could not be loaded." onRetry={reload}>
          {failure.message}
        </InlineError>
      </div>
    );
  }
  if (data === undefined || data.total === 0) return null;
  const named = data.payments.slice(0, most);
  const more = data.total - named.length;
  return (
    <section className={styles.strip} aria-label="Paid twice">
      <IconCoins size={20} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.words}>
          <strong>Paid twice.</strong>{' '}
          {data.total === 1 ? 'A refund' : `${groupDigits(data.total)} refunds`} may be due. Oldest
          first:
        </p>
        <ul className={styles.orders}>
          {named.map(({ order_id: id, received_at: at, gateway }) => (
            <li key={`${id} ${at}`}>
              <Link to={paths.viewOrder(id)}>
                <bdi dir="ltr">{id}</bdi>
              </Link>{' '}
              since <bdi dir="ltr">{formatDate(at)}</bdi>
              {gateway !== null && (
                <>
                  , <bdi>{gateway}</bdi>
                </>
              )}
            </li>
          ))}
          {more > 0 && <li>and {groupDigits(more)} more</li>}
        </ul>
      </div>
    </section>
  );
}
