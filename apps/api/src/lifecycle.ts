import type { Logger } from 'pino';
import { ExpectedFailure } from './core/expected-failure.ts';

/** Brings a process down in order, once, whatever asked for it first. */
export interface Lifecycle {
  /**
   * Adds a step of stopping; steps run in the reverse order of being added.
   * @param deadlineMs after which it is given up, 45 seconds when not told
   */
  onStop(name: string, step: () => Promise<unknown>, deadlineMs?: number): void;
  /** Throws when a stop was asked for meanwhile: called between the steps of starting. */
  checkpoint(): void;
  /** From now on a signal stops at once instead of at the next checkpoint. */
  started(): void;
  /** Runs the steps. Later calls wait for the first. */
  stop(exitCode?: number): Promise<void>;
  /** Settles with the exit code when everything has stopped. */
  finished: Promise<number>;
}

/** Thrown by `checkpoint` when the process was asked to stop while it was starting. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

const usualDeadlineMs = 45_000;

/** One key press can arrive twice: from the terminal and forwarded by the package manager. */
const samePress = 1_000;

/**
 * Listens to the signals and to uncaught errors. The first signal stops gracefully, a second
 * one ends the process at once.
 */
export function createLifecycle(logger: Logger): Lifecycle {
  const steps: { name: string; step: () => Promise<unknown>; deadlineMs: number }[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<number>();
  let starting = true;
  let askedAt: number | undefined;
  let failed = 0;
  let stopping: Promise<void> | undefined;

  async function runSteps(): Promise<void> {
    for (const { name, step, deadlineMs } of steps.reverse()) {
      try {
        await Promise.race([step(), tooLong(name, deadlineMs)]);
      } catch (error) {
        failed = 1;
        logger.error({ err: error, step: name }, 'A step of stopping failed');
      }
    }
    finish(failed);
  }

  const stop = (exitCode = 0) => {
    askedAt ??= Date.now();
    failed ||= exitCode;
    stopping ??= runSteps();
    return stopping;
  };

  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > samePress) process.exit(130);
      return;
    }
    askedAt = Date.now();
    logger.info({ signal }, 'Stopping');
    if (!starting) void stop();
  };
  const onError = (error: unknown) => {
    logger.fatal({ err: error }, 'Uncaught error; stopping');
    failed = 1;
    askedAt ??= Date.now();
    if (!starting) void stop(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);

  return {
    onStop: (name, step, deadlineMs = usualDeadlineMs) => steps.push({ name, step, deadlineMs }),
    checkpoint() {
      if (askedAt === undefined) return;
      // Whoever supervises us starts us anew after a failure, and not after a stop that was asked for.
      if (failed > 0) throw new ExpectedFailure('The start broke off; the log says why.');
      throw new Interrupted('Stopped while starting.');
    },
    started() {
      starting = false;
      if (askedAt !== undefined) void stop();
    },
    stop,
    finished,
  };
}

function tooLong(name: string, deadlineMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new Error(`${name} did not stop in ${deadlineMs / 1000} s`));
    setTimeout(giveUp, deadlineMs).unref();
  });
}
