import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    environment: 'node',
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['./support/require-build.ts', '@pabean/api/testing/global-setup'],
    // Reading the modules anew for each file took a tenth of the suite's work. A file closes what it opened.
    isolate: false,
    // Four at a time work a seventh more than three for the same, and two leave cores idle (decision 054).
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
