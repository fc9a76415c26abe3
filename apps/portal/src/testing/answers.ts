/** One request as it would have left the browser. */
export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

type Answer = Response | Promise<Response> | Error;

/** What the network says, by path; a path without an answer is offline. */
export type Answers = Readonly<Record<string, (sent: Sent) => Answer>>;

/** An answer of the API: the HTTP status follows the body's status (spec, Calls). */
export function json(
  body: { status: number; [more: string]: unknown },
  httpStatus?: number,
  headers?: HeadersInit,
) {
  const status = httpStatus ?? (body.status === 1 ? 200 : body.status === 0 ? 400 : 401);
  return Response.json(body, { status, ...(headers && { headers }) });
}

/** Makes a `fetch` of answers: the edge of the client, and the only part that is not real. */
export function answeringFetch(answers: Answers): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const text = await request.text();
    const { pathname: path } = new URL(request.url);
    const isJson = request.headers.get('content-type')?.startsWith('application/json');
    const one = { path, body: isJson ? JSON.parse(text) : undefined };
    sent.push(one);
    const found = answers[path]?.(one) ?? new TypeError('offline');
    if (found instanceof Error) throw found;
    const { signal } = request;
    const givenUp = new Promise<never>((_, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason));
    });
    return Promise.race([found, givenUp]);
  }
  return { fetch: answer, sent };
}
