import { availableParallelism } from 'node:os';

/** Where searches wait until few enough of them work. */
export interface SearchRoom {
  /**
   * Gives the function that leaves the room, or null when a signal aborts before there is a place.
   * @param patience asked only by whoever has to wait; left out, the signal alone ends it
   */
  enter(signal: AbortSignal, patience?: () => AbortSignal): Promise<(() => void) | null>;
}

/** A search that works this long waits for the disk or is a hard one, and holds the others up no longer. */
const quickMs = 100;

/** Searches at the same time where the database is elsewhere: one for each of their connections. */
const mostAtOnce = 3;

/**
 * How many searches work at the same time. Where PostgreSQL shares the processors with the server, one
 * processor is left to lists, moves and the server itself (decision 049).
 */
export const searchesAtOnce = (
  isDatabaseHere: boolean,
  processors = availableParallelism(),
): number => (isDatabaseHere ? Math.min(mostAtOnce, Math.max(1, processors - 1)) : mostAtOnce);

/** Lets so many searches in at a time, those first that came first. */
export function makeSearchRoom(atOnce: number): SearchRoom {
  let free = atOnce;
  const waiting = new Set<() => void>();

  function release(): void {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  }

  function takeFree(): boolean {
    if (free === 0) return false;
    free -= 1;
    return true;
  }

  function place(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const begin = () => end(true);
    const giveUp = () => end(false);
    function end(isIn: boolean): void {
      waiting.delete(begin);
      signal.removeEventListener('abort', giveUp);
      resolve(isIn);
    }
    waiting.add(begin);
    signal.addEventListener('abort', giveUp, { once: true });
    return promise;
  }

  return {
    async enter(signal, patience = () => signal) {
      if (signal.aborted) return null;
      if (!takeFree() && !(await place(patience()))) return null;
      let isIn = true;
      const leave = () => {
        clearTimeout(timer);
        if (isIn) release();
        isIn = false;
      };
      const timer = setTimeout(leave, quickMs).unref();
      return leave;
    },
  };
}
