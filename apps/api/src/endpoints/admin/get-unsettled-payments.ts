import type { Call } from '@pabean/api-client/contract';
import { findUnsettledPayments } from '../../db/queries/order-payments.ts';
import type { Handler } from '../../http/context.ts';

/** As many as the list names. */
const limit = 100;

/** Orders that were paid twice and wait for somebody to settle it. For everybody who works orders. */
export const getUnsettledPayments: Handler<Call<'getUnsettledPayments'>> = async (
  _input,
  { services },
) => ({
  message: 'Unsettled payments.',
  data: await findUnsettledPayments(services.db, limit),
});
