/** When a body is given up: when nothing of it came for so long, or when its caller wants it no more. */
export interface BodyWait {
  readonly silenceMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the body of an answer part by part. The time-out of a call ends with the head of its answer, and a
 * network that falls silent then would be waited for without end. A slow one may take any time as long as it
 * goes on.
 */
export function bodyInTime(
  { body }: Response,
  { silenceMs, signal }: BodyWait,
  take: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = body?.getReader();
    if (!reader) return resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (why?: unknown) => {
      clearTimeout(timer);
      reject(why);
      reader.cancel().catch(() => {});
    };
    const next = (): void => {
      timer = setTimeout(giveUp, silenceMs);
      reader
        .read()
        .then(({ done, value }) => {
          clearTimeout(timer);
          if (done) return resolve();
          take(value);
          next();
        })
        .catch(giveUp);
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    next();
  });
}
