import {
  type AnswerClockState,
  type DisputeKind,
  type DisputeState,
  formatDateMinutes,
  readAnswerClock,
} from '@pabean/domain';
import { IconAlarm, IconClock, IconClockX, IconQuestionMark } from '@tabler/icons-react';
import { useMinute } from '../clock/useMinute.ts';
import styles from './AnswerDue.module.css';

const icons: Partial<Record<AnswerClockState, typeof IconClock>> = {
  'not told': IconQuestionMark,
  calm: IconClock,
  week: IconClock,
  days: IconClock,
  day: IconAlarm,
  late: IconClockX,
};

type Props = {
  dueAt: string | null;
  kind: DisputeKind;
  state: DisputeState;
  /** In the head of a case: larger, with what is left to do. */
  large?: boolean;
};

/**
 * How long is left to answer, as the gateway told it: a line at 7 days, a
 * ground at 3 days, red at 24 hours. A case that needs no answer shows nothing.
 */
export function AnswerDue({ dueAt, kind, state, large = false }: Props) {
  const clock = readAnswerClock(dueAt, { kind, state }, useMinute());
  const Icon = icons[clock.state];
  if (Icon === undefined) return null;
  const words = large ? largeWords(clock.state, clock.text) : clock.text;
  return (
    <span
      className={styles.clock}
      data-state={clock.state}
      data-large={large || undefined}
      title={dueAt === null ? undefined : `Answer due ${formatDateMinutes(dueAt)}`}
    >
      <Icon size={large ? 18 : 14} aria-hidden className={styles.icon} />
      {words}
    </span>
  );
}

function largeWords(state: AnswerClockState, text: string): string {
  if (state === 'not told') return 'No due date given';
  return state === 'late' ? text : `${text} to answer`;
}
