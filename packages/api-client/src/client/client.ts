import { type CallDefinition, type CallInput, EnvelopeSchema } from '@pabean/api-client/contract';
import ky from 'ky';
import * as v from 'valibot';
import { type AnyInput, fillPath, requestOptions } from './request.ts';
import {
  type Failure,
  type FailureKind,
  failureMessages,
  type Result,
  type Success,
} from './result.ts';

/** What a client needs to know of its app. */
export interface ClientOptions {
  /** Where the API stands; `/api` when it shares the page's host. */
  readonly baseUrl?: string;
  /** The raw token of the signed-in member, sent in Authorization with no prefix (spec section 7). */
  readonly token?: () => string | null;
  /** Called once per answer with status 401, before the caller gets its result. */
  readonly onUnauthorised?: (message: string) => void;
  readonly fetch?: typeof fetch;
}

/** What a single call may set. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until the call is given up; 30 s when not set, uploads want more. */
  readonly timeout?: number;
}

/** Makes the one client of an app. Calls are typed by the contract and never throw for an answer. */
export function createClient(options: ClientOptions = {}) {
  const base = (options.baseUrl ?? '/api').replace(/\/$/, '');

  return async function call<C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    { signal, timeout = 30_000 }: CallOptions = {},
  ): Promise<Result<C>> {
    const parts: AnyInput = input;
    const token = options.token?.();
    let response: Response;
    let answer: unknown;
    try {
      response = await ky(base + fillPath(definition.path, parts.params), {
        ...requestOptions(definition, parts),
        ...(signal && { signal }),
        ...(options.fetch && { fetch: (request, init) => fetchWith(options.fetch, request, init) }),
        headers: token ? { Authorization: token } : {},
        credentials: 'same-origin',
        throwHttpErrors: false,
        retry: 0,
        timeout,
      });
      answer = await response.json();
    } catch (error) {
      if (signal?.aborted) return failure('aborted');
      return failure(error instanceof SyntaxError ? 'broken' : 'offline');
    }
    const result = readAnswer(definition, response, answer);
    if (!result.ok && result.kind === 'unauthorised') options.onUnauthorised?.(result.message);
    return result;
  };
}

/** The type of an app's client. */
export type Client = ReturnType<typeof createClient>;

function fetchWith(
  own: typeof fetch | undefined,
  request: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  return (own ?? fetch)(request, init);
}

function readAnswer<C extends CallDefinition>(
  definition: C,
  response: Response,
  answer: unknown,
): Result<C> {
  const envelope = v.safeParse(EnvelopeSchema, answer);
  if (!envelope.success) return failure('broken', response.status);
  const { status, message, errors = [] } = envelope.output;
  if (status === 401) return { ...failure('unauthorised', 401), ...(message && { message }) };
  if (status === 0) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      ...failure('refused', response.status),
      message,
      errors,
      ...(Number.isFinite(seconds) && { retryAfter: seconds }),
    };
  }
  const reply = v.safeParse(definition.reply, answer);
  if (!reply.success) return failure('broken', response.status);
  // The schema of this very call made the output; the compiler cannot follow it through `safeParse`.
  return { ok: true, message, ...(reply.output as object) } as Success<C>;
}

function failure(kind: FailureKind, httpStatus = 0): Failure {
  const message = kind === 'refused' ? '' : failureMessages[kind];
  return { ok: false, kind, httpStatus, message, errors: [] };
}
