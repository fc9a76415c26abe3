import { formatDateTime, MISSING, orderClock, type ProcessStatus, telephone } from '@pabean/domain';
import { IconAlarm, IconClock } from '@tabler/icons-react';
import { byWords, momentAtPort } from '../../../shared/clock/Clock.tsx';
import { useMinute } from '../../../shared/clock/useMinute.ts';
import type { OrderDetail } from '../order-store.ts';
import styles from './SilenceClock.module.css';
import type { QuestionLetter } from './useQuestionLetter.ts';

type Props = {
  letter: QuestionLetter | undefined;
  order: OrderDetail;
  /** Where the order goes with the question; null: it stays. */
  to: ProcessStatus | null;
};

/** What silence brings, and when; the times come with the letter. */
export function SilenceClock({ letter, order, to }: Props) {
  return (
    <>
      <p className={styles.clock}>
        <IconClock size={18} aria-hidden className={styles.icon} />
        {letter ? (
          <span>
            If there is no answer: a reminder by e-mail on{' '}
            <Time>{formatDateTime(letter.reminder_at)}</Time>, then Contact Customer on{' '}
            <Time>{formatDateTime(letter.overdue_at)}</Time>.
          </span>
        ) : (
          <span>
            If there is no answer: one reminder by e-mail, then the order moves to Contact Customer.
          </span>
        )}
      </p>
      {letter && <Deadline letter={letter} order={order} to={to} />}
    </>
  );
}

type DeadlineProps = Props & { letter: QuestionLetter };

/** Where our deadline does not wait for an answer: it, and the number to call. */
function Deadline({ letter, order, to }: DeadlineProps) {
  const now = useMinute();
  const clock = orderClock({ ...order, process_status: to ?? order.process_status });
  if (clock === null || clock.fileByAt === null) return null;
  const end = Date.parse(clock.fileByAt);
  if (end >= Date.parse(letter.overdue_at)) return null;
  const number = telephone(order.country_code, order.phone_number);
  return (
    <p className={styles.clock} data-first>
      <IconAlarm size={18} aria-hidden className={styles.icon} />
      <span>
        {byWords[clock.until]} <Time>{momentAtPort(clock.fileByAt, clock)}</Time>{' '}
        {beforeWhat(end, now, letter)}.
        {number !== MISSING && (
          <>
            {' '}
            Call <Time>{number}</Time> instead of waiting.
          </>
        )}
      </span>
    </p>
  );
}

function beforeWhat(end: number, now: Date, letter: QuestionLetter): string {
  if (end <= now.getTime()) return 'has passed';
  return end < Date.parse(letter.reminder_at) ? 'comes first' : 'comes before Contact Customer';
}

const Time = ({ children }: { children: string }) => (
  <bdi dir="ltr" className={styles.time}>
    {children}
  </bdi>
);
