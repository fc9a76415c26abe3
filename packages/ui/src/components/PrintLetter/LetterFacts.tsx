import { breakAfter } from '../EmailText/break-after.tsx';
import classes from './LetterFacts.module.css';
import type { LetterFact } from './types.ts';

type Props = {
  facts: readonly LetterFact[];
  /** Lays the lines out, and says with `--fact` how the two columns of a line share its width. */
  className: string | undefined;
};

/** What the letter or one of its exhibits states in a word each. */
export function LetterFacts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>
            <bdi>{breakAfter(value, '@')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
