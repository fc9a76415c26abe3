import { type FolderName, folderNames, folders, type Permission } from '@pabean/domain';
import { loadChunk } from '@pabean/ui/load-chunk';
import type { RouteObject } from 'react-router';
import { type PageName, pageNames, pages } from '../shared/pages.ts';
import { routePaths } from '../shared/paths.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { FirstLoad } from './FirstLoad.tsx';
import { RequireNoSession, RequirePermission, RequireSession } from './Guards.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { pageScreens } from './page-screens.ts';

const login = () =>
  loadChunk('login', async () => ({
    Component: (await import('../features/login/LoginScreen.tsx')).LoginScreen,
  }));

const shell = () =>
  loadChunk('shell', async () => ({ Component: (await import('../shell/Shell.tsx')).Shell }));

/** One screen for all folders; its route knows which one it is. */
const folder = (name: FolderName) => () =>
  loadChunk('order-folders', async () =>
    (await import('../features/order-folders/folder-route.tsx')).folderRoute(name),
  );

const viewOrder = () =>
  loadChunk('view-order', async () => ({
    Component: (await import('../features/view-order/ViewOrderScreen.tsx')).ViewOrderScreen,
  }));

const defencePack = () =>
  loadChunk('defence-pack', async () => ({
    Component: (await import('../features/view-order/defence-pack/DefencePackScreen.tsx'))
      .DefencePackScreen,
  }));

const checkOrders = () =>
  loadChunk('check-orders', async () => ({
    Component: (await import('../features/check-orders/CheckOrdersScreen.tsx')).CheckOrdersScreen,
  }));

const disputeCase = () =>
  loadChunk('dispute-case', async () => ({
    Component: (await import('../features/dispute-case/DisputeCaseScreen.tsx')).DisputeCaseScreen,
  }));

/** A screen that needs a permission of its own. */
const guarded = (permission: Permission, route: RouteObject): RouteObject => ({
  element: <RequirePermission permission={permission} />,
  children: [route],
});

const page = (name: PageName): RouteObject =>
  guarded(pages[name].permission, {
    path: routePaths.page(name),
    lazy: () => loadChunk(pages[name].slug, async () => ({ Component: await pageScreens[name]() })),
  });

const screens = (): RouteObject[] => [
  { index: true, lazy: folder('newOrder') },
  ...folderNames.map((name) =>
    guarded(folders[name].permission, { path: routePaths.folder(name), lazy: folder(name) }),
  ),
  ...pageNames.map(page),
  guarded('check-orders', { path: routePaths.checkOrders, lazy: checkOrders }),
  guarded('work-orders', { path: routePaths.dispute, lazy: disputeCase }),
  { path: routePaths.viewOrder, lazy: viewOrder },
  { path: routePaths.defencePack, lazy: defencePack },
  { path: routePaths.unknown, Component: NotFoundScreen },
];

/**
 * The site map of the back office (spec section 2). A new list each time, because a router keeps
 * what it has loaded in the list that it was given.
 */
export const makeRoutes = (): RouteObject[] => [
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
      {
        element: <RequireNoSession />,
        children: [{ path: routePaths.login, lazy: login }],
      },
      {
        path: routePaths.admin,
        element: <RequireSession />,
        children: [
          // No path: it keeps the shell around a screen that failed.
          { lazy: shell, children: [{ ErrorBoundary: ErrorScreen, children: screens() }] },
        ],
      },
    ],
  },
];
