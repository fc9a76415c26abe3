import { type Call, generation } from '@pabean/api-client/contract';
import type { Handler } from '../http/context.ts';

/** Alive: this process answers, and says what it speaks. */
export const health: Handler<Call<'health'>> = async () => ({
  message: 'Alive.',
  data: { generation },
});
