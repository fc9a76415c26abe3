import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { uploadDocument } from '../../usecases/documents/upload-document.ts';
import { mailNotice } from '../../usecases/mail/mail-notice.ts';
import { uploadedBefore } from '../../usecases/mail/mail-of-press.ts';

/** Upload Document: the order becomes Completed and the mail is queued with it. */
export const uploadVisaDocument: Handler<Call<'uploadVisaDocument'>> = async (
  { body },
  { services, member, ip, file },
) => {
  const { stored, notice } = await uploadDocument(services, member, ip, body, file);
  if (!stored) return { message: uploadedBefore };
  const mail = mailNotice(services.env, body.mailServiceProvider);
  const message = `Document has been uploaded successfully. ${mail}`;
  return { message, ...(notice !== undefined && { notice }) };
};
