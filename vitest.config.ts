import { defineConfig } from 'vitest/config';

/** Every suite of the house is one project here, so that a filter by name runs just that one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tooling/architecture.test.ts'],
        },
      },
    ],
  },
});
