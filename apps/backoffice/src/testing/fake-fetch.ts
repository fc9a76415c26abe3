import { vi } from 'vitest';

/** One request as it would have left the browser. */
export interface Sent {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | null;
  readonly body: unknown;
}

type Answer = Response | Promise<Response> | Error;

/** An answer of the API: the HTTP status follows the body's status (decisions, Calls). */
export function json(body: { status: number; [more: string]: unknown }, httpStatus?: number) {
  const status = httpStatus ?? (body.status === 1 ? 200 : body.status === 0 ? 400 : 401);
  return Response.json(body, { status });
}

/**
 * Stands in for the network, at the edge of the client and nowhere else. `answers` holds one
 * function per path; a path without one is offline.
 */
export function fakeFetch(answers: Readonly<Record<string, (sent: Sent) => Answer>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { pathname: path, searchParams } = new URL(request.url);
    const one = {
      path,
      query: Object.fromEntries(searchParams),
      token: request.headers.get('authorization'),
      body: text === '' ? undefined : JSON.parse(text),
    };
    sent.push(one);
    const answer = await (answers[path]?.(one) ?? new TypeError('offline'));
    // As a browser does: whoever gave up gets no answer.
    if (request.signal.aborted) throw new DOMException('aborted', 'AbortError');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return sent;
}
