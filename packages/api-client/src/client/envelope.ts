import { EnvelopeSchema } from '@pabean/api-client/contract';
import * as v from 'valibot';
import { type Failure, failure } from './result.ts';

/** Reads the frame of an answer: its message, or why the call did not do what it says. */
export function readEnvelope(
  response: Response,
  answer: unknown,
): { readonly ok: true; readonly message: string } | Failure {
  const envelope = v.safeParse(EnvelopeSchema, answer);
  if (!envelope.success) return failure('broken', response.status);
  const { status, message, errors = [], data } = envelope.output;
  if (status === 401) return { ...failure('unauthorised', 401), ...(message && { message }) };
  if (status === 1) return { ok: true, message };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ...failure('refused', response.status),
    message,
    errors,
    ...(data !== undefined && { data }),
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}
