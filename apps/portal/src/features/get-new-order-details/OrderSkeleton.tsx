import { useLanguage } from '../../i18n/language.ts';
import styles from './OrderSkeleton.module.css';

/** The shape of the download page while it loads, so that nothing jumps when it is there. */
export function OrderSkeleton() {
  const { t } = useLanguage();
  return (
    <div className={styles.page}>
      <p className={styles.words} role="status">
        {t('order.loading')}
      </p>
      <div className={styles.heading} />
      <div className={styles.lead} />
      <div className={styles.panel} />
      <div className={styles.section} />
      <div className={styles.section} />
    </div>
  );
}
