import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tooling/src/longest-first.ts';

/** Every suite of the house is one project here, so that a filter by name runs just that one. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000,
          // Reading the modules anew for each file took half of the suite's time.
          isolate: false,
          include: [
            'packages/{domain,api-client,mails}/src/**/*.test.ts',
            'packages/typesetting/test/**/*.test.ts',
            'apps/storybook/src/**/*.test.ts',
            'tooling/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          testTimeout: 60_000,
          include: ['tooling/*.test.ts'],
        },
      },
      'packages/ui/vitest.config.ts',
      'apps/storybook/vitest.config.ts',
      'apps/backoffice/vitest.config.ts',
      'apps/portal/vitest.config.ts',
      'packages/embedded-database/vitest.config.ts',
      'apps/api/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
