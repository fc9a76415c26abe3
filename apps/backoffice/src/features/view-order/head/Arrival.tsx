import { serverNow } from '@pabean/api-client';
import { formatDate, MISSING, type PortZone, portZones, untilArrival } from '@pabean/domain';
import { IconPlaneArrival } from '@tabler/icons-react';
import styles from './OrderHead.module.css';

/** The day of arrival, and how long is left until then, at the place (spec, Details). */
export function Arrival({ doa, zone }: { doa: string; zone: PortZone | null }) {
  const { text, urgency } = untilArrival(
    doa,
    serverNow(),
    zone === null ? undefined : portZones[zone],
  );
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
