import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../core/refusal.ts';

/** Lets each member run a few searches at a time; further ones wait for their turn. */
export interface SearchTurns {
  /**
   * Waits for a turn and gives the function that ends it.
   *
   * @throws Refusal 503 when none is free in time, and the signal's reason when it aborts.
   */
  take(memberId: number, signal: AbortSignal): Promise<() => void>;
}

/** Searches of one member that run at the same time; the same person in two tabs. */
const perMember = 2;

/** Milliseconds that a search waits for its member's earlier ones. */
const patience = 5_000;

export function makeSearchTurns(wait = patience): SearchTurns {
  const running = new Map<number, Set<Promise<void>>>();
  return {
    async take(memberId, signal) {
      const turns = running.get(memberId) ?? new Set();
      running.set(memberId, turns);
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(wait)]);
      while (turns.size >= perMember) {
        await Promise.race([...turns, ended(deadline)]);
        signal.throwIfAborted();
        if (deadline.aborted) {
          const message = 'Your earlier searches are still running. Please try again shortly.';
          throw new Refusal(503, message, { retryAfter: 5 });
        }
      }
      const turn = Promise.withResolvers<void>();
      turns.add(turn.promise);
      return () => {
        turns.delete(turn.promise);
        turn.resolve();
      };
    },
  };
}

/** Settles when the signal aborts. */
const ended = (signal: AbortSignal): Promise<void> =>
  sleep(2 ** 30, undefined, { signal, ref: false }).catch(() => undefined);
