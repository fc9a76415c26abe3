/** When a body is given up: when nothing of it came for so long, or when its caller wants it no more. */
export interface BodyWait {
  readonly silenceMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The body of an answer, part by part. The time-out of a call ends with the head of its answer, and a
 * network that falls silent then would be waited for without end: it throws when nothing came for so long.
 * A slow network may take any time as long as it goes on.
 */
export async function* bodyInTime(
  { body }: Response,
  wait: BodyWait,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), wait);
      if (done) return;
      yield value;
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}

async function inTime<T>(read: Promise<T>, { silenceMs, signal }: BodyWait): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => {};
  const end = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal?.reason);
    timer = setTimeout(() => reject(new Error('No more came.')), silenceMs);
  });
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([read, end]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The answer in a body. Throws a SyntaxError for what is none. */
export async function jsonInTime(response: Response, wait: BodyWait): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of bodyInTime(response, wait)) {
    text += decoder.decode(part, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
