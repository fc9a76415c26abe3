import { precompress } from '@pabean/tooling/precompress';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { firstPages } from './first-pages-plugin.ts';

/**
 * The libraries of the sign-in, in one file: it compresses better than the many that the bundler
 * would cut, and stays cached when only the back office's own code changes.
 */
const firstView = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|zustand|ky|valibot)/',
    '@mantine/core/esm/core/',
    '@mantine/core/esm/components/(Button|UnstyledButton|ActionIcon|Loader|Transition|Input|InputBase|TextInput|PasswordInput)/',
    '@mantine/core/styles/CloseButton[.]',
    'packages/ui/src/(theme|form|components/(UiProvider|Button|TextInput|PasswordInput|Logo))/',
    'packages/api-client/src/client/field-errors.ts',
    'apps/backoffice/src/shared/(StaffForm[.]|hidden[.]module)',
  ].join('|'),
);

/** Libraries of what stands around every screen of the staff. */
const staffLibraries = [
  'node_modules/@floating-ui/',
  '@mantine/core/esm/components/(Accordion|Checkbox|CloseButton|Drawer|FocusTrap|Menu|Modal|ModalBase|Overlay|Paper|Popover|ScrollArea|VisuallyHidden)/',
  '@tabler/icons-react/dist/esm/icons/Icon(ArrowLeft|ChevronDown|ChevronRight|CreditCard|Refresh|Users|X)[.]',
];

/** Modules of our own, but for what brings a large library with it: that is a file of its own. */
const ownModules =
  '(apps/backoffice|packages/[\\w-]+)/src/(?!main[.]|(.*/)?(DataTable|DateRangeFilter|table|report)/)';

/** What the entry needs of them, so that the sign-in loads nothing of what follows. */
const startView = new RegExp(ownModules);

/**
 * What three screens or more have in common, in one file with one style sheet: the bundler would cut
 * it into dozens, and a phone waits for each. A group takes what its modules need along, so that no
 * two files import each other.
 */
const staffView = new RegExp([...staffLibraries, ownModules].join('|'));

/**
 * What toasts need of those libraries: else the sign-in, which says its refusals by toasts, would fetch and
 * run all that stands around every screen.
 */
const toastView = new RegExp(
  [
    'node_modules/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)/',
    '@mantine/core/esm/components/Portal/',
    '@mantine/hooks/esm/use-merged-ref/',
    '@tabler/icons-react/dist/esm/icons/IconInfoCircle[.]',
  ].join('|'),
);

/** What the charts of the cockpit, which come later, share with the cockpit: not the whole cockpit. */
const cockpitView = /features\/cockpit\/(cockpit-figures|CockpitScreen[.]module)[.]/;

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/',
  plugins: [react(), firstPages(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    assetsDir: 'assets-backoffice',
    manifest: true,
    sourcemap: false,
    target: ['es2023', 'chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: firstView, priority: 2 },
            { name: 'start', test: startView, tags: ['$initial'], priority: 1 },
            { name: 'layers', test: toastView, minShareCount: 3, priority: 1 },
            { name: 'staff', test: staffView, minShareCount: 3 },
            { name: 'cockpit', test: cockpitView },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api } },
});
