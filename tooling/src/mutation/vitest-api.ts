import { defineConfig } from 'vitest/config';
import { lastingWorker } from './lasting-worker.ts';

/** The server's tests on PostgreSQL: one cluster for each process of Stryker, as long as it runs. */
export default defineConfig({
  plugins: [lastingWorker],
  test: {
    environment: 'node',
    include: ['apps/api/test/**/*.test.ts'],
    globalSetup: ['apps/api/test/support/global-setup.ts'],
    setupFiles: ['tooling/src/mutation/vitest-setup.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
