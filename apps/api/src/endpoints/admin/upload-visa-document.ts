import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { uploadDocument } from '../../usecases/documents/upload-document.ts';
import { mailNotice } from '../../usecases/mail/mail-notice.ts';

/** Upload Document: the order becomes Completed and the mail is queued with it. */
export const uploadVisaDocument: Handler<Call<'uploadVisaDocument'>> = async (
  { body },
  { services, member, ip, file },
) => {
  const { notice } = await uploadDocument(services, member, ip, body, file);
  const mail = mailNotice(services.env, body.mailServiceProvider);
  const message = `Document has been uploaded successfully. ${mail}`;
  return { message, ...(notice !== undefined && { notice }) };
};
