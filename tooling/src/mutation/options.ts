import type { MutationRun } from './select.ts';

/** What Stryker is told for one run. All that it writes stands below `.tmp`. */
export function strykerOptions({ area, files }: MutationRun, concurrency: number) {
  const all = area.folders.map((folder) => `${folder}/**/*.ts`);
  return {
    mutate: [
      ...(files === 'all' ? all : files),
      '!**/*.test.ts',
      ...area.leftOut.map((entry) => `!${entry.files}`),
    ],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: area.vitest, pool: area.pool, related: true },
    ignoreStatic: !area.whileLoading,
    ignorePatterns: ['**', ...kept(area.needs), ...kept(shared), '**/node_modules', '**/dist'],
    concurrency,
    tempDirName: '.tmp/mutants-work',
    // A message that fails to be written must not look like a test that noticed the mutant.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { reportTests: false, allowColor: false },
    htmlReporter: { fileName: `.tmp/mutants/${area.name}.html` },
    jsonReporter: { fileName: `.tmp/mutants/${area.name}.json` },
    // The score of single files says too little to fail by.
    thresholds: { high: 100, low: area.least, break: files === 'all' ? area.least : null },
  };
}

const shared = ['package.json', 'tsconfig.base.json', 'tooling/src/mutation'];

/** Patterns that take paths out of what is ignored. */
function kept(paths: readonly string[]): string[] {
  return paths.flatMap((path) => [`!${path}`, `!${path}/**`]);
}
