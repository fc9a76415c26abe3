import { Refusal } from '../../core/refusal.ts';

interface Waiting {
  /** The fewer, the sooner. */
  readonly rank: number;
  readonly begin: () => void;
  readonly giveUp: (reason: Refusal) => void;
}

/** Where checks of passwords wait for a core. */
export interface PasswordTurns {
  /** Runs a check in its turn. @throws Refusal 503 when too many with a lower rank are waiting */
  take<T>(rank: number, check: () => Promise<T>): Promise<T>;
}

/**
 * A check costs 19 MiB and tens of milliseconds of a thread, on purpose. This many run at once, so
 * that files and other work keep their threads; the others wait, those first whose network has
 * guessed least. Somebody who floods the sign-in waits behind those who do not.
 */
export function passwordTurns(atOnce: number, mostWaiting: number): PasswordTurns {
  const waiting: Waiting[] = [];
  let free = atOnce;

  function wait(rank: number): Promise<void> {
    return new Promise((begin, giveUp) => {
      const behind = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(behind === -1 ? waiting.length : behind, 0, { rank, begin, giveUp });
      if (waiting.length <= mostWaiting) return;
      const words = 'Too many people sign in at the moment. Please try again.';
      waiting.pop()?.giveUp(new Refusal(503, words, { retryAfter: 5 }));
    });
  }

  return {
    async take(rank, check) {
      if (free > 0) free -= 1;
      else await wait(rank);
      try {
        return await check();
      } finally {
        const next = waiting.shift();
        if (next) next.begin();
        else free += 1;
      }
    },
  };
}
