import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** One thing that the server cannot do its work without. */
export interface Need {
  /** What is said while it fails, for example `the database does not answer`. */
  readonly trouble: string;
  look(): Promise<unknown>;
}

/** How often to look, and how long a look may take; together the time until a failure is told. */
export interface ReadinessPace {
  readonly everyMs: number;
  readonly deadlineMs: number;
}

export const usualPace: ReadinessPace = { everyMs: 2_000, deadlineMs: 2_000 };

/** Whether this process can do its work, known at any time without asking anybody. */
export interface Readiness {
  /** Looks once, then again and again in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** From now on it is not ready any more: the server is about to stop. */
  drain(): void;
  isDraining(): boolean;
  /** What is wrong, or null while it is ready. */
  trouble(): string | null;
}

/**
 * Keeps the state that `/api/ready` tells, so that the call costs nothing however often it is made.
 * A look that does not come back in time is a failure, and is not made twice at once.
 */
export function makeReadiness(
  needs: readonly Need[],
  logger: Logger,
  { everyMs, deadlineMs }: ReadinessPace,
  close: () => Promise<void> = async () => {},
): Readiness {
  const running = new Map<Need, Promise<unknown>>();
  let trouble: string | null = 'the server is starting';
  let draining = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (need: Need): Promise<string | null> => {
    try {
      let check = running.get(need);
      if (check === undefined) {
        check = need.look().finally(() => running.delete(need));
        running.set(need, check);
      }
      await within(deadlineMs, check);
      return null;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      logger.debug({ reason: code ?? message, need: need.trouble }, 'a look failed');
      return need.trouble;
    }
  };
  const lookAtAll = async () => {
    const found = await Promise.all(needs.map(look));
    const now = found.find((each) => each !== null) ?? null;
    if (now !== trouble && now !== null) logger.error({ reason: now }, 'not ready');
    else if (now !== trouble) logger.info('ready');
    trouble = now;
  };

  return {
    async start() {
      await lookAtAll();
      timer = setInterval(() => void lookAtAll(), everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await close();
    },
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    trouble: () => (draining ? 'the server is stopping' : trouble),
  };
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: stop.signal }).then(() => {
    throw new Error('No answer in time.');
  });
  late.catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
