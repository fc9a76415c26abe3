import '../../theme/tones.css';
import type { LinkRender } from '../../link.ts';
import { groupDigits } from '../../numbers.ts';
import { type StatusTone, toneIcon } from '../../theme/tones.ts';
import classes from './Tile.module.css';

export type TileProps = {
  /** The name of the folder. */
  label: string;
  /** The status that the folder is for; it brings colour and icon. */
  tone: StatusTone;
  /** While undefined a grey bar keeps the place. */
  count: number | undefined;
  /** It is the open one. */
  active: boolean;
  /** 38 px instead of 76; below 992 px every tile is a pill. */
  compact: boolean;
  /** Draws the app's link around the content. */
  link: LinkRender;
};

/**
 * A folder with its count, as a link.
 *
 * Not for: the sidebar's folders (`NavRow`), or a number that leads nowhere.
 *
 * Accessibility: the app's link around label and count; the open one has `aria-current`.
 */
export function Tile({ label, tone, count, active, compact, link }: TileProps) {
  const Icon = toneIcon(tone);
  const digits = count === undefined ? undefined : groupDigits(count);
  return link({
    className: `${classes.root} ${compact ? classes.compact : classes.regular}`,
    ...(active && { 'aria-current': 'page' as const }),
    children: (
      <>
        <span className={classes.label}>{label}</span>
        {digits === undefined ? (
          <span key="bone" className={classes.bone} />
        ) : (
          // As of a `CountBadge`: another length is another number, not one that moved.
          <span key={digits.length} className={classes.count}>
            {digits}
          </span>
        )}
        <span className={classes.icon} data-tone={tone}>
          <Icon size={16} aria-hidden />
        </span>
      </>
    ),
  });
}
