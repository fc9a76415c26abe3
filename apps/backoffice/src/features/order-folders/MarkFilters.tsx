import { type ListMark, listMarks, markWords } from '@pabean/domain';
import { IconClock } from '@tabler/icons-react';
import { groupDigits } from '../../shared/group-digits.ts';
import { markLooks } from '../../shared/orders/mark-icons.ts';
import styles from './MarkFilters.module.css';

/** What a chip keeps, for those who wonder. */
const titles: Record<ListMark, string> = {
  answered: 'Only orders whose traveller has answered our question',
  wrote: 'Only orders whose traveller wrote to us',
  withErrors: 'Only orders with errors in the declaration',
  withWarnings: 'Only orders with warnings about the declaration',
  refundAsked: 'Only orders whose traveller asks for a refund',
  correctionAsked: 'Only orders whose traveller asks for a correction',
  bounced: 'Only orders whose mail bounced or was reported as spam',
};

type MarkFiltersProps = {
  /** Those that are pressed: the list has the orders with all of them. */
  on: readonly ListMark[];
  /** How many orders of the folder have each; undefined until that is known. */
  counts: Readonly<Record<ListMark, number>> | undefined;
  onChange: (on: readonly ListMark[]) => void;
  /** Whether the list is sorted by the clock; undefined where its orders have none. */
  byClock: boolean | undefined;
  onByClock: (isOn: boolean) => void;
};

/** The chips of a list: one sorts it by the clock, the others filter it, joined by "and" (second design, "New Orders and every working folder"). */
export function MarkFilters({ on, counts, onChange, byClock, onByClock }: MarkFiltersProps) {
  return (
    <div className={styles.row}>
      {byClock !== undefined && (
        <button
          type="button"
          className={styles.chip}
          aria-pressed={byClock}
          title="The orders first that are to be filed first"
          onClick={() => onByClock(!byClock)}
        >
          <IconClock size={16} aria-hidden className={styles.icon} />
          First to file
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls sideways */}
      <div role="group" aria-label="Only orders that are marked" className={styles.filters}>
        {listMarks.map((mark) => {
          const { Icon, tone } = markLooks[mark];
          const isOn = on.includes(mark);
          const count = counts?.[mark];
          return (
            <button
              key={mark}
              type="button"
              className={styles.chip}
              data-tone={tone}
              data-zero={count === 0 || undefined}
              aria-pressed={isOn}
              title={titles[mark]}
              onClick={() =>
                onChange(listMarks.filter((each) => (each === mark ? !isOn : on.includes(each))))
              }
            >
              <Icon size={16} aria-hidden className={styles.icon} />
              {markWords[mark]}{' '}
              <span className={styles.count}>{count === undefined ? '' : groupDigits(count)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
