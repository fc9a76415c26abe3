import type { Call } from '@pabean/api-client/contract';
import { pingDatabase } from '../db/queries/housekeeping.ts';
import type { Handler } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

/** Ready: the database answers and documents can be written. */
export const ready: Handler<Call<'ready'>> = async (_input, { services, log }) => {
  try {
    await Promise.all([pingDatabase(services.db), services.documents.check()]);
  } catch (error) {
    log.error({ err: error }, 'not ready');
    throw new Refusal(503, 'Not ready: the database or the document store does not answer.');
  }
  return { message: 'Ready.' };
};
