import { readClock } from '@pabean/domain';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { arrivalDay, daysLeft } from '../arrival.ts';
import type { TravellerOrder } from '../shown-order.ts';
import styles from './ArrivalClock.module.css';
import { momentThere, timeLeft, zoneText } from './time-left.ts';
import { useMinute } from './useMinute.ts';

/** Whether there is a clock: the place and the day are known, and something is to be filed still. */
export const hasClock = ({ clock, doa }: TravellerOrder): boolean =>
  doa !== null && !!clock?.file_by_at;

/**
 * When filing opens, our own deadline and the arrival, by the clocks at the place: the same from
 * wherever it is looked at (issue "declarations", The arrival clock).
 */
export function ArrivalClock({ order }: { order: TravellerOrder }) {
  const language = useLanguage();
  const now = useMinute();
  const heading = useId();
  const { t, tag } = language;
  const { clock, doa } = order;
  if (doa === null || !clock?.file_by_at) return null;
  const { zone, opens_at: opensAt, file_by_at: fileByAt } = clock;
  const { state } = readClock({ opensAt, fileByAt }, doa, now);
  const left = (moment: string) => timeLeft(moment, now, language);
  const isOpen = Date.parse(opensAt) <= now.getTime();
  return (
    <section className={styles.clock} data-state={state} aria-labelledby={heading}>
      <h2 id={heading}>{t('clock.heading')}</h2>
      <dl>
        <div>
          <dt>{t(isOpen ? 'clock.opened' : 'clock.opens')}</dt>
          <dd>{momentThere(opensAt, zone, tag)}</dd>
          <dd className={styles.left}>{left(opensAt)}</dd>
        </div>
        <div>
          <dt>{t('clock.fileBy')}</dt>
          <dd>{momentThere(fileByAt, zone, tag)}</dd>
          <dd className={styles.left} data-counts>
            {state === 'late' ? t('clock.late', { ago: left(fileByAt) }) : left(fileByAt)}
          </dd>
        </div>
        <div>
          <dt>{t('order.arrival')}</dt>
          <dd>{arrivalDay(doa, tag)}</dd>
          <dd className={styles.left}>{daysLeft(order, tag, now)}</dd>
        </div>
      </dl>
      <p className={styles.zone}>{t('clock.zone', { zone: zoneText(zone, tag) })}</p>
    </section>
  );
}
