import type { FolderAction } from '@pabean/domain';
import { groupDigits, groupedCount } from '@pabean/ui/numbers';
import { IconRefresh, IconSearch, IconSquareX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { type BulkAction, bulkActions, dangerLast } from '../../shared/orders/bulk-actions.ts';
import {
  type PaletteCommand,
  type PaletteSubject,
  usePaletteOffer,
} from '../../shared/palette/offers.ts';
import type { RowState } from './useRowState.ts';

type ListOffer = {
  rows: RowState;
  search: RefObject<HTMLInputElement | null>;
  offered: readonly FolderAction[];
  run: (action: BulkAction) => void;
  refresh: () => void;
  reload: () => void;
};

const bulkKeys: Partial<Record<BulkAction, readonly string[]>> = {
  'assign-to-me': ['A'],
  'delete-orders': ['#'],
};

/** So many of the selected are named. */
const named = 3;

/** What the palette can do with a list and with what is selected in it: what buttons and keys do. */
export function useListOffer({ rows, search, offered, run, refresh, reload }: ListOffer): void {
  usePaletteOffer(() => ({
    commands: [
      {
        id: 'search',
        label: 'Search orders',
        icon: <IconSearch size={18} stroke={1.75} aria-hidden />,
        keys: ['/'],
        run: () => search.current?.focus(),
      },
      {
        id: 'refresh',
        label: 'Refresh',
        icon: <IconRefresh size={18} stroke={1.75} aria-hidden />,
        keys: ['R'],
        run: refresh,
      },
    ],
    reload,
  }));
  usePaletteOffer(() => ({
    subject: subjectOf(rows),
    commands: rows.selected === 0 ? [] : selectionCommands({ rows, offered, run }),
  }));
}

function subjectOf({ selected, refusal, firstIds }: RowState): PaletteSubject | undefined {
  if (selected === 0) return undefined;
  const more = selected - Math.min(named, firstIds.length);
  const ids = firstIds.slice(0, named).join(', ');
  const tail = more > 0 ? ` and ${groupDigits(more)} more` : '';
  return {
    kind: 'selection',
    words: `${groupedCount(selected, 'order')} selected`,
    line: refusal ?? (ids === '' ? undefined : `${ids}${tail}`),
    title: `Do with the ${selected === 1 ? 'order' : groupedCount(selected, 'order')}`,
  };
}

function selectionCommands({
  rows,
  offered,
  run,
}: Pick<ListOffer, 'rows' | 'offered' | 'run'>): PaletteCommand[] {
  const clear: PaletteCommand = {
    id: 'clear',
    label: 'Clear selection',
    icon: <IconSquareX size={18} stroke={1.75} aria-hidden />,
    keys: ['Esc'],
    run: rows.clear,
  };
  if (rows.refusal !== undefined) return [clear];
  const commands = dangerLast(offered).map((action): PaletteCommand => {
    const { label, icon: Icon, ask } = bulkActions[action];
    return {
      id: action,
      label,
      icon: <Icon size={18} stroke={1.75} aria-hidden />,
      effect: ask && 'asks first',
      keys: bulkKeys[action],
      run: () => run(action),
    };
  });
  return [...commands, clear];
}
