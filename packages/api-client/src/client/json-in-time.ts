/**
 * The answer in a body; a SyntaxError says that it is none. The time-out of a call ends with the head of its
 * answer, and a network that falls silent then would be waited for without end. The body may take twice as long:
 * it is small, and a slow network needs its time.
 */
export async function jsonInTime(response: Response, timeoutMs: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, 2 * timeoutMs);
  });
  try {
    return await Promise.race([response.json(), end]);
  } finally {
    clearTimeout(timer);
  }
}
