import type { ReactNode } from 'react';
import type { LinkProps } from '../../link.ts';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { type Month, MonthTile } from './MonthTile.tsx';
import classes from './MonthTiles.module.css';
import { walk } from './walk.ts';

export type MonthTilesProps = {
  /** The months in their order, each with its count. */
  months: readonly Month[];
  /** The app's link to the month of this label. */
  link: (label: string, props: LinkProps) => ReactNode;
};

/**
 * A year's months side by side, each with its count of orders and a bar against the busiest one.
 *
 * Not for: folders of orders (`Tile`).
 *
 * Accessibility: a list of the app's links, busy while a count is missing. Arrow keys walk over
 * them as they are seen, right to left too; Tab still reaches every one.
 */
export function MonthTiles({ months, link }: MonthTilesProps) {
  const most = Math.max(0, ...months.map(({ count }) => count ?? 0));
  const busy = months.some(({ count }) => count === undefined);
  return (
    <div className={classes.root}>
      <ul className={classes.tiles} onKeyDown={walk} aria-busy={busy}>
        {months.map((month) => (
          <li key={month.label}>
            <MonthTile {...month} most={most} link={(props) => link(month.label, props)} />
          </li>
        ))}
      </ul>
      <p className={classes.hints}>
        <span>
          <KeyHint keys={['←', '→', '↑', '↓']} /> move
        </span>
        <span>
          <KeyHint keys={['Enter']} /> open month
        </span>
      </p>
    </div>
  );
}
