/** One check: a command, and how its result is counted. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** Program of `node_modules/.bin` and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** A suite of vitest is counted test by test, anything else as one check. */
  readonly suite?: boolean;
  /** Print the output of a passing step too. */
  readonly show?: boolean;
}

const suite = (name: string, title: string, ...projects: string[]): Step => ({
  name,
  title,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  suite: true,
});

/** Goes on after a package that fails, so that one run shows all of them. */
const turbo = (task: string): Step['command'] => [
  ...(['turbo', 'run', task] as const),
  ...['--continue', '--concurrency=2', '--output-logs=errors-only'],
];

/** The order of the house; the steps of one line run side by side. */
export const phases: readonly (readonly Step[])[] = [
  [
    // Not `biome format`: that would not look at the order of the imports.
    { name: 'format', title: 'format', command: ['biome', 'ci', '--linter-enabled=false', '.'] },
    { name: 'lint', title: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  ],
  [{ name: 'types', title: 'types', command: turbo('types') }],
  [suite('architecture', 'architecture rules', 'architecture')],
  [{ name: 'dead-code', title: 'dead code', command: ['knip', '--no-progress'] }],
  [suite('unit', 'unit and component tests', 'unit', 'components', 'backoffice', 'portal')],
  [suite('stories', 'stories as tests', 'stories')],
  [suite('api', 'API on real PostgreSQL', 'embedded-database', 'api')],
  [{ name: 'build', title: 'build', command: turbo('build') }],
  [
    {
      name: 'sizes',
      title: 'size budgets',
      command: ['node', 'tooling/src/size-budgets.ts'],
      show: true,
    },
  ],
  [suite('e2e', 'browser journeys', 'e2e')],
];
