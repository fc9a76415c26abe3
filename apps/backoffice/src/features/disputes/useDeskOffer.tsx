import { IconFilterOff, IconPlus, IconRefresh, IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import { reloadDesk } from './desk-store.ts';

type DeskOffer = {
  search: RefObject<HTMLInputElement | null>;
  onNew: () => void;
  /** Left out while nothing is filtered. */
  onClear: (() => void) | undefined;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What the palette can do with the desk: what its buttons do. */
export function useDeskOffer({ search, onNew, onClear }: DeskOffer): void {
  usePaletteOffer(() => ({
    commands: [
      {
        id: 'search-cases',
        label: 'Search cases',
        icon: <IconSearch {...icon} />,
        keys: ['/'],
        run: () => search.current?.focus(),
      },
      {
        id: 'new-case',
        label: 'New case',
        icon: <IconPlus {...icon} />,
        effect: 'opens its form',
        run: onNew,
      },
      ...(onClear
        ? [
            {
              id: 'clear-filters',
              label: 'Clear the filters',
              icon: <IconFilterOff {...icon} />,
              run: onClear,
            },
          ]
        : []),
      {
        id: 'refresh',
        label: 'Refresh',
        icon: <IconRefresh {...icon} />,
        run: () => void reloadDesk(),
      },
    ],
  }));
}
