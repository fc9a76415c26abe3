import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { reportChange } from '../../usecases/orders/change-report.ts';
import { enterTransaction } from '../../usecases/orders/enter-transaction.ts';

/** Enter Transaction Details: only in the four statuses of spec section 2. */
export const defencePackDetails: Handler<Call<'defencePackDetails'>> = async (
  { body },
  { services, member, ip },
) => {
  const result = await enterTransaction(services.db, member, ip, body);
  const { message } = reportChange(result, 'Transaction details have been saved successfully');
  return { message };
};
