import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['@pabean/api/testing/global-setup'],
    // One browser at a time: two cores run two of them badly.
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000, interval: 100 } },
  },
});
