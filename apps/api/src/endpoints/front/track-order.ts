import type { Call } from '@pabean/api-client/contract';
import { travellerStage } from '@pabean/domain';
import { chosenLanguage } from '../../core/chosen-language.ts';
import type { Handler } from '../../http/context.ts';
import { findOwnOrder } from '../../usecases/traveller/find-own-order.ts';
import { keepLanguage } from '../../usecases/traveller/keep-language.ts';
import { noteDisclosure } from '../../usecases/traveller/note-disclosure.ts';

/** Opens one order to whoever knows its id and its e-mail. */
export const trackOrder: Handler<Call<'trackOrder'>> = async (
  { body },
  { services, ip, log, openOrder, header },
) => {
  const order = await findOwnOrder(services, body, ip, log);
  // The e-mail as it was typed: the order's may be corrected at this moment.
  openOrder(order.order_id, body.email);
  await keepLanguage(services, order, chosenLanguage(header('cookie')), ip);
  if (body.shown) await noteDisclosure(services, order);
  const { process_status: status, document_id: documentId, assigned_to: member } = order;
  const stage = travellerStage(status, documentId !== null, member !== null);
  return { message: 'Your order was found.', data: { orderId: order.order_id, stage } };
};
