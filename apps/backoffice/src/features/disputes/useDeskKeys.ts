import type { DisputeRow } from '@pabean/api-client/contract';
import type { TableModel } from '@pabean/ui/DataTable';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { useShortcuts } from '../../shared/shortcuts/useShortcuts.ts';
import { useStateOf } from '../../shared/table/useStateOf.ts';

type DeskKeys = {
  table: TableModel<DisputeRow>;
  /** Another page or filter starts without a cursor. */
  key: string;
  search: RefObject<HTMLInputElement | null>;
  /** Turns to the page before or after; nothing happens at the ends. */
  turn: (step: 1 | -1) => void;
};

/** The keys of the desk, as of the order tables; each also has a visible control. */
export function useDeskKeys({ table, key, search, turn }: DeskKeys) {
  const navigate = useNavigate();
  const [at, setCursor] = useStateOf<string | null>(key, null);
  const { rows } = table.getRowModel();
  const index = rows.findIndex((row) => row.id === at);
  const cursor = rows[index]?.id ?? null;
  const move = (step: 1 | -1) => {
    const next = rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
    if (next !== undefined) setCursor(next.id);
  };
  useShortcuts({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    Enter: () => cursor !== null && navigate(paths.dispute(cursor)),
    Escape: () => setCursor(null),
    '/': () => search.current?.focus(),
    '[': () => turn(-1),
    ']': () => turn(1),
  });
  return { cursor, setCursor };
}
