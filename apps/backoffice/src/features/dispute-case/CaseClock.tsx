import type { DisputeCase } from '@pabean/api-client/contract';
import { disputeKindFacts, formatDateMinutes, readAnswerClock } from '@pabean/domain';
import { useState } from 'react';
import { useMinute } from '../../shared/clock/useMinute.ts';
import { AnswerDue } from '../../shared/disputes/AnswerDue.tsx';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import hiding from '../../shared/hidden.module.css';
import styles from './CaseClock.module.css';

/** From the payment to the day of the answer, which is the gateway's word, or was typed, and is never computed. */
export function CaseClock({ one }: { one: DisputeCase }) {
  const now = useMinute();
  const { answer_due_at: dueAt, opened_at: openedAt, kind, state } = one;
  const clock = readAnswerClock(dueAt, one, now);
  const crossed = useCrossing(clock.state === 'day');
  const paidAt = one.order?.paid_at ?? null;
  const points = [
    { label: 'Paid', at: paidAt },
    { label: 'Opened', at: openedAt },
    { label: 'Answer due', at: dueAt },
  ].filter((point): point is { label: string; at: string } => point.at !== null);
  return (
    <section className={styles.strip} aria-label="Clock">
      <div className={styles.now}>
        {clock.state === 'over' ? (
          <strong className={styles.over}>{stateWords[state]}</strong>
        ) : (
          <AnswerDue dueAt={dueAt} kind={kind} state={state} large />
        )}
        <span className={styles.quiet}>
          {clock.state === 'over' ? overWords(one) : originWords(one)}
        </span>
      </div>
      <ol className={styles.points}>
        {points.map(({ label, at }, index) => {
          const next = points[index + 1]?.at;
          const isPast = Date.parse(at) <= now.getTime();
          return (
            <li key={label} className={styles.point} data-past={isPast || undefined}>
              {next !== undefined && (
                <span className={styles.track} aria-hidden>
                  <span className={styles.done} style={{ inlineSize: shareOf(at, next, now) }} />
                </span>
              )}
              <strong>{label}</strong>
              <bdi dir="ltr">{formatDateMinutes(at)}</bdi>
            </li>
          );
        })}
      </ol>
      <span role="status" className={hiding.hidden}>
        {crossed ? 'Less than 24 hours are left to answer this case.' : ''}
      </span>
    </section>
  );
}

/** Since when no answer is waited for, or that none ever was. */
function overWords({ kind, state, state_since: since }: DisputeCase): string {
  const isNews = state === 'open' && !disputeKindFacts[kind].answered;
  return isNews
    ? `${disputeKindFacts[kind].label}: nobody answers it`
    : `Since ${formatDateMinutes(since)}`;
}

/** Whose word the day of the answer is. */
function originWords({ by_hand: isByHand, unsigned }: DisputeCase): string {
  if (isByHand) return 'As it was typed here, not computed';
  const signed = unsigned.includes('answer_due_at') ? '; not covered by its signature' : '';
  return `As the gateway says, not computed${signed}`;
}

/** How far now is on the way from one point to the next. */
function shareOf(from: string, to: string, now: Date): string {
  const whole = Date.parse(to) - Date.parse(from);
  const done = now.getTime() - Date.parse(from);
  const share = whole <= 0 ? (done >= 0 ? 1 : 0) : Math.min(1, Math.max(0, done / whole));
  return `${Math.round(share * 1000) / 10}%`;
}

/** Read out once, when the last day begins while the case is looked at. */
function useCrossing(isDay: boolean): boolean {
  const [last, setLast] = useState({ isDay, crossed: false });
  if (last.isDay !== isDay) setLast({ isDay, crossed: isDay });
  return last.crossed;
}
