import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { useLanguage } from '../../../i18n/language.ts';
import type { Download, TravellerOrder } from '../shown-order.ts';
import { InstallHint } from './InstallHint.tsx';
import styles from './Keeping.module.css';
import { keepAgain, useKeepingOf } from './keeping-store.ts';
import { LeaveOrder, LeaveSection } from './LeaveOrder.tsx';
import { dayText } from './moment.ts';
import { PendingList } from './PendingList.tsx';

type Props = { order: TravellerOrder; downloads: readonly Download[]; isCopy: boolean };

/** What of this order stays on the device, and how to leave: its session stays where no copy does. */
export function KeptSection({ order, downloads, isCopy }: Props) {
  const { t, tag } = useLanguage();
  const keeping = useKeepingOf(order.order_id);
  if (order.path === null) return <LeaveSection order={order} />;
  if (keeping.state === 'none') return null;
  const isKept = keeping.state === 'kept';
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
      {keeping.state === 'removed' && !isCopy && (
        <KeepButton onKeep={() => void keepAgain(order, downloads)} />
      )}
      <p className={styles.shared}>{t(isKept ? 'offline.shared' : 'device.notYours')}</p>
      <LeaveOrder order={order} />
      {isKept && <InstallHint />}
      <PendingList orderId={order.order_id} />
    </section>
  );
}

function KeepButton({ onKeep }: { onKeep: () => void }) {
  const { t } = useLanguage();
  const button = useFocusInPlace<HTMLButtonElement>();
  return (
    <Button ref={button} variant="default" onClick={onKeep}>
      {t('offline.keep')}
    </Button>
  );
}
