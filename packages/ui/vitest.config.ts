import { defineProject } from 'vitest/config';

/** Behaviour of the components, without a browser. */
export default defineProject({
  test: {
    name: 'components',
    environment: 'jsdom',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    css: false,
  },
});
