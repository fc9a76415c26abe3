import { type ChildProcess, spawn } from 'node:child_process';
import type { Account } from './run-as.ts';

/**
 * Stops PostgreSQL when this process ends without having done so, `kill -9` included: a shell waits
 * for the end of a pipe that only we hold open. Signals to all processes of a service do not end it
 * before us. Where there is no shell, the next start cleans up.
 */
export function watch(pid: number, account: Account | undefined): { dismiss(): void } {
  if (process.platform === 'win32') return { dismiss: () => {} };
  const script = 'trap "" HUP INT TERM; read order; [ "$order" = dismissed ] || kill -INT "$1"';
  const shell: ChildProcess = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  });
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  shell.unref();
  return { dismiss: () => shell.stdin?.end('dismissed\n') };
}
