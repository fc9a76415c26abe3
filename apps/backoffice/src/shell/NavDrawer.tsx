// Before that of dialogs, which gives their paper its shadow.
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { sidebarWidth } from '@pabean/domain';
import { memo, type ReactNode, useEffect } from 'react';
import styles from './NavDrawer.module.css';

type NavDrawerProps = { opened: boolean; onClose: () => void; children: ReactNode };

const overlay = { backgroundOpacity: 0.45, transitionProps: { duration: 150 } };
const motion = { duration: 200 };
const classNames = { content: styles.content ?? '', body: styles.body ?? '' };

/** The sidebar of small windows (<= 991 px). Esc and the backdrop close it; so does growing wide. */
export const NavDrawer = memo(function NavDrawer({ opened, onClose, children }: NavDrawerProps) {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 992px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size={sidebarWidth}
      padding={0}
      transitionProps={motion}
      classNames={classNames}
    >
      <Drawer.Overlay {...overlay} />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
});
