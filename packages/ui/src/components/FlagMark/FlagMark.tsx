import classes from './FlagMark.module.css';

export type FlagMarkProps = {
  /** `Y` draws the mark. */
  value: 'Y' | 'N';
};

/**
 * A remark's flag: Y stands out, N stays plain.
 *
 * Not for: an answer of the declaration (`YesNo`).
 *
 * Accessibility: the letter says it; colour only helps.
 */
export function FlagMark({ value }: FlagMarkProps) {
  return (
    <span className={classes.root} data-set={value === 'Y' || undefined}>
      {value}
    </span>
  );
}
