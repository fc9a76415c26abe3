import { singleIcons } from '@pabean/tooling/single-icons';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [singleIcons()],
  test: {
    name: 'portal',
    environment: 'jsdom',
    // A context per file instead of a process: less than half the time.
    pool: 'vmThreads',
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@pabean/ui/testing/slow-drawing', 'src/test-setup.ts'],
  },
});
