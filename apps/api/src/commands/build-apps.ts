import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { childEnvironment, repositoryRoot } from '../env.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { builds } from '../static/builds.ts';
import { fingerprint } from './fingerprint.ts';

/** What the builds of the two apps are made from. */
const sources = [
  ...['apps/backoffice', 'apps/portal', 'packages', 'tooling/src'],
  ...['pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'],
];
const record = join(repositoryRoot, 'node_modules/.cache/pabean/build');

/**
 * Builds both apps when their sources changed since the last time. Turbo decides what is really to
 * do; even asking it costs time, so an unchanged tree is recognised without it.
 */
export async function buildApps(say: (line: string) => void): Promise<void> {
  const now = await fingerprint(repositoryRoot, sources);
  const built = existsSync(builds.backoffice.index) && existsSync(builds.portal.index);
  if (built && (await readFile(record, 'utf8').catch(() => '')) === now) return;
  say('Building the back office and the portal…');
  for (const [program, args, cwd] of buildCommands()) await run(program, args, cwd);
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, now);
}

function buildCommands(): [program: string, args: string[], cwd: string][] {
  const apps = ['backoffice', 'portal'];
  const windows = process.platform === 'win32';
  // Turbo runs the packages' scripts by pnpm; without it on the path they are run directly.
  if (spawnSync('pnpm', ['--version'], { shell: windows }).status === 0) {
    const filters = apps.map((app) => `--filter=@pabean/${app}`);
    const turbo = join(repositoryRoot, 'node_modules/turbo/bin/turbo');
    return [[process.execPath, [turbo, 'run', 'build', ...filters], repositoryRoot]];
  }
  return apps.map((app) => {
    const cwd = join(repositoryRoot, 'apps', app);
    return [process.execPath, [join(cwd, 'node_modules/vite/bin/vite.js'), 'build'], cwd];
  });
}

function run(program: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    env: childEnvironment({ TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      if (signal) return reject(new ExpectedFailure('The build was interrupted.'));
      process.stderr.write(Buffer.concat(output));
      reject(new ExpectedFailure('The apps could not be built; the messages above say why.'));
    });
  });
}
