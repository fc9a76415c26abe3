import '../../theme/tones.css';
import type { ReactElement } from 'react';
import type { LinkRender } from '../../link.ts';
import { type StatusTone, toneIcon } from '../../theme/tones.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import classes from './NavRow.module.css';

export type NavRowProps = {
  /** A tone draws its icon; other links bring an icon of 18 px. */
  icon: StatusTone | ReactElement;
  /** The name of the folder or screen. */
  label: string;
  /** Leave it out for a link without a count; undefined means the count is on its way. */
  count?: number | undefined;
  /** What the count counts, read behind it where the label does not tell: "parts need attention". */
  countWords?: string | undefined;
  /** It is the open one. */
  active: boolean;
  /** Draws the app's link around the content. */
  link: LinkRender;
};

/**
 * A line of the sidebar.
 *
 * Not for: a folder among the tiles (`Tile`), or a link in text.
 *
 * Accessibility: the app's link around icon, label and count, read with the words of the count where
 * there are any; the open one has `aria-current`.
 */
export function NavRow(props: NavRowProps) {
  const { icon, label, count, countWords, active, link } = props;
  const Icon = typeof icon === 'string' ? toneIcon(icon) : undefined;
  return link({
    className: classes.root ?? '',
    ...(active && { 'aria-current': 'page' as const }),
    children: (
      <>
        <span className={classes.icon}>
          {Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : icon}
        </span>
        <span className={classes.label}>{label}</span>
        {Object.hasOwn(props, 'count') && <CountBadge value={count} active={active} />}
        {countWords !== undefined && <span className={classes.words}> {countWords}</span>}
      </>
    ),
  });
}
