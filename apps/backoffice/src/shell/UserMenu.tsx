import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconCommand, IconLogout } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { openPalette } from '../shared/palette/palette-store.ts';
import { signOut } from '../shared/session/session-store.ts';
import styles from './TopBar.module.css';

/** The user image: the first letters of the first two words of a name. */
function initials(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}

export function UserMenu({ name }: { name: string }) {
  const image = useRef<HTMLButtonElement>(null);
  // Elsewhere the top bar has a button for it. Only hidden, it would stop the arrows of the menu.
  const [isPhone, setPhone] = useState(false);
  return (
    // Above the toasts, which stand in the same corner.
    // The placeholder would be a child that a menu may not have; Logout takes the focus instead.
    <Menu
      position="bottom-end"
      offset={2}
      width={180}
      shadow="md"
      zIndex="var(--pb-layer-account-menu)"
      withInitialFocusPlaceholder={false}
      onOpen={() => setPhone(window.matchMedia('(max-width: 767.98px)').matches)}
    >
      <Menu.Target>
        <button ref={image} type="button" className={styles.user} aria-label={`Account of ${name}`}>
          {/* Drawn by the style sheet: letters that are no part of the button's name are no text. */}
          <span className={styles.image} data-initials={initials(name)} aria-hidden />
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <IconChevronDown size={16} className={styles.name} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && (
          <Menu.Item
            leftSection={<IconCommand size={16} aria-hidden />}
            onClick={() => openPalette(image.current)}
          >
            Go to or do
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
