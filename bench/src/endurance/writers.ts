import { setTimeout as sleep } from 'node:timers/promises';
import { jsonClient } from '../scale/json-client.ts';
import { type Hands, oneThing } from './kinds-of-work.ts';
import type { Work } from './work.ts';

/** Where the server is at the moment; it changes with each start. */
export interface Place {
  url: string | null;
  token: string;
  intakeKey: string;
}

const pauseMs = 40;

/** Does random work until it is told to stop. Whatever fails while the server is down is left. */
export async function write(place: Place, work: Work, isOver: () => boolean): Promise<void> {
  let hands: Hands | null = null;
  while (!isOver()) {
    await sleep(pauseMs);
    if (place.url === null) continue;
    if (hands?.url !== place.url) hands = handsAt(place, place.url);
    try {
      await oneThing(hands, work);
    } catch {
      // The server was killed under the call: nothing was confirmed.
      work.answers.set('cut off', (work.answers.get('cut off') ?? 0) + 1);
    }
  }
}

function handsAt({ token, intakeKey }: Place, url: string): Hands {
  return {
    url,
    token,
    staff: jsonClient(url, { Authorization: token }),
    shop: jsonClient(url, { 'X-Intake-Key': intakeKey }),
  };
}
