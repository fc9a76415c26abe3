import type { DisputeCase } from '@pabean/api-client/contract';
import { formatDateMinutes, lackWords } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { useId } from 'react';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import styles from './OutcomeCard.module.css';
import { notAllowed } from './submit-refusal.ts';
import { asksWhatWasMissing, type Outcome } from './usePackFile.ts';

type Props = { one: DisputeCase; maySubmit: boolean; onOutcome: (outcome: Outcome) => void };

/** Accepting has its own button in the head; answered comes by the answer alone. */
const byHand: readonly Outcome[] = ['won', 'lost', 'prevented', 'expired'];

/** The ends of this case that can be noted by hand, but for accepting the loss. */
export const outcomesByHand = (one: DisputeCase): Outcome[] =>
  byHand.filter((outcome) => one.next.includes(outcome));

/** A case that was lost, mostly by a word of its gateway, of which nobody noted why. */
const missesReason = ({ state, lacked }: DisputeCase): Outcome | null =>
  asksWhatWasMissing(state) && lacked.length === 0 ? state : null;

/** How it ended, and what was missing: told by the gateway, or by hand. */
export function OutcomeCard({ one, maySubmit, onOutcome }: Props) {
  const id = useId();
  const offered = outcomesByHand(one);
  const unexplained = missesReason(one);
  const isOpen = one.state === 'open' || one.state === 'answered';
  return (
    <SectionCard title="Outcome" id="outcome">
      <div className={styles.body}>
        {!isOpen && (
          <p className={styles.line}>
            <strong>{stateWords[one.state]}</strong> since {formatDateMinutes(one.state_since)}.
          </p>
        )}
        {one.lacked.length > 0 && (
          <>
            <p className={styles.line}>What was missing:</p>
            <ul className={styles.lacked}>
              {one.lacked.map((lack) => (
                <li key={lack}>{lackWords(lack)}</li>
              ))}
            </ul>
          </>
        )}
        {one.outcome_note !== null && one.outcome_note !== '' && (
          <p className={styles.line} dir="auto">
            {one.outcome_note}
          </p>
        )}
        {(offered.length > 0 || unexplained !== null) && (
          <div className={styles.byHand}>
            {offered.length > 0 && (
              <p className={styles.line}>The gateway reports the outcome. To mark it by hand:</p>
            )}
            <div className={styles.buttons}>
              {unexplained !== null && (
                <Button
                  variant="default"
                  aria-disabled={!maySubmit || undefined}
                  aria-describedby={maySubmit ? undefined : id}
                  data-muted={!maySubmit || undefined}
                  className={styles.button}
                  onClick={() => maySubmit && onOutcome(unexplained)}
                >
                  Note what was missing
                </Button>
              )}
              {offered.map((outcome) => (
                <Button
                  key={outcome}
                  variant="default"
                  aria-disabled={!maySubmit || undefined}
                  aria-describedby={maySubmit ? undefined : id}
                  data-muted={!maySubmit || undefined}
                  className={styles.button}
                  onClick={() => maySubmit && onOutcome(outcome)}
                >
                  {stateWords[outcome]}
                </Button>
              ))}
            </div>
            {!maySubmit && (
              <p id={id} className={styles.quiet}>
                {notAllowed}
              </p>
            )}
          </div>
        )}
      </div>
    </SectionCard>
  );
}
