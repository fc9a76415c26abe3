import { formatDate, MISSING, untilArrival } from '@pabean/domain';
import { IconPlaneArrival } from '@tabler/icons-react';
import styles from './OrderHead.module.css';

/** The day of arrival, and how long is left until then (decisions page, "Details"). */
export function Arrival({ doa }: { doa: string }) {
  const { text, urgency } = untilArrival(doa, new Date());
  const day = formatDate(doa);
  if (day === MISSING) return null;
  return (
    <span className={styles.item} data-urgency={urgency}>
      <IconPlaneArrival size={16} aria-hidden />
      <span>
        {urgency === 'past' ? 'Arrived' : 'Arrives'} <bdi dir="ltr">{day}</bdi>,{' '}
        <span className={styles.left}>{text}</span>
      </span>
    </span>
  );
}
