import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { sendDocumentAgain as sendAgain } from '../../usecases/mail/send-document-again.ts';

/** The traveller's own document by e-mail once more. */
export const sendDocumentAgain: Handler<Call<'sendDocumentAgain'>> = async (
  { body },
  { services, openedOrders, ip },
) => ({
  message: 'We send your document again.',
  data: await sendAgain(services, { openedOrders, ip }, body.orderId),
});
