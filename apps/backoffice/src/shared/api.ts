import {
  type Client,
  type ClientOptions,
  createBinaryClient,
  createClient,
  withServerClock,
} from '@pabean/api-client';
import { firstCallFetch } from './first-call/first-call-fetch.ts';
import { endSession, useSession } from './session/session-state.ts';

const options: ClientOptions = {
  token: () => useSession.getState().token,
  onUnauthorised: endSession,
  fetch: withServerClock(firstCallFetch),
};

/** The one client of the back office: the raw token in Authorization (spec section 7). */
export const call: Client = createClient(options);

/** The same for calls that answer with a file. */
export const callBinary = createBinaryClient(options);
