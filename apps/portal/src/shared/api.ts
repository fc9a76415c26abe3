import { createClient, readServerClock } from '@pabean/api-client';

/**
 * The one client of the portal. No token: a traveller's permission is the HttpOnly cookie that the
 * browser sends by itself (spec, Safety). `fetch` is looked up at each call, not kept. The days until
 * an arrival go by the server's clock; the worker answers a GET with what it has kept.
 */
export const api = createClient({
  async fetch(input, init) {
    const askedAt = Date.now();
    const response = await fetch(input, init);
    if (input instanceof Request && input.method === 'POST')
      readServerClock(response.headers, askedAt);
    return response;
  },
});
