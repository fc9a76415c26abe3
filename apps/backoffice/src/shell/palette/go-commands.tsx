import { can, type Role } from '@pabean/domain';
import { toneIcon } from '@pabean/ui/theme';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import type { PaletteCommand } from '../../shared/palette/offers.ts';
import { paths } from '../../shared/paths.ts';
import { signOut } from '../../shared/session/session-store.ts';
import { openShortcutSheet } from '../../shared/shortcuts/shortcut-settings.ts';
import { countWords, type NavCounts } from '../nav-counts.ts';
import { goKeys, groups, tileLinks } from '../navigation.ts';

const keysOf = new Map(
  Object.entries(goKeys).map(([keys, name]) => [
    paths.folder(name),
    keys.split(' ').map((key) => key.toUpperCase()),
  ]),
);

/** Every place that a role may open, and the two that are no place of the site map. */
export function goCommands(
  role: Role,
  counts: NavCounts,
  navigate: (path: string) => void,
): PaletteCommand[] {
  const links = [...tileLinks, ...groups.flatMap((group) => group.links)];
  const places = links
    .filter(({ permission }) => can(role, permission))
    .map((link) => {
      const Icon = typeof link.icon === 'string' ? toneIcon(link.icon) : link.icon;
      return {
        id: `go-${link.path}`,
        label: link.label,
        icon: <Icon size={18} stroke={1.75} aria-hidden />,
        effect: countWords(link, counts),
        keys: keysOf.get(link.path),
        run: () => navigate(link.path),
      };
    });
  return [
    ...places,
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <IconKeyboard size={18} stroke={1.75} aria-hidden />,
      keys: ['?'],
      run: () => openShortcutSheet(true),
    },
    {
      id: 'logout',
      label: 'Logout',
      icon: <IconLogout size={18} stroke={1.75} aria-hidden />,
      run: signOut,
    },
  ];
}
