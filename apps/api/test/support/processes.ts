import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export { isRunning, temporaryDataDir } from '@pabean/embedded-database/testing';

/** What a process said and how it ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command of the product as a process of its own. */
export interface CommandProcess {
  pid: number;
  ended: Promise<Ended>;
  output(): string;
  signal(name: NodeJS.Signals): void;
}

/** A server as a process of its own. */
export interface ServerProcess extends CommandProcess {
  url: string;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<Ended>;
  kill9(): Promise<void>;
}

const commands = fileURLToPath(new URL('../../src/commands/', import.meta.url));
/** Most of a start is compiling: the many processes of the suite do it once between them. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** The bundle takes the programs of PostgreSQL from beside it, where nothing is installed here. */
const installed = fileURLToPath(
  new URL('../../../../packages/embedded-database/node_modules', import.meta.url),
);

/**
 * Starts a command, of the bundle where there is one. Only the variables given reach it, and those a
 * program needs to run; `limits` are the shell's, for example `ulimit -n 64`.
 */
export function runCommand(
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
  cwd: string = tmpdir(),
  limits = '',
): CommandProcess {
  // Where the run has made it: a start of it costs half of one from sources.
  const { PABEAN_TEST_BUNDLE: bundle } = process.env;
  const bundled = join(bundle ?? '', `${name}.js`);
  if (bundle === undefined || !existsSync(bundled)) return runSource(name, args, env, cwd, limits);
  return runNode([bundled, ...args], { NODE_PATH: installed, ...env }, cwd, limits);
}

/** Starts `commands/<name>.ts` itself, for what is another in the bundle: a name, a start that compiles. */
export function runSource(
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
  cwd: string = tmpdir(),
  limits = '',
): CommandProcess {
  return runNode([join(commands, `${name}.ts`), ...args], env, cwd, limits);
}

function runNode(args: string[], env: Record<string, string>, cwd: string, limits: string) {
  const command = [process.execPath, ...args];
  return runProgram(
    limits === '' ? command : ['/bin/sh', '-c', `${limits}; exec "$0" "$@"`, ...command],
    env,
    cwd,
  );
}

/** Starts a program as a process of its own, with the variables given and those a program needs. */
export function runProgram(
  [program = '', ...rest]: readonly string[],
  env: Record<string, string> = {},
  cwd: string = tmpdir(),
): CommandProcess {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  const child = spawn(program, rest, {
    cwd,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(child);
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }) as Ended);
  return {
    pid: child.pid as number,
    ended,
    output: () => said.stdout + said.stderr,
    signal: (signal) => child.kill(signal),
  };
}

/**
 * Starts the real server, `commands/start.ts`, on a free port and waits until it is ready. A data
 * directory has to be given, so that a second start finds what the first one left.
 */
export async function spawnServer(
  env: Record<string, string> & { PABEAN_DATA_DIR: string },
  limits?: string,
): Promise<ServerProcess> {
  // A port that was free a moment ago may be another server's by now: the system gives one.
  return untilReady(runCommand('start', [], { PORT: '0', ...env }, tmpdir(), limits));
}

/** Waits until a server that was started takes calls. */
export async function untilReady(started: CommandProcess): Promise<ServerProcess> {
  let over = false;
  void started.ended.then(() => {
    over = true;
  });
  const end = Date.now() + 240_000;
  let url = addressOf(started.output());
  while (url === null || !(await isReady(url))) {
    if (over || Date.now() > end) throw new Error(`The server did not start: ${started.output()}`);
    await sleep(25);
    url = addressOf(started.output());
  }
  return {
    ...started,
    url,
    stop() {
      started.signal('SIGTERM');
      return started.ended;
    },
    async kill9() {
      started.signal('SIGKILL');
      await started.ended;
    },
  };
}

/**
 * A port that nobody listens on. It lies below those that the system gives away: before it is used, no server and no
 * connection of another test gets it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Where a server that listens says that it is. */
function addressOf(output: string): string | null {
  const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
  return port === undefined ? null : `http://127.0.0.1:${port}`;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said.stderr += chunk;
  });
  return said;
}
