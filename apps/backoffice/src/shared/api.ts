import { type Client, createClient } from '@pabean/api-client';
import { endSession, useSession } from './session/session-state.ts';

/** The one client of the back office: the raw token in Authorization (spec section 7). */
export const call: Client = createClient({
  token: () => useSession.getState().token,
  onUnauthorised: endSession,
});
