import { defineConfig } from 'vitest/config';

/**
 * The server's tests. Those of `ops` start processes of the server, which know nothing of the mutant
 * that is switched on in this one.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['apps/api/{test,src}/**/*.test.ts'],
    exclude: ['apps/api/test/ops/**', '**/node_modules/**'],
    globalSetup: ['apps/api/test/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
