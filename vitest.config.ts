import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongestFirst } from './tooling/src/longest-first.ts';

/** Every suite of the house is one project here, so that a filter by name runs just that one. */
const projects: Readonly<Record<string, TestProjectConfiguration>> = {
  unit: {
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
  architecture: {
    test: {
      name: 'architecture',
      environment: 'node',
      testTimeout: 60_000,
      include: ['tooling/*.test.ts'],
    },
  },
  components: 'packages/ui/vitest.config.ts',
  stories: 'apps/storybook/vitest.config.ts',
  backoffice: 'apps/backoffice/vitest.config.ts',
  portal: 'apps/portal/vitest.config.ts',
  'embedded-database': 'packages/embedded-database/vitest.config.ts',
  api: 'apps/api/vitest.config.ts',
  e2e: 'e2e/vitest.config.ts',
};

/** The value of `--project`: Vitest reads every project to learn its name, Storybook's index with it. */
const asked = projects[process.argv[process.argv.indexOf('--project') + 1] ?? ''];
const isOnlyOne = process.argv.filter((word) => word === '--project').length === 1;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: asked && isOnlyOne ? [asked] : Object.values(projects),
  },
});
