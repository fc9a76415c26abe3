import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseProcess } from './server.ts';

/** How often a database that ended by itself is started again in a minute; then something is wrong for good. */
const mostRestarts = 3;
const withinMs = 60_000;
/** Before another try, when a start has failed. */
const pauseMs = 1_000;

/** What is told of a database that ended by itself. */
export interface RestartLog {
  warn(message: string): void;
}

/** A database that is started again where it ended by itself. */
export interface KeptDatabase {
  pid(): number;
  /** Settles when it was stopped, or was given up. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the database, and starts it again in its place when it ends without being asked to. */
export async function keepRunning(
  start: () => Promise<DatabaseProcess>,
  log?: RestartLog,
): Promise<KeptDatabase> {
  const restarts: number[] = [];
  let running = await start();
  let stopping = false;
  let restarting: Promise<boolean> | undefined;
  const { promise: ended, resolve: finish } = Promise.withResolvers<void>();

  function mayRestart(): boolean {
    const now = Date.now();
    while (restarts[0] !== undefined && now - restarts[0] > withinMs) restarts.shift();
    return !stopping && restarts.length < mostRestarts && restarts.push(now) > 0;
  }

  /** @returns whether it runs again */
  async function restart(): Promise<boolean> {
    while (mayRestart()) {
      log?.warn('The database ended by itself; starting it again');
      try {
        running = await start();
        log?.warn('The database runs again');
        return true;
      } catch (error) {
        log?.warn(error instanceof Error ? error.message : String(error));
        await sleep(pauseMs);
      }
    }
    return false;
  }

  async function keep(): Promise<void> {
    do {
      await running.ended;
      // What watched over the process that has ended must not end another one of its number.
      await running.stop();
      restarting = restart();
    } while (await restarting);
    finish();
  }
  void keep();

  return {
    pid: () => running.pid,
    ended,
    async stop() {
      stopping = true;
      await restarting;
      await running.stop();
      await ended;
    },
  };
}
