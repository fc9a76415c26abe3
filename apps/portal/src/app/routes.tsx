import { loadChunk } from '@pabean/ui/load-chunk';
import type { RouteObject } from 'react-router';
import { orderLoader } from '../features/get-new-order-details/order-loader.ts';
import { loadShop } from '../shared/shop-store.ts';
import { Shell } from '../shell/Shell.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { routePaths } from './paths.ts';

const trackOrder = () => ({
  Component: () =>
    loadChunk(
      'track-order',
      async () => (await import('../features/track-order/TrackOrderScreen.tsx')).TrackOrderScreen,
    ),
});

const orderPage = () => import('./order-page.ts');

const orderDetails = () => ({
  Component: () => loadChunk('get-new-order-details', async () => (await orderPage()).OrderScreen),
});

const deviceOrders = () => ({
  Component: () => loadChunk('on-this-device', async () => (await orderPage()).DeviceScreen),
});

/** Not of the first view: a tab is as good without it until it comes. */
const forgetWhatLeaves = () =>
  import('../features/get-new-order-details/keeping/forget-left.ts').then(
    (left) => left.forgetWhatLeaves(),
    () => undefined,
  );

const notFound = () => ({
  Component: () =>
    loadChunk('not-found', async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen),
});

/**
 * The site map of the portal (spec section 2, "Traveller's screens"). `/` arrives here on the portal's
 * own host only; on a bare host the server gives it to the back office (spec, Product). A new
 * list each time, because a router keeps what it has loaded in the list that it was given.
 */
export const makeRoutes = (): RouteObject[] => [
  {
    path: routePaths.root,
    loader: () => {
      void loadShop();
      void forgetWhatLeaves();
      return null;
    },
    shouldRevalidate: () => false,
    Component: Shell,
    // Never seen: the app draws when its first screen is there (main.tsx).
    HydrateFallback: () => null,
    children: [
      {
        // No path: it keeps the shell around a page that failed.
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, lazy: trackOrder() },
          { path: routePaths.trackOrder, lazy: trackOrder() },
          {
            path: routePaths.orderDetails,
            loader: orderLoader,
            // Back out of the large view leads to the same address: the order stays as it is.
            shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
            lazy: orderDetails(),
          },
          { path: routePaths.deviceOrders, lazy: deviceOrders() },
          { path: routePaths.unknown, lazy: notFound() },
        ],
      },
    ],
  },
];
