import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { childEnvironment } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';

/** One build: a program for Node, and where it runs. */
export interface BuildStep {
  args: readonly string[];
  cwd: string;
  /** What to say when it fails; what the program said is printed above it. */
  failure: string;
  /** It yields to everything else, lives through Ctrl-C and ends with this process. */
  background?: boolean;
}

/** Runs a build to its end; only a failed one is heard. */
export function runBuild({ args, cwd, failure, background = false }: BuildStep): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: childEnvironment({ TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: background,
    windowsHide: true,
  });
  const end = () => endAll(child.pid);
  if (background) {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    process.once('exit', end);
  }
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', end);
      if (code === 0) return resolve();
      if (signal) return reject(new ExpectedFailure('The build was interrupted.'));
      process.stderr.write(Buffer.concat(output));
      reject(new ExpectedFailure(failure));
    });
  });
}

/** Ends a build that leads a group of its own, and what it has started; Windows knows no groups. */
function endAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has ended in this moment.
  }
}
