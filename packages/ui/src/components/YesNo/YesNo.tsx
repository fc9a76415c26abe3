import classes from './YesNo.module.css';

export type YesNoProps = {
  /** True is Yes. */
  value: boolean;
};

/**
 * An answer of the declaration: a Yes must catch the eye.
 *
 * Not for: a flag of a remark (`FlagMark`), or asking for an answer (`Checkbox`).
 *
 * Accessibility: the word says it; colour only helps.
 */
export function YesNo({ value }: YesNoProps) {
  return (
    <span className={classes.root} data-yes={value || undefined}>
      {value ? 'Yes' : 'No'}
    </span>
  );
}
