import { precompress } from '@pabean/tooling/precompress';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { offlineWorker } from './offline-worker.ts';
import { pdfParts } from './pdf-parts.ts';
import { prerender } from './prerender-plugin.ts';
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

/** The rules that only later screens check something with. */
const laterRules =
  /packages\/api-client\/src\/contract\/(correct|front-(?!track-order)|intake|message-|refunds)/;

/**
 * Gives the rules of later screens a copy of valibot of their own. It is one module, so that all which
 * any screen uses of it would come with the first view.
 */
function splitValibot(): Plugin {
  return {
    name: 'split-valibot',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'valibot' || !laterRules.test(importer ?? '')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?later`, moduleSideEffects: false };
    },
  };
}

/**
 * A button of Mantine brings what moves its loader. Ours show a `Spinner` instead (packages/ui), so
 * that 1 KB of every first visit would be for a state that no button of the portal has.
 */
function stillButtons(): Plugin {
  const still = '\0still-transition';
  return {
    name: 'still-buttons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/Transition/Transition.mjs') && importer?.endsWith('/Button/Button.mjs')
        ? still
        : null,
    load: (id) => (id === still ? 'export const Transition = () => null;' : null),
  };
}

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

/**
 * Lets the browser fetch what Track Order needs beside the entry instead of after it: two round
 * trips less on bad Wi-Fi. The files' names have hashes, so only the build can write these lines.
 */
function preloadTrackOrder(): Plugin {
  return {
    name: 'preload-track-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const screen = chunks.find((chunk) =>
          chunk.facadeModuleId?.endsWith('/TrackOrderScreen.tsx'),
        );
        if (screen === undefined) throw new Error('The build has no TrackOrderScreen chunk.');
        const scripts = [screen.fileName, ...screen.imports];
        const styles = scripts.flatMap((name) => [
          ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
        ]);
        const fresh = (name: string) => !html.includes(`/${name}"`);
        return [
          ...scripts.filter(fresh).map((name) => link('modulepreload', name)),
          ...styles.filter(fresh).map((name) => link('stylesheet', name)),
        ];
      },
    },
  };
}

function link(rel: string, fileName: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${fileName}` }, injectTo: 'head' };
}

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
