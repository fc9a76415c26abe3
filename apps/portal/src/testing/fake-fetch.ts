import { vi } from 'vitest';
import { type Answers, answeringFetch, type Sent } from './answers.ts';
import { FakeXhr } from './fake-xhr.ts';

/** Stands in for the network until the test is over, at the edge of the client and nowhere else. */
export function fakeFetch(answers: Answers): Sent[] {
  const { fetch, sent } = answeringFetch(answers);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return sent;
}
