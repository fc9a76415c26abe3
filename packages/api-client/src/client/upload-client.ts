import type { CallDefinition, CallInput } from '@pabean/api-client/contract';
import { createClient } from './client.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { requestOptions } from './request.ts';
import type { Result } from './result.ts';

/** How much of a request has left this device, as its browser measures it. */
export type OnSent = (bytes: number, total: number) => void;

/** What a single call with a file may set. */
export interface UploadCallOptions extends CallOptions {
  readonly onSent: OnSent;
}

/**
 * What is on its way goes nowhere after so many looks at which nothing more had left. Looks and not the
 * clock: a phone that slept has looked at nothing. Two minutes, since what leaves in one step may fill
 * the buffers of a slow network for most of one.
 */
const lookMs = 10_000;
const looksUntilStalled = 12;

/**
 * Makes the client of the calls that carry a file and tell how much of it is sent. It is a module of
 * its own, so that apps without such calls do not bundle it.
 */
export function createUploadClient(options: Omit<ClientOptions, 'fetch'> = {}) {
  return async function upload<C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    { onSent, ...more }: UploadCallOptions,
  ): Promise<Result<C>> {
    const { body } = requestOptions(definition, input);
    const fetch = (url: RequestInfo | URL, init?: RequestInit) =>
      sendForm(new Request(url, init), body instanceof FormData ? body : null, onSent);
    return createClient({ ...options, fetch })(definition, input, more);
  };
}

/**
 * Sends by XMLHttpRequest. `fetch` tells nothing of what it sends; ky counts by a stream in its place, which
 * Chromium alone sends, over HTTP/2 only, and what the stream gave away need not have left the device.
 * @param form the body, since not every browser gives back that of a request
 * @throws TypeError also where nothing more leaves for two minutes, which is sooner than the call's time-out
 */
async function sendForm(
  request: Request,
  form: FormData | null,
  onSent: OnSent,
): Promise<Response> {
  const sending = new XMLHttpRequest();
  let looks = 0;
  let looking: ReturnType<typeof setInterval> | undefined;
  await new Promise((resolve, reject) => {
    const { signal } = request;
    const stop = (reason: unknown) => {
      sending.abort();
      reject(reason);
    };
    const giveUp = () => stop(signal.reason);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    looking = setInterval(() => {
      looks += 1;
      if (looks >= looksUntilStalled) stop(new TypeError('Nothing more has left.'));
    }, lookMs);
    sending.open(request.method, request.url);
    sending.withCredentials = request.credentials === 'include';
    for (const [name, value] of request.headers) {
      // The form has a type of its own: it names what stands between its parts.
      if (name !== 'content-type') sending.setRequestHeader(name, value);
    }
    sending.upload.onprogress = ({ loaded, total }) => {
      looks = 0;
      // All of it has left: the answer has the call's own time.
      if (loaded >= total) clearInterval(looking);
      onSent(loaded, total);
    };
    sending.onload = resolve;
    sending.onerror = () => reject(new TypeError('No answer came.'));
    sending.send(form);
  }).finally(() => clearInterval(looking));
  return new Response(sending.responseText, {
    status: sending.status,
    headers: headersOf(sending),
  });
}

function headersOf(sending: XMLHttpRequest): Headers {
  const headers = new Headers();
  const lines = sending.getAllResponseHeaders().matchAll(/^([^:\s]+): *(.*?)\r?$/gm);
  for (const [, name = '', value = ''] of lines) headers.append(name, value);
  return headers;
}
