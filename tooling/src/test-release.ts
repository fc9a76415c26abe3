import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerHelp } from './answer-help.ts';
import { root } from './root.ts';

answerHelp(`
Shows that apps and API one release apart work together: the apps of REF with the API of this
checkout, and the apps of this checkout with the API of REF, each in a browser.

  pnpm test:release [REF]   REF is a tag or another commit; without it the last tag

REF is checked out, installed and built in a temporary directory, which takes 1.5 GB until the end.
This checkout is built, too. It takes minutes, so it is no part of pnpm test.`);

function run(place: string, program: string, args: readonly string[], env = {}): number {
  const options = { cwd: place, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(program, args, options).status ?? 1;
}

function mustRun(place: string, program: string, ...args: string[]): void {
  if (run(place, program, args) !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
}

function git(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** The commit that is meant: before today's, so that a tag on today's own is not compared with itself. */
function commitOf(ref: string | undefined): string {
  const named = ref ?? git('describe', '--tags', '--abbrev=0', 'HEAD^');
  return git('rev-parse', '--verify', `${named}^{commit}`);
}

const apps = ['--filter=@pabean/backoffice', '--filter=@pabean/portal'];
const pnpm = join(root, 'node_modules/.bin/pnpm');
const build = (place: string) => mustRun(place, pnpm, 'exec', 'turbo', 'run', 'build', ...apps);

function test(commit: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-release-before-'));
  const before = join(folder, 'before');
  try {
    mustRun(root, 'git', 'worktree', 'add', '--quiet', '--detach', before, commit);
    mustRun(before, pnpm, 'install', '--frozen-lockfile', '--silent');
    build(before);
    build(root);
    const vitest = join(root, 'node_modules/.bin/vitest');
    const config = join(root, 'e2e/release/vitest.config.ts');
    return run(root, vitest, ['run', '--config', config], { RELEASE_BEFORE: before });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

// Ctrl-C ends what runs at the moment; what was checked out is then still removed.
process.on('SIGINT', () => {});
try {
  process.exitCode = test(commitOf(process.argv[2]));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error} See --help.\n`);
  process.exitCode = 1;
}
