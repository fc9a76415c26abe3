import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../core/refusal.ts';
import type { Handler } from '../http/context.ts';

/** Ready: database, document store and disk do their work, and the server is not about to stop. */
export const ready: Handler<Call<'ready'>> = async (_input, { services }) => {
  const trouble = services.readiness.trouble();
  if (trouble !== null) throw new Refusal(503, `Not ready: ${trouble}.`, { retryAfter: 5 });
  return { message: 'Ready.' };
};
