import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { mailNotice } from '../../usecases/mail/mail-notice.ts';
import { pressedBefore } from '../../usecases/mail/mail-of-press.ts';
import { resendApproval } from '../../usecases/mail/resend-approval.ts';

/** Resend Mail (AWS) and Resend Mail (Sendgrid): the approval mail again, marked as a reminder. */
export const resendMail: Handler<Call<'resendMail'>> = async (
  { body },
  { services, member, ip },
) => {
  const queued = await resendApproval(services, member, ip, body);
  return { message: queued ? mailNotice(services.env, body.mailServiceProvider) : pressedBefore };
};
