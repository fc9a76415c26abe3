import { CommandPalette } from '@pabean/ui/CommandPalette';
import { IconFileText, IconHash, IconScale, IconSquareCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { PaletteSubject } from '../../shared/palette/offers.ts';
import { closePalette, usePalette } from '../../shared/palette/palette-store.ts';
import { useShortcutSettings } from '../../shared/shortcuts/shortcut-settings.ts';
import { itemOf } from './matching.tsx';
import { searchAgain } from './order-commands.tsx';
import { usePaletteCommands } from './usePaletteCommands.ts';

const subjectIcons: Readonly<Record<PaletteSubject['kind'], ReactNode>> = {
  selection: <IconSquareCheck size={18} stroke={1.75} aria-hidden />,
  order: <IconFileText size={18} stroke={1.75} aria-hidden />,
  case: <IconScale size={18} stroke={1.75} aria-hidden />,
  typed: <IconHash size={18} stroke={1.75} aria-hidden />,
};

/** The palette, each time it is opened a fresh one. */
export function Palette() {
  const { opened, times } = usePalette();
  return times === 0 ? null : <OpenPalette key={times} opened={opened} />;
}

function OpenPalette({ opened }: { opened: boolean }) {
  const [query, setQuery] = useState(() => usePalette.getState().typed);
  const { groups, searched, target, first, onOther, isBusy, commandOf } = usePaletteCommands(query);
  const withKeys = useShortcutSettings(({ singleKeys }) => singleKeys);

  function choose(id: string): void {
    const command = commandOf(id);
    if (command === undefined) return;
    if (id !== searchAgain) closePalette();
    command.run();
  }

  return (
    <CommandPalette
      opened={opened}
      onClose={closePalette}
      label="Go to or do"
      query={query}
      onQuery={setQuery}
      target={target && { ...target, icon: subjectIcons[target.kind], onChange: onOther }}
      groups={groups.map(({ title, commands }) => ({
        title,
        items: commands.map((command) => itemOf(command, searched, withKeys)),
      }))}
      first={first}
      onChoose={choose}
      busy={isBusy}
      emptyLine="No matches."
    />
  );
}
