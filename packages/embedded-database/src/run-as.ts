import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './errors.ts';

const run = promisify(execFile);

/** The account PostgreSQL runs under; undefined where it may run under our own. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so a server started by root runs it as user `postgres`, made
 * here when the machine has none.
 */
export async function databaseAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const found = await lookUp();
  if (found) return found;
  try {
    await run('groupadd', ['--system', '--force', 'postgres']);
    await run('useradd', [
      ...['--system', '--gid', 'postgres', '--no-create-home'],
      ...['--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', 'postgres'],
    ]);
  } catch (error) {
    const postgresUser = await lookUp(); // another server, started at the same time, may have made it
    if (postgresUser) return postgresUser;
    throw new EmbeddedDatabaseError(
      `PostgreSQL cannot run as root and the user "postgres" could not be made (${firstLine(error)}). Start as another user, or set DATABASE_URL.`,
    );
  }
  const postgresUser = await lookUp();
  if (!postgresUser) throw new EmbeddedDatabaseError('The user "postgres" could not be made.');
  return postgresUser;
}

async function lookUp(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', 'postgres']),
      run('id', ['-g', 'postgres']),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Whether the account may enter the directory. Asked by trying, because modes alone do not tell:
 * access lists, mount options and security modules have their say too.
 */
export function canEnter(directory: string, account: Account | undefined): boolean {
  if (!account) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { cwd: '/', ...account }).status === 0
  );
}

/** Whether the account may run the program with its libraries. */
export function canRun(program: string, account: Account | undefined): boolean {
  return spawnSync(program, ['--version'], { cwd: '/', ...account }).status === 0;
}

function firstLine(error: unknown): string {
  return (
    String((error as { stderr?: string }).stderr || (error as Error).message).split('\n')[0] ?? ''
  );
}
