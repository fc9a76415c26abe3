import classes from './Skeletons.module.css';

export type SkeletonsProps = {
  /** How many bars. */
  rows?: number | undefined;
  /** Pixels of one bar. */
  height?: number | undefined;
  /** What is being loaded, for screen readers. */
  label?: string | undefined;
};

const widths = ['88%', '64%', '76%', '52%'];

/**
 * Grey bars in place of text, held back for 150 ms so that a quick answer shows none.
 *
 * Not for: a table, which draws its own, or old content that stays while new comes.
 *
 * Accessibility: one status that says what is loading; the bars are silent, and stand still where
 * the system asks for less motion.
 */
export function Skeletons({ rows = 3, height = 12, label = 'Loading' }: SkeletonsProps) {
  return (
    <div className={classes.root} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span
          key={`bar-${String(row)}`}
          className={classes.bone}
          style={{ blockSize: height, inlineSize: widths[row % widths.length] }}
        />
      ))}
    </div>
  );
}
