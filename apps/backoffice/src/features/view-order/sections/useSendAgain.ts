import { sendMailAgain } from '@pabean/api-client/contract';
import type { MailServiceProvider } from '@pabean/domain';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';

/** Sends one mail again; a second press while the first is under way does nothing. */
export function useSendAgain(mail: OrderDetail['mailHistory'][number]) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  async function send(mailServiceProvider: MailServiceProvider): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    const body = { orderId: mail.order_id, mailId: mail.id, mailServiceProvider };
    const result = await call(sendMailAgain, { body });
    if (result.ok) notify.success(result.message);
    else notify.failure(result);
    // A refusal means that the mail stands otherwise than it looks here.
    if (result.ok || result.httpStatus === 409) await reloadOrder();
    busy.current = false;
    setPending(false);
  }
  return { pending, send };
}
