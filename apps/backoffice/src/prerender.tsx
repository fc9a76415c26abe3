import './prerender-storage.ts';
import {
  can,
  encodeOrderId,
  type FolderName,
  folderNames,
  folders,
  type Role,
  roles,
} from '@pabean/domain';
import { UiProvider } from '@pabean/ui/UiProvider';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { LoginScreen } from './features/login/LoginScreen.tsx';
import { orderList } from './features/order-folders/list-store.ts';
import { OrderFoldersScreen } from './features/order-folders/OrderFoldersScreen.tsx';
import { ViewOrderScreen } from './features/view-order/ViewOrderScreen.tsx';
import { pageTitle } from './shared/page-title.ts';
import { paths, routePaths } from './shared/paths.ts';
import { Shell } from './shell/Shell.tsx';

/** What stands in `#root` before any script: the frame, the title, and rows that are on their way. */
export interface PrerenderedScreen {
  /** The tab's. */
  readonly title: string;
  readonly html: string;
  /** Who may see it. */
  readonly roles: readonly Role[];
}

/** Stands for the order's id, which the page's own script reads from the address. */
const sampleId = '4815162342';

/**
 * Draws the list of each folder as it is while it loads; run by the build only. It names nobody: what
 * not every role has is not in it. Null for Future Orders, whose address may mean twelve months or a
 * list.
 */
export function prerenderLists(): { slug: string; screen: PrerenderedScreen | null }[] {
  return folderNames.map((name) => ({ slug: folders[name].slug, screen: prerenderList(name) }));
}

function prerenderList(name: FolderName): PrerenderedScreen | null {
  const folder = folders[name];
  if (name === 'futureOrder') return null;
  const screen = <OrderFoldersScreen folder={folder} />;
  return {
    title: pageTitle(folder.title),
    html: drawInShell(paths.folder(name), routePaths.folder(name), screen),
    roles: roles.filter((role) => can(role, folder.permission)),
  };
}

/** Draws View Order as it is while it loads, with `<bdi data-order>` where its id belongs. */
export function prerenderOrder(): PrerenderedScreen {
  const address = `${paths.admin}/view-order/${encodeOrderId(sampleId)}`;
  const html = drawInShell(address, routePaths.viewOrder, <ViewOrderScreen />)
    .replace(`<bdi>${sampleId}</bdi>`, '<bdi data-order></bdi>')
    .replaceAll(` ${sampleId}`, '');
  if (!html.includes('data-order')) throw new Error('View Order has no place for its id.');
  return { title: pageTitle('View Order'), html, roles };
}

/** Draws the sign-in. What is typed into it is taken over (`takeOver`): nothing in it is sent until then. */
export function prerenderSignIn(): Omit<PrerenderedScreen, 'roles'> {
  const html = draw([{ path: routePaths.login, Component: LoginScreen }], paths.login);
  return {
    title: pageTitle('Sign In'),
    html: html.replaceAll('type="submit"', 'type="submit" form="none"'),
  };
}

function drawInShell(address: string, path: string, element: ReactNode): string {
  const shell = { path: routePaths.admin, Component: Shell, children: [{ path, element }] };
  // What is typed before the script is there would be lost.
  return draw([shell], address).replaceAll('<input ', '<input readonly ');
}

function draw(routes: RouteObject[], address: string): string {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return renderToString(
    <StrictMode>
      <UiProvider theme="staff">
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  );
}

// A store without a browser is drawn as it was at its start: as if the first load had begun.
const atStart = orderList.store.getInitialState();
orderList.store.getInitialState = () => ({ ...atStart, loading: 'first' });
