import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { sendStaffMessage } from '../../usecases/conversation/send-staff-message.ts';

/** Writes to the traveller of an order; any role of the staff may. */
export const sendMessage: Handler<Call<'sendMessage'>> = async (
  { body },
  { services, member, ip },
) => {
  const messageId = await sendStaffMessage(services, member, ip, body);
  return { message: 'Your message has been sent', data: { messageId } };
};
