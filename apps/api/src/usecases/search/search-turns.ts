import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../core/refusal.ts';
import { makeSearchRoom } from './search-room.ts';

/** Lets each member run a few searches at a time, and all together as many as there is room for. */
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

/** Milliseconds that a search waits for earlier ones. */
const patience = 5_000;

/** @param atOnce searches of all members that work at the same time */
export function makeSearchTurns(atOnce: number, wait = patience): SearchTurns {
  const running = new Map<number, Set<Promise<void>>>();
  const room = makeSearchRoom(atOnce);

  async function takeOfMember(memberId: number, signal: AbortSignal, patience: () => AbortSignal) {
    const turns = running.get(memberId) ?? new Set();
    running.set(memberId, turns);
    while (turns.size >= perMember) {
      await Promise.race([...turns, ended(patience())]);
      signal.throwIfAborted();
      if (patience().aborted) throw tooMany('Your earlier searches are still running.');
    }
    const turn = Promise.withResolvers<void>();
    turns.add(turn.promise);
    return () => {
      turns.delete(turn.promise);
      turn.resolve();
    };
  }

  return {
    async take(memberId, signal) {
      const patience = patienceOf(signal, wait);
      const endTurn = await takeOfMember(memberId, signal, patience);
      const leave = await room.enter(signal, patience);
      if (leave !== null) {
        return () => {
          leave();
          endTurn();
        };
      }
      endTurn();
      signal.throwIfAborted();
      throw tooMany('Searches of other members are still running.');
    },
  };
}

/** Ends the wait, with the caller or after so long. Most searches do not wait, and need no timer. */
function patienceOf(signal: AbortSignal, wait: number): () => AbortSignal {
  let deadline: AbortSignal | undefined;
  return () => {
    deadline ??= AbortSignal.any([signal, AbortSignal.timeout(wait)]);
    return deadline;
  };
}

const tooMany = (message: string) =>
  new Refusal(503, `${message} Please try again shortly.`, { retryAfter: 5 });

/** Settles when the signal aborts. */
const ended = (signal: AbortSignal): Promise<void> =>
  sleep(2 ** 30, undefined, { signal, ref: false }).catch(() => undefined);
