import classes from './FlagMark.module.css';

export type FlagMarkProps = { value: 'Y' | 'N' };

/** A remark's flag: Y stands out, N stays plain. */
export function FlagMark({ value }: FlagMarkProps) {
  return (
    <span className={classes.root} data-set={value === 'Y' || undefined}>
      {value}
    </span>
  );
}
