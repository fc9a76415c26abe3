import type { Logger } from 'pino';
import type { Meters } from '../core/metric-events.ts';

/** Small work that is done again and again. */
export interface Chores {
  /** Does it every so many milliseconds, never twice at once; a failure is logged and tried again. */
  repeat(work: () => Promise<unknown>, everyMs: number): void;
  /** Begins none any more, and waits for those at work, but no longer than told. */
  stop(longestMs?: number): Promise<void>;
}

/** Who fails each time, as all do while the database is away, is named once in so long: days of it fill a disk. */
const namedEveryMs = 60_000;

/** What a chore gets to end; all of them go on where they were after a start. */
const longestWaitMs = 5000;

export function makeChores({ logger, meters }: { logger: Logger; meters: Meters }): Chores {
  const timers: NodeJS.Timeout[] = [];
  const atWork = new Set<Promise<void>>();

  function toldSparingly(work: () => Promise<unknown>): () => Promise<void> {
    let failures = 0;
    let namedAt = Number.NEGATIVE_INFINITY;
    return async () => {
      try {
        await work();
        meters.chore(true);
        failures = 0;
        namedAt = Number.NEGATIVE_INFINITY;
      } catch (error) {
        meters.chore(false);
        failures += 1;
        if (performance.now() - namedAt < namedEveryMs) return;
        namedAt = performance.now();
        logger.warn({ err: error, failures }, 'a chore failed');
      }
    };
  }

  return {
    repeat(work, everyMs) {
      let isBusy = false;
      const once = toldSparingly(work);
      const timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        const run = once().finally(() => {
          isBusy = false;
          atWork.delete(run);
        });
        atWork.add(run);
      }, everyMs);
      timers.push(timer.unref());
    },
    async stop(longestMs = longestWaitMs) {
      for (const timer of timers.splice(0)) clearInterval(timer);
      let limit: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, longestMs);
      });
      await Promise.race([Promise.all(atWork), tooLong]);
      clearTimeout(limit);
    },
  };
}
