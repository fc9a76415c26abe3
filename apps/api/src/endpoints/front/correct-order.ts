import type { Call, OwnCorrectionResult } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { correctOwnOrder } from '../../usecases/corrections/correct-own-order.ts';

/** The traveller corrects what they declared, or asks for it once filing has begun. */
export const correctOrder: Handler<Call<'correctOrder'>> = async (
  { body },
  { services, openedOrders, ip },
) => {
  const { takenBack, ...data } = await correctOwnOrder(services, { openedOrders, ip }, body);
  return { message: messageOf(data, takenBack), data };
};

function messageOf({ way, asked }: OwnCorrectionResult, takenBack: readonly string[]): string {
  if (way === 'save') return 'Your change is saved.';
  if (asked === undefined || asked.length > 0) return 'Your request has been sent.';
  return takenBack.length > 0 ? 'Your request was taken back.' : 'Your order says this already.';
}
