import type { DefenceLetter } from '@pabean/api-client/contract';
import styles from './LetterFacts.module.css';

type Props = {
  facts: DefenceLetter['facts'];
  /** Lays the lines out, and says with `--fact` how the two columns of a line share its width. */
  className: string | undefined;
};

/** What the letter or one of its exhibits states in a word each. */
export function LetterFacts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
