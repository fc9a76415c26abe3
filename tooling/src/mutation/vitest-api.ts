import { defineConfig } from 'vitest/config';

/** The server's tests on PostgreSQL: one cluster for each process of Stryker, as long as it runs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['apps/api/test/**/*.test.ts'],
    globalSetup: ['apps/api/test/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
