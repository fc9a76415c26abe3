/** One check: a command, and how its result is counted. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** Program of `node_modules/.bin` and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The suites of vitest that it runs: counted test by test, anything else as one check. */
  readonly suites?: readonly string[];
  /** Print the output of a passing step too. */
  readonly show?: boolean;
}

/** Goes on after a package that fails, so that one run shows all of them. */
const turbo = (...tasks: string[]): Step['command'] => [
  ...(['turbo', 'run'] as const),
  ...tasks,
  ...['--continue', '--output-logs=errors-only'],
];

/** Suites that turbo runs when what they test has changed, and always in CI. */
const suites = (name: string, title: string, ...projects: string[]): Step => ({
  name,
  title,
  command: [
    ...turbo(...projects.map((project) => `suite:${project}`)),
    // One suite of a step after the other, and each reads the environment of the machine.
    ...['--concurrency=1', '--env-mode=loose', '--log-prefix=none'],
    ...(process.env.CI ? ['--force'] : []),
  ],
  suites: projects,
});

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/** Lanes that run side by side: the house is checked on two cores. */
export const lanesAtOnce = 2;

/**
 * The order of the house. A phase begins when the one before has ended; whenever one of its lanes ends,
 * the next one begins, so the longest stand first.
 */
export const phases: readonly (readonly Lane[])[] = [
  [
    [
      // Not `biome format`: that would not look at the order of the imports.
      { name: 'format', title: 'format', command: ['biome', 'ci', '--linter-enabled=false', '.'] },
    ],
    [{ name: 'lint', title: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] }],
  ],
  [[{ name: 'types', title: 'types', command: [...turbo('types'), '--concurrency=2'] }]],
  [
    [
      {
        // Reads every file, so there is hardly a change that it could pass by.
        name: 'architecture',
        title: 'architecture rules',
        command: ['node', 'tooling/src/suite.ts', 'architecture'],
        suites: ['architecture'],
      },
    ],
    [{ name: 'dead-code', title: 'dead code', command: ['knip', '--no-progress'] }],
  ],
  [
    // The server's tests wait for processes and mails half of their time: the rest is done meanwhile.
    [suites('api', 'API on real PostgreSQL', 'embedded-database', 'api')],
    [suites('unit', 'unit and component tests', 'unit', 'components', 'backoffice')],
    [suites('portal', 'unit tests of the portal', 'portal')],
    [
      { name: 'build', title: 'build', command: [...turbo('build'), '--concurrency=2'] },
      {
        name: 'sizes',
        title: 'size budgets',
        command: ['node', 'tooling/src/size-budgets.ts'],
        show: true,
      },
    ],
  ],
  // Alone: beside the server's tests its two pages took twice as long.
  [[suites('stories', 'stories as tests', 'stories')]],
  // Alone: beside the server's tests a browser that waits for a page meets the patience of a test.
  [[suites('e2e', 'browser journeys', 'e2e')]],
];

/** Every step, in the order in which they are named. */
export const allSteps: readonly Step[] = phases.flat(2);
