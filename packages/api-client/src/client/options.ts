/** What a client needs to know of its app. */
export interface ClientOptions {
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
