import { type ProcessMonth, processMonths } from '@pabean/domain';
import { KeyHint } from '@pabean/ui/KeyHint';
import type { KeyboardEvent } from 'react';
import styles from './MonthsScreen.module.css';
import { MonthTile } from './MonthTile.tsx';

/** How many orders wait for a month; a month that the server does not name has none. */
export type MonthCounts = ReadonlyMap<ProcessMonth, number>;

/** How many tiles stand beside each other at the window's width. */
const columnsOf = (grid: HTMLElement) =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').filter(Boolean).length || 1;

/** Arrows walk over the tiles; the reading direction turns left and right around. */
function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
  const { currentTarget: grid, key } = event;
  const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -columnsOf(grid),
    ArrowDown: columnsOf(grid),
  };
  const step = steps[key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const tiles = [...grid.querySelectorAll('a')];
  const at = tiles.indexOf(document.activeElement as HTMLAnchorElement);
  event.preventDefault();
  if (at >= 0) tiles[at + step]?.focus();
}

type MonthTilesProps = { counts: MonthCounts | undefined; today: ProcessMonth };

export function MonthTiles({ counts, today }: MonthTilesProps) {
  const most = Math.max(0, ...(counts?.values() ?? []));
  return (
    <>
      <ul className={styles.tiles} onKeyDown={onKeyDown} aria-busy={counts === undefined}>
        {processMonths.map((month) => (
          <li key={month}>
            <MonthTile
              month={month}
              count={counts && (counts.get(month) ?? 0)}
              most={most}
              current={month === today}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hints}>
        <span>
          <KeyHint keys={['←', '→', '↑', '↓']} /> move
        </span>
        <span>
          <KeyHint keys={['Enter']} /> open month
        </span>
      </p>
    </>
  );
}
