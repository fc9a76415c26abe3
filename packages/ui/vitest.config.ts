import { defineProject } from 'vitest/config';

/** Behaviour of the components, without a browser. */
export default defineProject({
  test: {
    name: 'components',
    environment: 'jsdom',
    // A context per file instead of a process: less than half the time.
    pool: 'vmThreads',
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    css: false,
  },
});
