import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { findOrderForMail } from '../../db/queries/order-mailing.ts';
import type { Handler } from '../../http/context.ts';
import { approvalLetter } from '../../papers/letters/letters.ts';
import { limitTries } from '../../usecases/limits/rate-limit.ts';
import { queueOrderMail } from '../../usecases/mail/order-mail.ts';
import { staffActor } from '../../usecases/orders/change-report.ts';

/** The address is free (spec section 7), so the number is not: a document is personal data. */
const mostInAnHour = 60;

/** Resend Mail (AWS) and Resend Mail (Sendgrid): the approval mail again, marked as a reminder. */
export const resendMail: Handler<Call<'resendMail'>> = async (
  { body },
  { services, member, ip },
) => {
  const window = { name: 'resend mail', key: String(member.id), seconds: 60 * 60 };
  await limitTries(services.db, window, mostInAnHour, 'e-mails');
  await services.db.transaction().execute(async (trx) => {
    const order = await findOrderForMail(trx, body.orderId);
    if (order === undefined || order.erased_at !== null) {
      throw new Refusal(404, `There is no order ${body.orderId}.`);
    }
    if (order.document_id === null) {
      throw new Refusal(409, 'There is no document to send yet. Please upload it first.');
    }
    await queueOrderMail(trx, staffActor(member, ip), {
      orderPk: order.id,
      orderVersion: order.version,
      kind: 'resend',
      recipient: body.email,
      letter: approvalLetter(services.env, {
        orderId: order.order_id,
        fullName: order.full_name,
        email: order.email ?? body.email,
        doa: order.doa,
        flight: order.flight_voyage,
        port: order.place_of_arrival,
      }),
      documentId: order.document_id,
      provider: body.mailServiceProvider,
      reminder: true,
    });
  });
  return { message: `The e-mail is on its way through ${body.mailServiceProvider}.` };
};
