import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['./test/support/global-setup.ts'],
    pool: 'forks',
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Each file has a database of its own and a server of its own; the modules hold nothing of
    // either, and reading them anew for each file took half of the suite's time.
    isolate: false,
    expect: { poll: { timeout: 90_000 } },
    // The longest files wait for processes more than they work.
    maxWorkers: 3,
  },
});
