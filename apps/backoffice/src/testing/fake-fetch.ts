import { vi } from 'vitest';
import { type AnswerTo, fetchOf, type Sent } from './answers.ts';

export { json, type Sent } from './answers.ts';

/**
 * Stands in for the network, at the edge of the client and nowhere else. `answers` holds one
 * function per path; a path without one is offline.
 */
export function fakeFetch(answers: Readonly<Record<string, AnswerTo>>): Sent[] {
  const all: Sent[] = [];
  const fetch = fetchOf(
    (sent) => answers[sent.path]?.(sent),
    (sent) => all.push(sent),
  );
  vi.stubGlobal('fetch', fetch);
  return all;
}
