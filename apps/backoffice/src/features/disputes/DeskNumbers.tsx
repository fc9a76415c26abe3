import { counted, money } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import { useMinute } from '../../shared/clock/useMinute.ts';
import styles from './DeskNumbers.module.css';
import { clearDesk, type DeskQuery } from './desk-query.ts';
import type { Desk } from './desk-store.ts';

type Numbers = Desk['numbers'];
type Props = {
  numbers: Numbers | undefined;
  /** Whether the server can list what a number counts that ended lately. */
  listsEnded: boolean;
  query: DeskQuery;
  onFilter: (next: DeskQuery) => void;
};

/** Five numbers over all cases, whatever is filtered; each shows the cases behind it. */
export function DeskNumbers({ numbers, listsEnded, query, onFilter }: Props) {
  const now = useMinute();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls sideways
    <div role="group" aria-label="Cases at a glance" className={styles.numbers}>
      {cardsOf(numbers, now, listsEnded).map(({ label, value, unit, line, filter }) => {
        const target = { ...clearDesk(), ...filter };
        return (
          <button
            key={label}
            type="button"
            className={styles.number}
            aria-pressed={isShown(query, filter)}
            onClick={() => onFilter(target)}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>
              <strong>{value}</strong> <small>{unit}</small>
            </span>
            <span className={styles.line}>{line}</span>
          </button>
        );
      })}
    </div>
  );
}

type Card = {
  label: string;
  value: string;
  unit: string;
  line: string;
  filter: Filter;
};

type Filter = Pick<DeskQuery, 'state'> & Partial<DeskQuery>;

/** Whether the rows are the cases behind a number; more filters may hide some of them. */
function isShown(query: DeskQuery, { state, due = false, ended = false, kind }: Filter): boolean {
  const isOfKind = kind === undefined || query.kind === kind;
  const isSame = query.state === state && query.due === due && query.ended === ended;
  return isSame && isOfKind && !query.unattached;
}

/** What the cards say; without numbers they keep their places. */
function cardsOf(numbers: Numbers | undefined, now: Date, ended: boolean): readonly Card[] {
  const { open, due, answered, won, prevented } = numbers ?? {};
  const count = (value: number | undefined) => (value === undefined ? '–' : groupDigits(value));
  return [
    {
      label: 'Open',
      value: count(open?.count),
      unit: open?.count === 1 ? 'case' : 'cases',
      line: sumsOf(open?.sums),
      filter: { state: 'open' },
    },
    {
      label: 'Due in 24 hours or late',
      value: count(due?.count),
      unit: '',
      line: due?.count === 0 ? 'nothing is pressing' : sumsOf(due?.sums),
      filter: { state: 'open', due: true },
    },
    {
      label: 'Answered, waiting',
      value: count(answered?.count),
      unit: '',
      line: oldestOf(answered?.oldest ?? null, now),
      filter: { state: 'answered' },
    },
    {
      label: 'Won, last 90 days',
      value: won === undefined ? '–' : shareOf(won),
      unit: won === undefined || won.of === 0 ? '' : `${won.won} of ${won.of}`,
      line: wonLine(won),
      filter: { state: 'won', ...(ended && { ended, kind: 'disputed' }) },
    },
    {
      label: 'Prevented, 90 days',
      value: count(prevented),
      unit: '',
      line: 'settled before a dispute',
      filter: { state: 'prevented', ended },
    },
  ];
}

/** Sums of several currencies are never added. */
const sumsOf = (sums: Numbers['open']['sums'] = []) =>
  sums.map(({ currency, amount }) => money(amount, currency)).join(', ');

function oldestOf(oldest: string | null, now: Date): string {
  if (oldest === null) return '';
  const days = Math.floor((now.getTime() - Date.parse(oldest)) / 86_400_000);
  return `oldest ${counted(days, 'day')}`;
}

const shareOf = ({ won, of }: Numbers['won']) =>
  of === 0 ? 'None' : `${Math.round((won / of) * 100)}%`;

function wonLine(won: Numbers['won'] | undefined): string {
  if (won === undefined) return '';
  if (won.of === 0 && won.accepted === 0) return 'no case has ended';
  return `${won.accepted} accepted apart`;
}
