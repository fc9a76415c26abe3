import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { EmbeddedDatabaseError } from './errors.ts';
import { databaseEnvironment } from './initdb.ts';
import type { ProcessOptions } from './server.ts';

/** Gives the cluster this password, whatever it had: it must not run, and nobody can connect meanwhile. */
export async function setPassword(
  { binaries, account, data }: Pick<ProcessOptions, 'binaries' | 'account' | 'data'>,
  password: string,
): Promise<void> {
  const child = spawn(binaries.postgres, ['--single', '-D', data, 'postgres'], {
    cwd: data,
    env: databaseEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...account,
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(`alter role pabean password '${password}';\n`);
  const [code] = await once(child, 'close');
  if (code === 0 && !/ERROR|FATAL/.test(output)) return;
  throw new EmbeddedDatabaseError(`PostgreSQL did not take its new password: ${output.trim()}`);
}
