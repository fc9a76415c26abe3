import { singleIcons } from '@pabean/tooling/single-icons';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [singleIcons()],
  test: {
    name: 'backoffice',
    environment: 'jsdom',
    // The modules are read once for all files of a worker.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    // As patient as every other wait (`waitPatiently`): a busy machine works late.
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@pabean/ui/testing/slow-drawing', 'src/test-setup.ts'],
  },
});
