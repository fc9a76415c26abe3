import { defineConfig } from 'vitest/config';

/** Outside of the suites: it needs the build of another release, which `pnpm test:release` makes. */
export default defineConfig({
  test: {
    name: 'release',
    environment: 'node',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 240_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
