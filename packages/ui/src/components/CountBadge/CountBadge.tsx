import { groupDigits } from '../../numbers.ts';
import classes from './CountBadge.module.css';

export type CountBadgeProps = {
  /** While undefined a pill of 26 px keeps the place. */
  value: number | undefined;
  /** It stands in the row of the open folder. */
  active?: boolean | undefined;
};

/**
 * How many; zero stays quiet.
 *
 * Not for: a status (`StatusChip`).
 *
 * Accessibility: plain digits, read as part of the link or heading they stand in; the grey pill of
 * a count on its way is silent.
 */
export function CountBadge({ value, active = false }: CountBadgeProps) {
  if (value === undefined) return <span key="bone" className={classes.bone} />;
  const digits = groupDigits(value);
  return (
    <span
      // It grows at its start: another length is another pill, not one that moved.
      key={digits.length}
      className={classes.root}
      data-zero={value === 0 || undefined}
      data-active={active || undefined}
    >
      {digits}
    </span>
  );
}
