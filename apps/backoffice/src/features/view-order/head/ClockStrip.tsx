import {
  type ClockEnd,
  formatDate,
  formatDateMinutes,
  orderClock,
  portZones,
  readClock,
} from '@pabean/domain';
import { useState } from 'react';
import { byWords, Clock, momentAtPort } from '../../../shared/clock/Clock.tsx';
import { useMinute } from '../../../shared/clock/useMinute.ts';
import hiding from '../../../shared/hidden.module.css';
import type { OrderDetail } from '../order-store.ts';
import styles from './ClockStrip.module.css';

/**
 * The clock of an open order that waits to be filed, or for its document, at its port.
 * Both have one deadline, which is our own. An order's arrival is a day: no hour is shown that is not on record.
 */
export function ClockStrip({ order }: { order: OrderDetail }) {
  const now = useMinute();
  const clock = orderClock(order);
  const { state } = readClock(clock ?? nothing, order.doa, now);
  const isUrgent = clock !== null && state === 'urgent';
  const announcement = useCrossing(order.order_id, isUrgent, crossed[clock?.until ?? 'filing']);
  if (clock === null) return null;
  const { until, opensAt, fileByAt, zone } = clock;
  const hasOpened = opensAt !== null && Date.parse(opensAt) <= now.getTime();
  return (
    <section className={styles.strip} aria-label="Clock">
      <div className={styles.now}>
        <Clock clock={clock} place="head" />
        {zone !== null && (
          <span className={styles.quiet}>
            At the port it is{' '}
            <bdi dir="ltr">
              {formatDateMinutes(now.toISOString(), portZones[zone])} {zone}
            </bdi>
          </span>
        )}
      </div>
      {fileByAt !== null && (
        <ol className={styles.points}>
          <Point label={hasOpened ? 'Window opened' : 'Window opens'} isPast={hasOpened}>
            {momentAtPort(opensAt, clock)}
          </Point>
          <Point label={`${byWords[until]} (our deadline)`} isPast={state === 'late'}>
            {momentAtPort(fileByAt, clock)}
          </Point>
          <Point label="Arrives" isPast={false}>
            {formatDate(order.doa)}
          </Point>
        </ol>
      )}
      <span role="status" className={hiding.hidden}>
        {announcement}
      </span>
    </section>
  );
}

const nothing = { opensAt: null, fileByAt: null };

type PointProps = { label: string; isPast: boolean; children: string };

function Point({ label, isPast, children }: PointProps) {
  return (
    <li className={styles.point} data-past={isPast || undefined}>
      <strong>{label}</strong>
      <bdi dir="ltr">{children}</bdi>
    </li>
  );
}

const crossed: Record<ClockEnd, string> = {
  filing: 'Less than 6 hours are left to file this order.',
  document: 'Less than 6 hours are left until the document of this order has to be here.',
};

/** What is read out when an order that is looked at comes under six hours: once, and not at its opening. */
function useCrossing(orderId: string, isUrgent: boolean, words: string): string {
  const [last, setLast] = useState({ orderId, isUrgent, crossed: false });
  if (last.orderId !== orderId) setLast({ orderId, isUrgent, crossed: false });
  else if (last.isUrgent !== isUrgent) setLast({ orderId, isUrgent, crossed: isUrgent });
  return last.crossed ? words : '';
}
