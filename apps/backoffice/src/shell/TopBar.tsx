import { KeyHint } from '@pabean/ui/KeyHint';
import { IconCommand, IconKeyboard, IconMenu2 } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { useOrderInBar } from '../shared/orders/order-in-bar.ts';
import { paletteKeyName, paletteKeys } from '../shared/palette/palette-key.ts';
import { openPalette } from '../shared/palette/palette-store.ts';
import { useUser } from '../shared/session/session-store.ts';
import { openShortcutSheet } from '../shared/shortcuts/shortcut-settings.ts';
import { DueLinks } from './DueLinks.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';
import { useToastRoom } from './useToastRoom.ts';

type TopBarProps = { menuOpened: boolean; onMenu: () => void };

/** Burger, welcome or the order whose head has gone, what is late and at risk, palette, keys, user image with Logout (spec section 2, "Staff shell"). */
export const TopBar = memo(function TopBar({ menuOpened, onMenu }: TopBarProps) {
  const { name } = useUser();
  const room = useRef<HTMLParagraphElement>(null);
  useToastRoom(room);
  const { order, Words } = useOrderInBar();
  return (
    <header className={styles.root}>
      <button
        type="button"
        className={`${styles.button} ${styles.burger}`}
        aria-label="Menu"
        aria-expanded={menuOpened}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <IconMenu2 size={20} aria-hidden />
      </button>
      <p ref={room} className={styles.welcome}>
        {order === null ? (
          <span className={styles.greeting}>
            <span className={styles.line}>
              Welcome, <strong dir="auto">{name}</strong>
            </span>
          </span>
        ) : (
          <Words order={order} />
        )}
      </p>
      <DueLinks />
      <button
        type="button"
        className={styles.palette}
        aria-label="Go to or do"
        aria-keyshortcuts={paletteKeyName()}
        aria-haspopup="dialog"
        title="Go to or do"
        onClick={() => openPalette()}
      >
        <IconCommand size={16} stroke={1.75} aria-hidden />
        <span className={styles.wide}>Go to or do</span>
        <span className={styles.wide}>
          <KeyHint keys={paletteKeys()} silent />
        </span>
      </button>
      <button
        type="button"
        className={`${styles.button} ${styles.keys}`}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts"
        onClick={() => openShortcutSheet(true)}
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden />
      </button>
      <UserMenu name={name} />
    </header>
  );
});
