import { agoWords, type MarkSince, markWords, type RowMark } from '@pabean/domain';
import hiding from '../hidden.module.css';
import styles from './MarkNews.module.css';
import { markLooks } from './mark-icons.ts';

/** What the traveller did waits since then; of a request it is enough that it is open. */
const tellsSince: Record<RowMark, boolean> = {
  wrote: true,
  answered: true,
  noAnswer: true,
  refundAsked: false,
  correctionAsked: false,
};

const wordsOf = ({ mark, since }: MarkSince, now: Date) =>
  tellsSince[mark] ? `${markWords[mark]}, ${agoWords(since, now)}` : markWords[mark];

type MarkNewsProps = { marks: readonly MarkSince[]; now: Date };

/**
 * One line of news under the name: the first of the order's marks.
 * The others are in the title, and are read out.
 */
export function MarkNews({ marks, now }: MarkNewsProps) {
  const [first, ...others] = marks.map((each) => ({ ...each, words: wordsOf(each, now) }));
  if (first === undefined) return null;
  const { Icon, tone } = markLooks[first.mark];
  return (
    <small
      className={styles.news}
      data-tone={tone}
      title={[first, ...others].map(({ words }) => words).join('; ')}
    >
      <Icon size={14} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        {first.words}
        {others.length > 0 && (
          <span className={hiding.hidden}>; {others.map(({ words }) => words).join('; ')}</span>
        )}
      </span>
    </small>
  );
}
