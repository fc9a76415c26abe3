import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { databaseEnvironment } from './initdb.ts';
import { signal } from './orphan.ts';
import type { Account } from './run-as.ts';
import { watch } from './watchdog.ts';

/** A PostgreSQL process of ours. */
export interface DatabaseProcess {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** What a PostgreSQL process is started with. */
export interface ProcessOptions {
  binaries: Binaries;
  account: Account | undefined;
  data: string;
  settings: Record<string, string>;
  log: (line: string) => void;
}

const patience = 30_000;

/** Starts PostgreSQL and waits until it takes connections; recovery after a crash may take its time. */
export async function startProcess(options: ProcessOptions): Promise<DatabaseProcess> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await tryStart(options);
    } catch (error) {
      // Processes of a killed PostgreSQL outlive it for a moment and still hold its memory.
      if (!String(error).includes('shared memory block') || Date.now() > end) throw error;
      await sleep(200);
    }
  }
}

async function tryStart(options: ProcessOptions): Promise<DatabaseProcess> {
  const { binaries, account, data, settings, log } = options;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', data, ...flags], {
    cwd: data,
    env: databaseEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C in the terminal must reach the server, which finishes its
    // requests first, and not the database under it.
    detached: true,
    ...account,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const { pid = 0 } = child;
  // From its first moment: a recovery takes its time, and we may be killed meanwhile.
  const watchdog = pid === 0 ? undefined : watch(pid, account);
  try {
    await untilReady(child, log);
  } catch (error) {
    watchdog?.dismiss();
    throw error;
  }
  return {
    pid,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        await endProcess(pid, options, ended);
      }
      watchdog?.dismiss();
    },
  };
}

/** An error may quote a value: a traveller's own, which outlives in a log what was erased. */
function withoutValue(line: string): string {
  return line.replace(/(ERROR: .*?: )".*/s, '$1…');
}

function untilReady(child: ChildProcess, log: (line: string) => void): Promise<void> {
  const last: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new EmbeddedDatabaseError(`PostgreSQL did not start: ${reason}`));
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        log(withoutValue(line));
        if (last.push(line) > 20) last.shift();
        if (/database system is ready to accept (read-only )?connections/.test(line)) resolve();
      });
    }
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => {
      const fatal = last.find((line) => /FATAL|PANIC/.test(line)) ?? last.at(-1);
      fail(fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? `it ended with code ${code}.`);
    });
  });
}

/** Fast shutdown: PostgreSQL ends the connections, writes what is to be written, and is gone. */
async function endProcess(pid: number, { binaries, data }: ProcessOptions, ended: Promise<void>) {
  if (process.platform === 'win32') {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', data, '-m', 'fast', '-w']);
    return ended;
  }
  signal(pid, 'SIGINT');
  if (await within(patience, ended)) return;
  // It hangs. Ended at once it loses nothing that was confirmed; the next start recovers.
  signal(pid, 'SIGQUIT');
  if (!(await within(5_000, ended))) signal(pid, 'SIGKILL');
  await ended;
}

function within(milliseconds: number, promise: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    promise.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
