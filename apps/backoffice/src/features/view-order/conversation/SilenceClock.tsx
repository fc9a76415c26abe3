import { formatDateTime } from '@pabean/domain';
import { IconClock } from '@tabler/icons-react';
import styles from './SilenceClock.module.css';
import type { QuestionLetter } from './useQuestionLetter.ts';

/** What silence brings, and when; the times come with the letter. */
export function SilenceClock({ letter }: { letter: QuestionLetter | undefined }) {
  return (
    <p className={styles.clock}>
      <IconClock size={18} aria-hidden className={styles.icon} />
      {letter ? (
        <span>
          No answer: a reminder by e-mail on <Time at={letter.reminder_at} />, and Contact Customer
          on <Time at={letter.overdue_at} />.
        </span>
      ) : (
        <span>No answer: one reminder by e-mail, then the order goes to Contact Customer.</span>
      )}
    </p>
  );
}

const Time = ({ at }: { at: string }) => (
  <bdi dir="ltr" className={styles.time}>
    {formatDateTime(at)}
  </bdi>
);
