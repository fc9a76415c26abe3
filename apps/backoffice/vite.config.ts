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
    'packages/ui/src/(theme|form|components/(UiProvider|Button|TextInput|PasswordInput|Logo))/',
  ].join('|'),
);

/**
 * The libraries of what stands around every screen of the staff, in one file too: a phone waits for each
 * of many small ones. Libraries only: modules of our own would import each other across the two files,
 * and one of them would run before what it needs.
 */
const staffView = new RegExp(
  [
    'node_modules/@floating-ui/',
    '@mantine/core/esm/components/(Accordion|Checkbox|CloseButton|Drawer|FocusTrap|Menu|Modal|ModalBase|Overlay|Paper|Popover|ScrollArea|VisuallyHidden)/',
    '@tabler/icons-react/dist/esm/icons/Icon(ArrowLeft|ChevronDown|ChevronRight|CreditCard|Refresh|Users|X)[.]',
  ].join('|'),
);

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
            { name: 'staff', test: staffView, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api } },
});
