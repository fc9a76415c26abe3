import { defineProject } from 'vitest/config';

/** Behaviour of the components, without a browser. */
export default defineProject({
  test: {
    name: 'components',
    environment: 'jsdom',
    // The modules are read once for all files of a worker.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/slow-drawing.ts', './src/testing/setup.ts'],
    css: false,
  },
});
