import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { readCockpit } from '../../usecases/cockpit/read-cockpit.ts';

/** The owner's figures of a month. */
export const getCockpit: Handler<Call<'getCockpit'>> = async ({ query }, { services }) => ({
  message: 'Cockpit.',
  data: await readCockpit(services.db, query, new Date()),
});
