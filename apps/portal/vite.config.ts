import { precompress } from '@pabean/tooling/precompress';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { offlineWorker } from './offline-worker.ts';
import { pdfParts } from './pdf-parts.ts';
import { preloadTrackOrder } from './preload-track-order.ts';
import { prerender } from './prerender-plugin.ts';
import { splitValibot } from './split-valibot.ts';
import { stillButtons } from './still-buttons.ts';
import { unusedParts } from './unused-parts.ts';

/**
 * The libraries of the first view, in one file: it compresses better than the six that the
 * bundler would cut, comes in one request, and stays cached when only the portal's own code changes.
 */
const firstView = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|zustand|ky)/',
    'node_modules/valibot/(?!.*[?]later)',
    // Dragging is for toasts, which come later.
    '@mantine/hooks/(?!esm/use-drag/)',
    '@mantine/core/esm/core/',
    '@mantine/core/esm/components/(Button|UnstyledButton|Loader|Transition|CloseButton|Input|InputBase|TextInput)/',
    'packages/ui/src/(theme|form|components/(UiProvider|Button|TextInput|Logo))/',
  ].join('|'),
);

/**
 * The portal's own code of the first view, in one file as well. The bundler would cut off every part
 * that a later screen needs too, and each small file compresses worse.
 */
const ownFirstView = new RegExp(
  [
    'apps/portal/src/app/(routes|paths)',
    'apps/portal/src/i18n/(?!catalogs|order-catalogs|en/(?:door|order|truth|not-found))',
    'apps/portal/src/shell/(?!truth)',
    'apps/portal/src/shared/(?!offline|toasts|left-behind)',
    'apps/portal/src/features/get-new-order-details/order-loader',
    'packages/api-client/src/contract/fields',
    'packages/domain/src/(digits|traveller-stage)/',
  ].join('|'),
);

/** The order that this device keeps, in one file: the first view names it among those that may follow. */
const keptOrder =
  /apps\/portal\/src\/(features\/get-new-order-details\/(order-copy|document-file)|shared\/offline\/kept-order)/;

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    splitValibot(),
    stillButtons(),
    unusedParts(),
    preloadTrackOrder(),
    pdfParts(),
    offlineWorker(),
    prerender(),
    precompress(),
  ],
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    assetsDir: 'assets-portal',
    manifest: true,
    sourcemap: false,
    // Only Safari before 17 lacks it, and then fetches a part later: not worth 0.5 KB for everybody.
    modulePreload: { polyfill: false },
    target: ['es2023', 'chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: firstView, priority: 2 },
            { name: 'portal', test: ownFirstView, priority: 1 },
            { name: 'order-copy', test: keptOrder, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api } },
});
