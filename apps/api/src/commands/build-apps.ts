import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../env.ts';
import { builds } from '../static/builds.ts';
import { readBuildRecord } from './build-record.ts';
import { type BuildStep, runBuild } from './run-build.ts';

/** What the builds of the two apps are made from. */
const sources = [
  ...['apps/backoffice', 'apps/portal', 'packages', 'tooling/src'],
  ...['pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'],
];
const failure = 'The apps could not be built; the messages above say why.';

/**
 * Builds both apps when their sources changed since the last time. Turbo decides what is really to
 * do; even asking it costs time, so an unchanged tree is recognised without it.
 */
export async function buildApps(say: (line: string) => void): Promise<void> {
  const record = await readBuildRecord('build', sources);
  const built = existsSync(builds.backoffice.index) && existsSync(builds.portal.index);
  if (built && record.same) return;
  say('Building the back office and the portal…');
  for (const step of buildSteps()) await runBuild(step);
  await record.keep();
}

function buildSteps(): BuildStep[] {
  const apps = ['backoffice', 'portal'];
  const windows = process.platform === 'win32';
  // Turbo runs the packages' scripts by pnpm; without it on the path they are run directly.
  if (spawnSync('pnpm', ['--version'], { shell: windows }).status === 0) {
    const filters = apps.map((app) => `--filter=@pabean/${app}`);
    const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo');
    return [{ args: [turbo, 'run', 'build', ...filters], cwd: repositoryRoot, failure }];
  }
  return apps.map((app) => {
    const cwd = join(repositoryRoot, 'apps', app);
    return { args: [join(cwd, 'node_modules/vite/bin/vite.js'), 'build'], cwd, failure };
  });
}
