import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../http/context.ts';

/** Alive: this process answers. */
export const health: Handler<Call<'health'>> = async () => ({ message: 'Alive.' });
