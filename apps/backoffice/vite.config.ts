import { precompress } from '@pabean/tooling/precompress';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

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

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  base: '/',
  plugins: [react(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    assetsDir: 'assets-backoffice',
    manifest: true,
    sourcemap: false,
    target: ['es2023', 'chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: firstView }] } },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api } },
});
