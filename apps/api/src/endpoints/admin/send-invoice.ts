import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { sendInvoice as send } from '../../usecases/invoice/send-invoice.ts';

/** Send Invoice: issues the order's invoice and mails it; once more mails the same one. */
export const sendInvoice: Handler<Call<'sendInvoice'>> = async (
  { body },
  { services, member, ip },
) => {
  const { number, again } = await send(services, member, ip, body.orderId);
  return { message: `Invoice ${number} is on its way to the traveller${again ? ' again' : ''}.` };
};
