import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { useLanguage } from '../../i18n/language.ts';
import { useSlow } from '../../shared/useSlow.ts';
import hiding from './hidden.module.css';
import styles from './OrderSkeleton.module.css';

/** The shape of the download page while it loads, so that nothing jumps when it is there. */
export function OrderSkeleton({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useLanguage();
  const root = useFocusInPlace<HTMLDivElement>();
  const isSlow = useSlow(true);
  return (
    <div ref={root} className={styles.page}>
      <h1 className={hiding.hidden}>{t('order.page')}</h1>
      <p className={isSlow ? styles.slow : hiding.hidden} role="status">
        {t(isSlow ? 'failure.slow' : 'order.loading')}
      </p>
      {isSlow && (
        <Button variant="default" size="md" onClick={onTryAgain} mb="md">
          {t('order.tryAgain')}
        </Button>
      )}
      <div className={styles.heading} />
      <div className={styles.lead} />
      <div className={styles.panel} />
      <div className={styles.section} />
      <div className={styles.section} />
    </div>
  );
}
