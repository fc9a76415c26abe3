import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is not null; background work takes a moment, and on a busy machine longer. */
export async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(25)) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  throw new Error('It did not happen within 90 seconds.');
}
