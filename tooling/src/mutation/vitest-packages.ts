import { defineConfig } from 'vitest/config';
import { lastingWorker } from './lasting-worker.ts';

/** The tests of the packages that hold the rules; Stryker runs them in its copy of the repository. */
export default defineConfig({
  plugins: [lastingWorker],
  test: {
    environment: 'node',
    setupFiles: ['tooling/src/mutation/vitest-fresh-modules.ts'],
    isolate: false,
    // Stryker runs beside other work: a slow first run is no failed test.
    testTimeout: 20_000,
    include: ['packages/{domain,api-client}/src/**/*.test.ts'],
  },
});
