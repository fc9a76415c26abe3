import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { answerHelp } from './answer-help.ts';
import { root } from './root.ts';
import { serverBundle } from './server-bundle.ts';

/** Where a suite leaves its numbers; turbo brings them back when nothing has changed. */
export const resultOf = (suite: string): string => join(root, '.tmp/checks', `${suite}.json`);

/** Runs one project of vitest and leaves its numbers: `node tooling/src/suite.ts api`. */
if (process.argv[1] === import.meta.filename) {
  answerHelp(`
Runs one suite of the house whole and leaves its numbers for pnpm test.

  pnpm suite:unit, suite:api and so on`);
  const [suite = ''] = process.argv.slice(2);
  const bin = join(root, 'node_modules/.bin');
  // Its many processes start from the server's bundle (decision 047), which is made when it is older.
  const bundle = suite === 'api' ? serverBundle() : null;
  const reporters = ['--reporter=default', '--reporter=json'];
  const { status } = spawnSync(
    join(bin, 'vitest'),
    ['run', '--project', suite, ...reporters, `--outputFile.json=${resultOf(suite)}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(bundle && { PABEAN_TEST_BUNDLE: bundle }) },
    },
  );
  process.exitCode = status ?? 1;
}
