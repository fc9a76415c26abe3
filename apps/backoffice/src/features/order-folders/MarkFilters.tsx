import {
  type Due,
  type DueCounts,
  dueKinds,
  dueWords,
  type ListMark,
  listMarks,
  markWords,
} from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import { dueCountWords, dueLooks } from '../../shared/orders/due-look.ts';
import { markLooks } from '../../shared/orders/mark-icons.ts';
import styles from './MarkFilters.module.css';

/** What a chip keeps, for those who wonder. */
const titles: Record<ListMark, string> = {
  answered: 'Orders whose traveller has answered our question',
  wrote: 'Orders whose traveller wrote to us',
  withErrors: 'Orders with errors in the declaration',
  withWarnings: 'Orders with warnings about the declaration',
  refundAsked: 'Orders whose traveller has asked for a refund',
  correctionAsked: 'Orders whose traveller has asked for a correction',
  bounced: 'Orders with a refused, bounced or spam-reported e-mail',
};

const dueTitles: Record<Due, string> = {
  late: 'Orders past their filing deadline',
  atRisk: 'Orders to be filed within 24 hours',
};

/** What of a folder is late and at risk. */
type DueFilter = {
  /** The one that is pressed. */
  on: Due | undefined;
  /** Null until they are known. */
  counts: DueCounts | null;
  onChange: (on: Due | undefined) => void;
};

type MarkFiltersProps = {
  /** Those that are pressed: the list has the orders with all of them. */
  on: readonly ListMark[];
  /** How many orders of the folder have each; undefined until that is known. */
  counts: Readonly<Record<ListMark, number>> | undefined;
  onChange: (on: readonly ListMark[]) => void;
  /** Undefined in a folder in which nothing is to be filed. */
  due: DueFilter | undefined;
};

/** The chips that filter a list, joined by "and", in one row. */
export function MarkFilters(props: MarkFiltersProps) {
  const { on, counts, onChange, due } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls sideways
    <div role="group" aria-label="Filter by mark" className={styles.row}>
      {due && <DueChips {...due} />}
      {listMarks.map((mark) => {
        const isOn = on.includes(mark);
        const count = counts?.[mark];
        return (
          <Chip
            key={mark}
            look={markLooks[mark]}
            words={markWords[mark]}
            count={count}
            countWords={count === undefined ? '' : groupDigits(count)}
            isOn={isOn}
            title={titles[mark]}
            onPress={() =>
              onChange(listMarks.filter((each) => (each === mark ? !isOn : on.includes(each))))
            }
          />
        );
      })}
    </div>
  );
}

/** Late and at risk: an order is never both, so that one takes the place of the other. */
function DueChips({ on, counts, onChange }: DueFilter) {
  return dueKinds.map((due) => (
    <Chip
      key={due}
      look={dueLooks[due]}
      words={dueWords[due]}
      count={counts?.[due]}
      countWords={counts === null ? '' : dueCountWords(counts, due)}
      isOn={on === due}
      title={dueTitles[due]}
      onPress={() => onChange(on === due ? undefined : due)}
    />
  ));
}

type ChipProps = {
  look: (typeof markLooks)[ListMark] | (typeof dueLooks)[Due];
  words: string;
  /** Undefined until it is known. */
  count: number | undefined;
  countWords: string;
  isOn: boolean;
  title: string;
  onPress: () => void;
};

function Chip({ look: { Icon, tone }, words, count, countWords, isOn, title, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={tone}
      data-zero={count === 0 || undefined}
      aria-pressed={isOn}
      title={title}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden className={styles.icon} />
      {words} <span className={styles.count}>{countWords}</span>
    </button>
  );
}
