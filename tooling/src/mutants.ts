import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutationAreas } from './mutation/areas.ts';
import { strykerOptions } from './mutation/options.ts';
import { type MutationRun, runsForFiles, runsForNames } from './mutation/select.ts';
import { root } from './root.ts';

const help = `Changes the code in small ways and says which changes no test notices.

  pnpm mutants                 all areas: ${mutationAreas.map((area) => area.name).join(', ')}
  pnpm mutants AREA|PATH...    these areas, files or folders
  pnpm mutants --changed       the files that differ from main
  --concurrency N              N test processes at once instead of 1
  --help                       this text

Survivors are printed; .tmp/mutants/AREA.html shows them in their place. An area that is tested
whole fails below its least score. It takes from minutes (a file) to hours (the server).
`;

function git(...args: string[]): string[] {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}

function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function runsOf(changed: boolean, names: readonly string[]): MutationRun[] {
  if (changed) return runsForFiles(mutationAreas, changedFiles());
  if (names.length === 0) return mutationAreas.map((area) => ({ area, files: 'all' }));
  const runs = runsForNames(mutationAreas, names, git('ls-files', '-co', '--exclude-standard'));
  if ('unknown' in runs) throw new Error(`${runs.unknown} is no area, and no file of one.`);
  return runs;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const concurrency = Number(values.concurrency);
  if (!(concurrency >= 1)) throw new Error('--concurrency wants a number from 1 on.');
  const runs = runsOf(values.changed, positionals);
  if (runs.length === 0) process.stdout.write('No changed file belongs to an area.\n');
  for (const run of runs) await new Stryker(strykerOptions(run, concurrency)).runMutationTest();
}

process.chdir(root);
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} See --help.\n`);
  process.exitCode = 1;
}
