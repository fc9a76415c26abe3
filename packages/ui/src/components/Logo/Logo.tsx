import classes from './Logo.module.css';

export type LogoProps = {
  /** Pixels of the mark. */
  size?: number | undefined;
  /** False draws the mark alone; the label stays its accessible name. */
  name?: boolean | undefined;
  /** The product's label. */
  label?: string | undefined;
};

/**
 * A tag over two waves: goods that cross water. No crest, no flag.
 *
 * Not for: an icon of something else, or a link by itself: put it into one.
 *
 * Accessibility: its label is text beside the mark; the mark alone is an image with that name.
 */
export function Logo({ size = 24, name = true, label = 'Pabean' }: LogoProps) {
  return (
    <span className={classes.root} {...(!name && { role: 'img', 'aria-label': label })}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
        <path
          d="M5.4.9 18.6.9q.8 0 1.3.6l2.6 3.2q.5.6.5 1.4v13.9q0 3-3 3H4q-3 0-3-3V6.1q0-.8.5-1.4l2.6-3.2q.5-.6 1.3-.6Z"
          className={classes.tag}
        />
        <circle cx="12" cy="5.8" r="2" className={classes.hole} />
        <path d="M5 13.6q3.5 2.6 7 .6t7 1.1M5 18q3.5 2.6 7 .6t7 1.1" className={classes.wave} />
      </svg>
      {name && (
        <span className={classes.name} style={{ fontSize: nameSize(size) }}>
          {label}
        </span>
      )}
    </span>
  );
}

/** In rem, so that the name grows with the reader's text. */
const nameSize = (mark: number) => `${Math.round(mark * 0.71) / 16}rem`;
