import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-database',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
