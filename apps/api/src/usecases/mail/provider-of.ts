import type { MailServiceProvider } from '@pabean/domain';
import type { MailedOrder } from '../../db/queries/order-mailing.ts';

/** The provider that has mailed this traveller before; AWS when none has. */
export const providerOf = (
  order: Pick<MailedOrder, 'mail_service_provider'>,
): MailServiceProvider => order.mail_service_provider ?? 'AWS';
