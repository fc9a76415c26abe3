import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-database',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    maxWorkers: 2,
  },
});
