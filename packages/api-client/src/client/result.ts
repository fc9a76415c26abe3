import type { CallDefinition, CallReply, FieldError } from '@pabean/api-client/contract';

/** A call that did what it says, with its message for people and what it carries. */
export type Success<C extends CallDefinition> = {
  readonly ok: true;
  readonly message: string;
} & CallReply<C>;

/**
 * Why a call did not do what it says:
 * - `refused`: the server understood and said no (status 0); `httpStatus` tells 409, 422, 429 …
 * - `unauthorised`: status 401, the session or the traveller's cookie is over
 * - `offline`: no answer came (network away, time-out)
 * - `captive`: a page came in place of an answer: the network wants a sign-in first
 * - `broken`: an answer came that breaks the contract
 * - `aborted`: the caller gave the call up; say nothing
 */
export type FailureKind = 'refused' | 'unauthorised' | 'offline' | 'captive' | 'broken' | 'aborted';

export interface Failure {
  readonly ok: false;
  readonly kind: FailureKind;
  readonly httpStatus: number;
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Seconds to wait, from Retry-After; only when the server said so. */
  readonly retryAfter?: number;
  /** What a refusal carries beside its words; the call's contract says what it is. */
  readonly data?: unknown;
}

/** A call never throws for what a server or a network does: the caller must look at `ok`. */
export type Result<C extends CallDefinition> = Success<C> | Failure;

/** The words for failures that carry no words of the server. */
export const failureMessages: Record<Exclude<FailureKind, 'refused'>, string> = {
  unauthorised: 'Your session has expired. Please sign in again.',
  offline: 'The server cannot be reached. Please check your connection and try again.',
  captive: 'This network wants you to sign in first. Open its sign-in page, then try again here.',
  broken: 'The server gave an answer that this page does not understand. Please reload the page.',
  aborted: '',
};

/** Of an answer that is none of ours, from a proxy that has no server to ask. */
export const awayMessage = 'The server does not answer. Please try again in a minute.';

/** A failure with the words for its kind; a refusal brings the server's own. */
export function failure(kind: FailureKind, httpStatus = 0): Failure {
  const message = kind === 'refused' ? '' : failureMessages[kind];
  return { ok: false, kind, httpStatus, message, errors: [] };
}
