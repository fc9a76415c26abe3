import type { MutationRun } from './select.ts';

/** What Stryker is told for one run. All that it writes stands below `.tmp`. */
export function strykerOptions({ area, part, files }: MutationRun, concurrency: number) {
  const all = part ? [part.files] : area.folders.map((folder) => `${folder}/**/*.ts`);
  const report = `.tmp/mutants/${part ? `${area.name}-${part.name}` : area.name}`;
  return {
    mutate: [
      ...(files === 'all' ? all : files),
      '!**/*.test.ts',
      ...area.leftOut.map((entry) => `!${entry.files}`),
    ],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: area.vitest, pool: 'forks', related: !part },
    ...(part && { testFiles: [...part.tests] }),
    ignoreStatic: !area.whileLoading,
    ignorePatterns: [
      '**',
      ...exceptPaths(area.needs),
      ...exceptPaths(shared),
      '**/node_modules',
      '**/dist',
    ],
    concurrency,
    tempDirName: '.tmp/mutants-work',
    // A message that fails to be written must not look like a test that noticed the mutant.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { reportTests: false, allowColor: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    // Whether an area has enough is for `score.ts` to say, which knows all of its parts.
    thresholds: { high: 100, low: area.least, break: null },
  };
}

const shared = ['package.json', 'tsconfig.base.json', 'tooling/src/mutation'];

/** Patterns that take paths out of what is ignored. */
function exceptPaths(paths: readonly string[]): string[] {
  return paths.flatMap((path) => [`!${path}`, `!${path}/**`]);
}
