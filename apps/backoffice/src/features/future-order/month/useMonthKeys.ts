import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListRow } from '../../../shared/orders/list-row.ts';
import { paths } from '../../../shared/paths.ts';
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts';
import { refresh } from '../RefreshButton.tsx';

type MonthKeys = {
  rows: readonly ListRow[];
  search: RefObject<HTMLInputElement | null>;
  turn: (step: 1 | -1) => void;
};

/** Where the keyboard stands, and its keys (design section 6, "Keys"). */
export function useMonthKeys({ rows, search, turn }: MonthKeys) {
  const navigate = useNavigate();
  const [at, setCursor] = useState<string | null>(null);
  const index = rows.findIndex((row) => row.id === at);
  const cursor = index < 0 ? null : at;
  const move = (step: 1 | -1) => {
    const next = rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
    if (next !== undefined) setCursor(next.id);
  };
  useShortcuts({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    Enter: () => cursor !== null && navigate(paths.viewOrder(cursor)),
    Escape: () => setCursor(null),
    '/': () => search.current?.focus(),
    '[': () => turn(-1),
    ']': () => turn(1),
    r: refresh,
  });
  return { cursor, setCursor };
}
