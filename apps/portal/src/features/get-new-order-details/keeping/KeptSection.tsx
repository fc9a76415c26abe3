import { Button } from '@pabean/ui/Button';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { Download, TravellerOrder } from '../order-store.ts';
import { InstallHint } from './InstallHint.tsx';
import styles from './Keeping.module.css';
import { keepAgain, useKeeping } from './keeping-store.ts';
import { dayText } from './moment.ts';
import { PendingList } from './PendingList.tsx';
import { useRemove } from './useRemove.ts';

type Props = { order: TravellerOrder; downloads: readonly Download[]; isCopy: boolean };

/** What of this order stays on the device, and the one button that takes it away again. */
export function KeptSection({ order, downloads, isCopy }: Props) {
  const { t, tag } = useLanguage();
  const keeping = useKeeping((store) => store.keeping);
  const { remove, isLeaving } = useRemove(order);
  if (keeping.state === 'none') return null;
  const words = {
    keeping: () => t('offline.keeping'),
    removed: () => t('offline.removed'),
    impossible: () => t('offline.notKept'),
  };
  return (
    <section className={styles.section} aria-labelledby="offline-heading">
      <h2 id="offline-heading">{t('offline.heading')}</h2>
      <p role="status">
        {keeping.state === 'kept'
          ? t('offline.kept', { date: dayText(keeping.until, tag) })
          : words[keeping.state]()}
      </p>
      {keeping.state === 'kept' && (
        <>
          <p className={styles.shared}>{t('offline.shared')}</p>
          <Button variant="default" aria-busy={isLeaving} onClick={remove}>
            {t('offline.remove')}
          </Button>
          <p>
            <Link to={paths.deviceOrders()}>{t('device.title')}</Link>
          </p>
          <InstallHint />
        </>
      )}
      {keeping.state === 'removed' && !isCopy && (
        <Button variant="default" onClick={() => void keepAgain(order, downloads)}>
          {t('offline.keep')}
        </Button>
      )}
      <PendingList orderId={order.order_id} />
    </section>
  );
}
