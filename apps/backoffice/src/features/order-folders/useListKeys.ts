import type { FolderAction } from '@pabean/domain';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { BulkAction } from '../../shared/orders/bulk-actions.ts';
import { paths } from '../../shared/paths.ts';
import { type ShortcutMap, useShortcuts } from '../../shared/shortcuts/useShortcuts.ts';
import type { RowState } from './useRowState.ts';

type ListKeys = {
  rows: RowState;
  search: RefObject<HTMLInputElement | null>;
  offered: readonly FolderAction[];
  run: (action: BulkAction) => void;
  /** Turns to the page before or after; nothing happens at the ends. */
  turn: (step: 1 | -1) => void;
  refresh: () => void;
};

/** The keys of the order tables (design section 6, "Keys"); each also has a visible control. */
export function useListKeys({ rows, search, offered, run, turn, refresh }: ListKeys): void {
  const navigate = useNavigate();
  const bulk = (action: BulkAction) => () => {
    if (offered.includes(action)) run(action);
  };
  const keys: ShortcutMap = {
    j: () => rows.move(1),
    ArrowDown: () => rows.move(1),
    k: () => rows.move(-1),
    ArrowUp: () => rows.move(-1),
    x: rows.toggle,
    'Shift+x': rows.extend,
    Enter: () => rows.cursor !== null && navigate(paths.viewOrder(rows.cursor)),
    '/': () => search.current?.focus(),
    Escape: rows.clear,
    a: bulk('assign-to-me'),
    '#': bulk('delete-orders'),
    '[': () => turn(-1),
    ']': () => turn(1),
    r: refresh,
  };
  useShortcuts(keys);
}
