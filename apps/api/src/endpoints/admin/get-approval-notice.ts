import type { Call } from '@pabean/api-client/contract';
import { whatsappNumber } from '@pabean/domain';
import { noSuchOrder } from '../../core/refusal.ts';
import { findLetterOrder } from '../../db/queries/order-mailing.ts';
import type { Handler } from '../../http/context.ts';
import { approvalLetter, approvalWhatsappText } from '../../papers/letters/letters.ts';
import { letterOrder } from '../../usecases/mail/queue-letter.ts';

/** The approval notice as a mail of now would carry it; nothing is sent. */
export const getApprovalNotice: Handler<Call<'getApprovalNotice'>> = async (
  { params },
  { services },
) => {
  const order = await findLetterOrder(services.db, params.orderId);
  if (order === undefined || order.erased_at !== null) {
    throw noSuchOrder(params.orderId);
  }
  const recipient = order.email ?? '';
  const about = letterOrder(order, recipient);
  return {
    message: 'Approval notice.',
    data: {
      ...approvalLetter(services.env, about),
      recipient,
      whatsapp: {
        phone: whatsappNumber(order.country_code, order.phone_number),
        text: approvalWhatsappText(services.env, about),
      },
    },
  };
};
