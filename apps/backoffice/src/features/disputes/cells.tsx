import type { DisputeRow } from '@pabean/api-client/contract';
import { counted, disputeKindFacts, formatDateMinutes } from '@pabean/domain';
import { IconAlertTriangle, IconSignatureOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { AnswerDue } from '../../shared/disputes/AnswerDue.tsx';
import {
  amountWords,
  markWords,
  reasonWords,
  stateWords,
  unsignedWords,
} from '../../shared/disputes/dispute-words.ts';
import hiding from '../../shared/hidden.module.css';
import { paths } from '../../shared/paths.ts';
import styles from './cells.module.css';

type Cell = { row: DisputeRow };

/** The clock, and under it the moment that the gateway told; a case that waits no more says how it stands. */
export function Due({ row: { answer_due_at: dueAt, kind, state } }: Cell) {
  const isNews = !disputeKindFacts[kind].answered;
  const waits = !isNews && (state === 'open' || state === 'expired');
  return (
    <span className={styles.stack}>
      {waits ? (
        <AnswerDue dueAt={dueAt} kind={kind} state={state} />
      ) : (
        <strong>{stateWords[state]}</strong>
      )}
      {dueAt !== null && (
        <span className={styles.quiet}>
          {waits || (
            <span className={hiding.hidden}>
              {isNews ? 'Nobody answers it. Day told: ' : 'Was due '}
            </span>
          )}
          <bdi dir="ltr">{formatDateMinutes(dueAt)}</bdi>
        </span>
      )}
    </span>
  );
}

/** Our number, and what is odd about the case. */
export function Case({ row }: Cell) {
  const unsigned = unsignedWords(row);
  const odd = row.marks.map((mark) => markWords[mark]);
  return (
    <span className={styles.stack}>
      <strong>{row.dispute_id}</strong>
      {(unsigned !== null || odd.length > 0) && (
        <span className={styles.marks}>
          {odd.length > 0 && (
            <span className={styles.mark} title={odd.join(' ')}>
              <IconAlertTriangle size={14} aria-hidden className={styles.warning} />
              {counted(odd.length, 'mark')}
              <span className={hiding.hidden}>: {odd.join(' ')}</span>
            </span>
          )}
          {unsigned !== null && (
            <span className={styles.mark} title={unsigned}>
              <IconSignatureOff size={14} aria-hidden />
              not signed
              <span className={hiding.hidden}>. {unsigned}</span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** Whose order; a case without one can be attached. */
export function Order({ row, onAttach }: Cell & { onAttach: (row: DisputeRow) => void }) {
  if (row.order_id === null) {
    return (
      <span className={styles.stack}>
        <span>No order</span>
        <button
          type="button"
          className={styles.attach}
          aria-label={`Attach ${row.dispute_id} to an order`}
          onClick={() => onAttach(row)}
        >
          Attach
        </button>
      </span>
    );
  }
  return (
    <span className={styles.stack}>
      <bdi className={styles.name} title={row.full_name ?? undefined}>
        {row.full_name ?? 'No name'}
      </bdi>
      <Link to={paths.viewOrder(row.order_id)} className={styles.link}>
        <span className={hiding.hidden}>Order </span>
        <bdi dir="ltr">{row.order_id}</bdi>
      </Link>
    </span>
  );
}

/** A code that is not known stays as it came, with a warning. */
export function Reason({ row }: Cell) {
  const unknown = row.reason_name === null;
  return (
    <span className={styles.stack}>
      <span className={styles.reason}>
        <bdi>{reasonWords(row)}</bdi>
        {unknown && <IconAlertTriangle size={16} aria-hidden className={styles.warning} />}
      </span>
      <span className={styles.quiet}>
        {row.reason_name ??
          (row.reason_code === null ? 'No code, general rules' : 'Unknown code, general rules')}
      </span>
    </span>
  );
}

export function Amount({ row }: Cell) {
  return <span className={styles.amount}>{amountWords(row) ?? '—'}</span>;
}

/** The most squares that one line holds; longer rows of evidence are told by their number alone. */
const mostSquares = 9;

/** What the reason needs: filled is held, outlined is missing. The number says the same. */
export function Evidence({ row: { evidence } }: Cell) {
  if (evidence === null) return <span className={styles.quiet}>—</span>;
  const { held, of } = evidence;
  const squares = of > mostSquares ? [] : Array.from({ length: of }, (_, at) => at < held);
  return (
    <span className={styles.evidence}>
      {squares.length > 0 && (
        <span className={styles.bar} aria-hidden>
          {squares.map((isHeld, at) => (
            <span
              key={`square-${String(at)}`}
              className={styles.square}
              data-missing={!isHeld || undefined}
            />
          ))}
        </span>
      )}
      {held} of {of}
    </span>
  );
}

export function Member({ row: { member } }: Cell) {
  return member === null ? (
    <span className={styles.quiet}>—</span>
  ) : (
    <bdi className={styles.name} title={member.name}>
      {member.name}
    </bdi>
  );
}
