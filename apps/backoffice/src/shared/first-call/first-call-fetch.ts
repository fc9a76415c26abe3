/** A call that the page has begun before the app was there (page-script.ts). */
export interface FirstCall {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
  /** Gives the call up. */
  readonly stop: AbortController;
}

declare global {
  interface Window {
    pabeanFirstCall?: FirstCall | undefined;
  }
}

/** An answer that is older is asked for anew, in milliseconds from the start of the page. */
const freshMs = 30_000;

/**
 * `fetch`, but for the first call of the page: its answer is on its way already and is used once, by
 * the call that asks for the same with the same token. Somebody else's is given up. A call that found no
 * network is made again.
 */
export const firstCallFetch: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : null;
  const early = window.pabeanFirstCall;
  if (early === undefined || request === null) return fetch(input, init);
  const isOurs = request.headers.get('Authorization') === early.token;
  if (!isOurs || performance.now() > freshMs) return drop(early, input, init);
  const isSame = request.method === 'GET' && request.url === new URL(early.url, location.href).href;
  if (!isSame) return fetch(input, init);
  window.pabeanFirstCall = undefined;
  const { signal } = request;
  if (signal.aborted) early.stop.abort();
  signal.addEventListener('abort', () => early.stop.abort(), { once: true });
  return early.answer.catch((error) => {
    if (signal.aborted) throw error;
    return fetch(input, init);
  });
};

function drop(early: FirstCall, ...call: Parameters<typeof fetch>): Promise<Response> {
  window.pabeanFirstCall = undefined;
  early.stop.abort();
  return fetch(...call);
}
