/** Milliseconds that one try may take; the document goes with it, so it is not short. */
export const mailPatienceMs = 60_000;

/** "No" of a provider, in its own words. */
export class Answered extends Error {}

/** How to talk to one provider. */
export interface Reach {
  /** The name that people read. */
  readonly who: string;
  /** Whether an error of its client says by itself what is wrong, as the provider put it. */
  readonly isAnswer?: (error: unknown) => boolean;
  readonly patienceMs?: number | undefined;
}

/**
 * One try to hand a message over. It always ends: a provider that is silent, or slower than any
 * should be, holds up a worker for no longer than this. A failure without an answer gets words of
 * ours, because Email History must say more than "fetch failed".
 */
export async function reach<T>(
  { who, isAnswer, patienceMs = mailPatienceMs }: Reach,
  hand: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await hand(signal);
  } catch (error) {
    if (error instanceof Answered || isAnswer?.(error)) throw error;
    const words = signal.aborted
      ? `${who} did not answer within ${patienceMs / 1000} seconds.`
      : `The connection to ${who} failed: ${innermost(error)}`;
    throw new Error(words, { cause: error });
  }
}

/** What the network said, under the wrappings of the clients. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with two addresses fails twice.
  const [first] = error instanceof AggregateError ? error.errors : [];
  const inner = first ?? error.cause;
  if (inner instanceof Error) return innermost(inner);
  // OpenSSL's message is numbers, names of its files and lines.
  if ('library' in error && 'reason' in error) return `its encryption (TLS): ${error.reason}`;
  return error.message || ('code' in error ? String(error.code) : error.name);
}
