/** One request as it would have left the browser. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | null;
  /** JSON, or the fields of a form. */
  readonly body: unknown;
}

export type Answer = Response | Error;

/** What stands for the server; undefined: it cannot be reached. */
export type AnswerTo = (sent: Sent) => Answer | Promise<Answer> | undefined;

/** An answer of the API: the HTTP status follows the body's status (spec, Calls). */
export function json(body: { status: number; [more: string]: unknown }, httpStatus?: number) {
  const status = httpStatus ?? (body.status === 1 ? 200 : body.status === 0 ? 400 : 401);
  return Response.json(body, { status });
}

/**
 * A `fetch` that asks a function and not the network: the edge of the client is the only part of
 * the app that tests and stories replace. `heard` is told of every request before its answer.
 */
export function fetchOf(answerTo: AnswerTo, heard: (sent: Sent) => void = () => {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const { pathname: path, searchParams } = new URL(request.url);
    const sent = {
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      token: request.headers.get('authorization'),
      body: isForm ? fieldsOf(text) : text === '' ? undefined : JSON.parse(text),
    };
    heard(sent);
    const answer = await (answerTo(sent) ?? new TypeError('offline'));
    // As a browser does: whoever gave up gets no answer.
    if (request.signal.aborted) throw new DOMException('aborted', 'AbortError');
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

/** jsdom's form and Node's request do not fit together closely enough for `formData()`. */
function fieldsOf(multipart: string): Record<string, string> {
  const fields = multipart.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)\r\n/g);
  return Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value]));
}
