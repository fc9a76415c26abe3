import { defineConfig } from 'vitest/config';

/** The tests of the packages that hold the rules; Stryker runs them in its copy of the repository. */
export default defineConfig({
  test: {
    environment: 'node',
    // Stryker's process is a new one for each run; within it, modules need to load only once.
    isolate: false,
    include: ['packages/{domain,api-client}/src/**/*.test.ts'],
  },
});
