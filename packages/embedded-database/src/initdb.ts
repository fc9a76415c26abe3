import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Account } from './run-as.ts';

const run = promisify(execFile);
const unfinished = 'data.new-';

/** Where a cluster is made before it takes its place. */
export const unfinishedData = (home: string) =>
  join(home, `${unfinished}${randomBytes(6).toString('hex')}`);

/** Removes what was begun and cut; the caller holds the directory's lock. */
export async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(unfinished)) await rm(join(home, name), { recursive: true, force: true });
  }
}

/** What it takes to make or find a cluster in the directory `home`. */
export interface ClusterOptions {
  home: string;
  binaries: Binaries;
  account: Account | undefined;
  password: string;
  test: boolean;
}

/**
 * The data of the cluster, made when there is none yet. It is made beside its place and renamed
 * into it at the end, so a crash in the middle leaves nothing that looks finished.
 */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const data = join(options.home, 'data');
  await removeUnfinished(options.home);
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version) await checkVersion(data, version.trim(), options);
  else await initialise(data, options);
  return data;
}

async function checkVersion(data: string, made: string, { binaries }: ClusterOptions) {
  const { stdout } = await run(binaries.postgres, ['--version']);
  const ownVersion = /(\d+)\./.exec(stdout)?.[1];
  if (ownVersion === made) return;
  throw new EmbeddedDatabaseError(
    `The database in ${data} was made by PostgreSQL ${made}, this version brings ${ownVersion}. Go back to the version before and back up, then restore that with this one into an empty data directory, as docs/operations.md says under "Another PostgreSQL".`,
  );
}

async function initialise(
  data: string,
  { home, binaries, account, password, test }: ClusterOptions,
) {
  const fresh = unfinishedData(home);
  const passwordFile = `${fresh}.password`;
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (account) await chown(passwordFile, account.uid, account.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${fresh}`,
        '--username=pabean',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The order of texts must not depend on the machine's C library.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
        ...(test ? ['--no-sync'] : []),
      ],
      { cwd: home, env: databaseEnvironment(), ...account },
    );
    await rename(fresh, data);
    if (!test) await syncDirectory(home);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    const output = String((error as { stderr?: string }).stderr || (error as Error).message);
    throw new EmbeddedDatabaseError(`The database could not be made in ${home}: ${cause(output)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Why it failed: initdb's last line only tells that it removed what it had made. */
function cause(output: string): string {
  const lines = output.trim().split('\n');
  const reason = /^.*?\b(?:FATAL|PANIC|ERROR|error|DETAIL):\s*/;
  const reasons = lines.filter((line) => reason.test(line)).map((line) => line.replace(reason, ''));
  return reasons.slice(0, 2).join(' ') || (lines.at(-1) ?? output);
}

/** PostgreSQL does not get the server's variables: they hold secrets, and `PG*` would change it. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return process.platform === 'win32'
    ? { SYSTEMROOT: 'C:\\Windows', LC_ALL: 'C' }
    : { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
