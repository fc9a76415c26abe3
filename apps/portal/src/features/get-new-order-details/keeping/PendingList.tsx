import { useLanguage } from '../../../i18n/language.ts';
import styles from './Keeping.module.css';
import { momentText } from './moment.ts';
import { usePending } from './pending-store.ts';

/** Downloads of this order that the server has not heard of yet. */
export function PendingList({ orderId }: { orderId: string }) {
  const { t, tag } = useLanguage();
  const records = usePending((store) => store.records);
  const own = records.filter((record) => record.orderId === orderId);
  if (own.length === 0) return null;
  return (
    <ul className={styles.pending}>
      {own.map(({ pressedAt }) => (
        <li key={pressedAt}>
          {t('offline.pending', { date: momentText(new Date(pressedAt), tag) })}
        </li>
      ))}
    </ul>
  );
}
