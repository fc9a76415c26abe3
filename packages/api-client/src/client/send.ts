import type { CallDefinition } from '@pabean/api-client/contract';
import ky from 'ky';
import { apiAddress } from './api-address.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { type AnyInput, fillPath, requestOptions } from './request.ts';
import { awayMessage, type Failure, failure } from './result.ts';

/**
 * Sends a call and reads its answer as `read` wants it, which waits for the body no longer than it is
 * told. What a server or a network does is a `Failure` and never an exception: an answer that cannot be
 * read is broken, none at all is offline.
 */
export async function send<T extends { readonly ok: true }>(
  options: ClientOptions,
  definition: CallDefinition,
  input: AnyInput,
  { signal, timeout = 30_000 }: CallOptions,
  read: (response: Response, waitMs: number) => Promise<T | Failure>,
): Promise<T | Failure> {
  const token = options.token?.();
  try {
    const response = await ky(apiAddress(`/api${fillPath(definition.path, input.params)}`), {
      ...requestOptions(definition, input),
      ...(signal && { signal }),
      ...(options.fetch && { fetch: (request, init) => fetchWith(options.fetch, request, init) }),
      headers: token ? { Authorization: token } : {},
      // Wherever the API stands: the traveller's cookie is the permission.
      credentials: 'include',
      throwHttpErrors: false,
      retry: 0,
      timeout,
    });
    // Our own answers are never pages; an airport's network puts its sign-in page in their place.
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      if (response.ok) return failure('captive');
      // A proxy's own page, while the server behind it starts again: nothing to be loaded anew.
      if (response.status >= 502) return { ...failure('broken'), message: awayMessage };
    }
    const result = await read(response, timeout);
    // Of a token that was given back since, it says nothing: somebody may have signed in anew.
    if (!result.ok && result.kind === 'unauthorised' && options.token?.() === token) {
      options.onUnauthorised?.(result.message);
    }
    return result;
  } catch (error) {
    if (signal?.aborted) return failure('aborted');
    // By its name: the platform's own error need not be of the page's class.
    const name = (error as { readonly name?: unknown } | undefined)?.name;
    return failure(name === 'SyntaxError' ? 'broken' : 'offline');
  }
}

function fetchWith(
  own: typeof fetch | undefined,
  request: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  return (own ?? fetch)(request, init);
}
