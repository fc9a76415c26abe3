import { Button } from '@pabean/ui/Button';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { RemoveDialog } from '../device-orders/RemoveDialog.tsx';
import styles from './Keeping.module.css';
import { type OrderToLeave, useRemove } from './useRemove.ts';

type Props = { order: OrderToLeave };

/** The button that takes the order and its session off this device, and the way to the others here. */
export function LeaveOrder({ order }: Props) {
  const { t } = useLanguage();
  const { dialog, ask, remove, isLeaving } = useRemove(order);
  return (
    <>
      <Button variant="default" aria-busy={isLeaving} onClick={ask}>
        {t('offline.remove')}
      </Button>
      <p>
        <Link to={paths.deviceOrders()}>{t('device.title')}</Link>
      </p>
      <RemoveDialog
        dialog={dialog}
        heading={t('offline.remove')}
        unsent={[order.order_id]}
        verb={t('offline.remove')}
        onRemove={remove}
      />
    </>
  );
}

/** The same where nothing is kept of the order: its session alone opens it to whoever is next. */
export function LeaveSection({ order }: Props) {
  const { t } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="leave-heading">
      <h2 id="leave-heading">{t('device.notYours')}</h2>
      <LeaveOrder order={order} />
    </section>
  );
}
