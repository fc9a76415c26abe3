import { IconChevronRight } from '@tabler/icons-react';
import type { LinkRender } from '../../link.ts';
import { groupDigits } from '../../numbers.ts';
import classes from './MonthTile.module.css';

export type Month = {
  /** Its name, by which the tiles differ. */
  label: string;
  /** While undefined a grey bar keeps the place. */
  count: number | undefined;
  /** Whether it is the month of today. */
  current: boolean;
};

type MonthTileProps = Month & {
  /** Of the busiest month, the whole length of the bar. */
  most: number;
  link: LinkRender;
};

/** A month as a link, also when nothing waits for it. */
export function MonthTile({ label, count, current, most, link }: MonthTileProps) {
  const share = count === undefined || most === 0 ? 0 : (count / most) * 100;
  return link({
    className: classes.tile ?? '',
    children: (
      <>
        <span className={classes.head}>
          <span className={classes.month}>{label}</span>{' '}
          {current && <span className={classes.tag}>This month</span>}
          <IconChevronRight size={16} className={classes.arrow} aria-hidden />
        </span>
        {count === undefined ? (
          <span className={classes.bone} />
        ) : (
          <span className={classes.number}>
            <span className={`${classes.count} ${count === 0 ? classes.none : ''}`}>
              {groupDigits(count)}
            </span>{' '}
            <span className={classes.unit}>{count === 1 ? 'order' : 'orders'}</span>
          </span>
        )}
        <span className={classes.track} aria-hidden>
          <span className={classes.bar} style={{ inlineSize: `${share}%` }} />
        </span>
      </>
    ),
  });
}
