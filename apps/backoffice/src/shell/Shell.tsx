import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ConfirmHost } from '../shared/confirm/confirm.tsx';
import { folderOfPath } from '../shared/paths.ts';
import { ShortcutSheetHost } from '../shared/shortcuts/ShortcutSheetHost.tsx';
import { placesKey } from './find-place.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { useMarkedFolder } from './navigation.ts';
import { PaletteHost } from './palette/PaletteHost.tsx';
import styles from './Shell.module.css';
import { SidebarContent } from './SidebarContent.tsx';
import { Tiles } from './Tiles.tsx';
import { TopBar } from './TopBar.tsx';
import { UndoOffer } from './UndoOffer.tsx';
import { useGoKeys } from './useGoKeys.ts';
import { useLiveCounts } from './useLiveCounts.ts';
import { useSystemLooks } from './useSystemLooks.ts';

/** What no address changes: turning a page would draw it again. */
const Hosts = memo(function Hosts() {
  return (
    <>
      <ConfirmHost />
      <ShortcutSheetHost />
      <PaletteHost />
      <UndoOffer />
    </>
  );
});

/** What stands around every staff screen (spec section 2, "Staff shell"). */
export function Shell() {
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState<string | null>(null);
  const closeDrawer = useCallback(() => setDrawer(null), []);
  const openDrawer = useCallback(() => setDrawer(pathname), [pathname]);
  useLiveCounts(pathname);
  useSystemLooks(pathname);
  useGoKeys();
  const marked = useMarkedFolder();
  const sidebar = useMemo(
    () => <SidebarContent pathname={pathname} marked={marked} />,
    [pathname, marked],
  );
  // Opened on one path, the drawer is closed on every other (design section 5).
  const drawerOpened = drawer === pathname;
  useEffect(() => {
    if (drawer !== null && drawer !== pathname) setDrawer(null);
  }, [drawer, pathname]);
  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <aside className={styles.sidebar} aria-label="Sidebar">
        {sidebar}
      </aside>
      <NavDrawer opened={drawerOpened} onClose={closeDrawer}>
        {sidebar}
      </NavDrawer>
      <div className={styles.page}>
        <TopBar menuOpened={drawerOpened} onMenu={openDrawer} />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Tiles marked={marked} compact={folderOfPath(pathname) === null} />
          <Outlet />
        </main>
      </div>
      <Hosts />
      <ScrollRestoration storageKey={placesKey} />
    </div>
  );
}
