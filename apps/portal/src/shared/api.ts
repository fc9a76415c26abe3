import { createClient } from '@pabean/api-client';

/**
 * The one client of the portal. No token: a traveller's permission is the HttpOnly cookie that the
 * browser sends by itself (decisions, Safety). `fetch` is looked up at each call, not kept.
 */
export const api = createClient();
