/** What is less may be the way of the answer, or its header's whole seconds. */
const agreesMs = 120_000;
/** An answer that took longer, such as over a device's sleep, says nothing of now. */
const freshMs = 30_000;

/** How far the server's clock is ahead of the device's, in milliseconds; 0 where they agree. */
let aheadMs = 0;

/** Reads the server's clock from an answer, which says when it was sent; one that was kept says nothing of now. */
export function readServerClock(headers: Headers, askedAt: number): void {
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const now = Date.now();
  const tookMs = now - askedAt;
  if (Number.isNaN(sentAt) || tookMs < 0 || tookMs > freshMs) return;
  aheadMs = Math.abs(sentAt - now) < agreesMs ? 0 : sentAt - now;
}

/** The same `fetch`, which also reads the server's clock. */
export const withServerClock =
  (send: typeof fetch): typeof fetch =>
  async (...request) => {
    const askedAt = Date.now();
    const response = await send(...request);
    readServerClock(response.headers, askedAt);
    return response;
  };

/**
 * Now, by the server: how long is left until a day is no matter of the device's clock, which may be wrong by
 * hours where its zone is.
 */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);
