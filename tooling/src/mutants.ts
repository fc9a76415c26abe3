import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutationAreas } from './mutation/areas.ts';
import { strykerOptions } from './mutation/options.ts';
import { type MutantEnd, percent, scoreOf, scoreTable } from './mutation/score.ts';
import {
  filesNamed,
  inParts,
  type MutationRun,
  runsForFiles,
  runsForNames,
} from './mutation/select.ts';
import { root } from './root.ts';

const help = `Changes the code in small ways and says which changes no test notices.

  pnpm mutants                 all areas: ${mutationAreas.map((area) => area.name).join(', ')}
  pnpm mutants AREA|PATH...    these areas, files or folders
  pnpm mutants --changed       the files that differ from main
  pnpm mutants --scope AREA --file NAME
                               the file of this area whose path ends so
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

const knownFiles = () => git('ls-files', '-co', '--exclude-standard');

function runsInScope(scope: string, file: string | undefined): MutationRun[] {
  const area = mutationAreas.find(({ name }) => name === scope);
  if (area === undefined) throw new Error(`${scope} is no area.`);
  if (file === undefined) return [{ area, files: 'all' }];
  const files = filesNamed(area, file, knownFiles());
  if (files === undefined) throw new Error(`${scope} has no file ${file}.`);
  return [{ area, files }];
}

function runsOf(changed: boolean, names: readonly string[]): MutationRun[] {
  if (changed) return runsForFiles(mutationAreas, changedFiles());
  if (names.length === 0) return mutationAreas.map((area) => ({ area, files: 'all' }));
  const runs = runsForNames(mutationAreas, names, knownFiles());
  if ('unknown' in runs) throw new Error(`${runs.unknown} is no area, and no file of one.`);
  return runs;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      scope: { type: 'string' },
      file: { type: 'string' },
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
  const { scope, file, changed } = values;
  const runs = scope === undefined ? runsOf(changed, positionals) : runsInScope(scope, file);
  if (runs.length === 0) process.stdout.write('No changed file belongs to an area.\n');
  for (const run of runs) await mutate(run, concurrency);
}

/** Runs all parts of a run, prints the score, and fails where a whole area has too little. */
async function mutate(run: MutationRun, concurrency: number): Promise<void> {
  const { area, files } = run;
  const ends: MutantEnd[] = [];
  for (const part of inParts(run)) {
    ends.push(...(await new Stryker(strykerOptions(part, concurrency)).runMutationTest()));
  }
  const relative = ends.map((end) => ({ ...end, fileName: path.relative(root, end.fileName) }));
  process.stdout.write(`\n${scoreTable(area.name, relative)}`);
  // The score of single files says too little to fail by.
  if (files !== 'all' || percent(scoreOf(ends)) >= area.least) return;
  throw new Error(`${area.name} has to reach ${area.least} %.`);
}

process.chdir(root);
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} See --help.\n`);
  process.exitCode = 1;
}
